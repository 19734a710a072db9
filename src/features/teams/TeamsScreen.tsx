import { usePageTitle } from '../../lib/usePageTitle.ts';
import { TeamsDialogs } from './TeamsDialogs.tsx';
import { TeamsDirectories } from './TeamsDirectories.tsx';
import { TeamsPage } from './TeamsPage.tsx';

/** Teams & Departments (specification, section 2). */
export function Component() {
  usePageTitle('Teams & Departments');
  return (
    <TeamsDirectories>
      <TeamsDialogs>
        <TeamsPage />
      </TeamsDialogs>
    </TeamsDirectories>
  );
}
