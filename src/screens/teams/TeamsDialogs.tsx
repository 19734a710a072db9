import type { ReactNode } from 'react';
import { AddDepartmentProvider } from './AddDepartmentProvider.tsx';
import { AddTeamProvider } from './AddTeamProvider.tsx';
import { EditTeamProvider } from './EditTeamProvider.tsx';
import { RenameDepartmentProvider } from './RenameDepartmentProvider.tsx';

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
