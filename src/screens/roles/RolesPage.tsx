import { StaffDirectoryActor } from '../../app/actors/staffDirectoryActor.ts';
import { DirectoryCount } from '../../app/directory/DirectoryCount.tsx';
import { DirectorySearch } from '../../app/directory/DirectorySearch.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StaffActions } from './StaffActions.tsx';
import { StaffDialogs } from './StaffDialogs.tsx';
import { StaffTable } from './StaffTable.tsx';

const PEOPLE = { one: 'person', many: 'people' };

/** Title, search and Add User, the list of people, and its dialogs. */
export function RolesPage() {
  const directory = StaffDirectoryActor.useActorRef();
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
      <StaffTable />
      <StaffDialogs />
    </>
  );
}
