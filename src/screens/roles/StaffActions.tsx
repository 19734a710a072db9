import { AddUserButton } from './AddUserButton.tsx';
import { ImportUsersButton } from './import/ImportUsersButton.tsx';

/** What can be done with the list as a whole. */
export function StaffActions() {
  return (
    <>
      <ImportUsersButton />
      <AddUserButton />
    </>
  );
}
