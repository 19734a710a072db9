import { usePageTitle } from '../../app/routes/usePageTitle.ts';
import { TeamsDialogActors } from './TeamsDialogActors.tsx';
import { TeamsDirectories } from './TeamsDirectories.tsx';
import { TeamsPage } from './TeamsPage.tsx';

/** Teams & Departments (specification, section 2). */
export function Component() {
  usePageTitle('Teams & Departments');
  return (
    <TeamsDirectories>
      <TeamsDialogActors>
        <TeamsPage />
      </TeamsDialogActors>
    </TeamsDirectories>
  );
}
