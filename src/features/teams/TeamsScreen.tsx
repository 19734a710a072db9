import { usePageTitle } from '../../lib/usePageTitle.ts';
import { TeamsDialogs } from './TeamsDialogs.tsx';
import { TeamsLists } from './TeamsLists.tsx';
import { TeamsPage } from './TeamsPage.tsx';

/** Teams & Departments (specification, section 2). */
export function Component() {
  usePageTitle('Teams & Departments');
  return (
    <TeamsLists>
      <TeamsDialogs>
        <TeamsPage />
      </TeamsDialogs>
    </TeamsLists>
  );
}
