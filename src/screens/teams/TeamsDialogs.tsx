import type { ReactNode } from 'react';
import { AddDepartment, AddTeam, EditTeam, RenameDepartment } from './dialogChunks.ts';

/** The dialogs of the page, for the buttons in it to open. */
export function TeamsDialogs({ children }: { children: ReactNode }) {
  return (
    <AddDepartment.Provider>
      <AddTeam.Provider>
        <EditTeam.Provider>
          <RenameDepartment.Provider>{children}</RenameDepartment.Provider>
        </EditTeam.Provider>
      </AddTeam.Provider>
    </AddDepartment.Provider>
  );
}
