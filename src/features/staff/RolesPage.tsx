import { StaffDirectoryActor } from './staffDirectoryActor.ts';
import { DirectoryCount } from '../list/DirectoryCount.tsx';
import { DirectorySearch } from '../list/DirectorySearch.tsx';
import { PrintNote } from '../print/PrintNote.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { useQueryFromAddress } from '../list/queryAddress.ts';
import { StaffActions } from './StaffActions.tsx';
import { StaffFilters } from './StaffFilters.tsx';
import { PEOPLE, STAFF_NARROWING } from './staffNarrowing.ts';
import { StaffTable } from './StaffTable.tsx';
import { useAddUserOnArrival } from './addUser/useAddUserOnArrival.ts';

/** Title, search, filters and Add User, and the list of people. */
export function RolesPage() {
  const directory = StaffDirectoryActor.useActorRef();
  useQueryFromAddress(directory, STAFF_NARROWING);
  useAddUserOnArrival();
  return (
    <>
      <PageHeader
        title="Roles & Users"
        count={<DirectoryCount directory={directory} noun={PEOPLE} />}
        search={
          <DirectorySearch directory={directory} label="Search users" placeholder="Search by name, email, or role..." />
        }
        actions={<StaffActions />}
      />
      <PrintNote directory={directory} noun={PEOPLE} />
      <StaffFilters />
      <StaffTable />
    </>
  );
}
