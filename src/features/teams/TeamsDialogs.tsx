import type { ReactNode } from 'react';
import { AddDepartmentProvider } from './addDepartment/AddDepartmentProvider.tsx';
import { AddTeamProvider } from './addTeam/AddTeamProvider.tsx';
import { EditTeamProvider } from './editTeam/EditTeamProvider.tsx';
import { RenameDepartmentProvider } from './renameDepartment/RenameDepartmentProvider.tsx';

/** The dialogs of the page, for the buttons in it to open. */
export function TeamsDialogs({ children }: { children: ReactNode }) {
  return (
    <AddDepartmentProvider>
      <AddTeamProvider>
        <EditTeamProvider>
          <RenameDepartmentProvider>{children}</RenameDepartmentProvider>
        </EditTeamProvider>
      </AddTeamProvider>
    </AddDepartmentProvider>
  );
}
