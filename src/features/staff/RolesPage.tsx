import { StaffListActor } from './staffListActor.ts';
import { ListCount } from '../list/ListCount.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { PrintNote } from '../print/PrintNote.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { useQueryFromAddress } from '../list/queryAddress.ts';
import { StaffActions } from './StaffActions.tsx';
import { StaffFilters } from './StaffFilters.tsx';
import { PEOPLE, STAFF_QUERY } from './staffQuery.ts';
import { StaffTable } from './StaffTable.tsx';
import { useAddUserOnArrival } from './addUser/useAddUserOnArrival.ts';

/** Title, search, filters and Add User, and the list of people. */
export function RolesPage() {
  const list = StaffListActor.useActorRef();
  useQueryFromAddress(list, STAFF_QUERY);
  useAddUserOnArrival();
  return (
    <>
      <PageHeader
        title="Roles & Users"
        count={<ListCount list={list} noun={PEOPLE} />}
        search={<ListSearch list={list} label="Search users" placeholder="Search by name, email, or role..." />}
        actions={<StaffActions />}
      />
      <PrintNote list={list} noun={PEOPLE} />
      <StaffFilters />
      <StaffTable />
    </>
  );
}
