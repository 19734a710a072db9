import type { ReactNode } from 'react';
import { AddUserProvider } from './addUser/AddUserProvider.tsx';
import { EditUserProvider } from './editUser/EditUserProvider.tsx';
import { RemoveUserProvider } from './removeUser/RemoveUserProvider.tsx';

/** The dialogs of the list, for the buttons in it to open. */
export function StaffDialogs({ children }: { children: ReactNode }) {
  return (
    <AddUserProvider>
      <EditUserProvider>
        <RemoveUserProvider>{children}</RemoveUserProvider>
      </EditUserProvider>
    </AddUserProvider>
  );
}
