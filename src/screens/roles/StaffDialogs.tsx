import type { ReactNode } from 'react';
import { AddUser, EditUser, RemoveUser } from './dialogChunks.ts';

/** The dialogs of the list, for the buttons in it to open. */
export function StaffDialogs({ children }: { children: ReactNode }) {
  return (
    <AddUser.Provider>
      <EditUser.Provider>
        <RemoveUser.Provider>{children}</RemoveUser.Provider>
      </EditUser.Provider>
    </AddUser.Provider>
  );
}
