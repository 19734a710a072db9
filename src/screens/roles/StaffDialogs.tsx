import type { ReactNode } from 'react';
import { AddUserProvider } from './AddUserProvider.tsx';
import { EditUserProvider } from './EditUserProvider.tsx';
import { RemoveUserProvider } from './RemoveUserProvider.tsx';

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
