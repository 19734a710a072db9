import { usePageTitle } from '../../lib/usePageTitle.ts';
import { RolesPage } from './RolesPage.tsx';
import { StaffDialogs } from './StaffDialogs.tsx';
import { StaffList } from './StaffList.tsx';

/** Roles & Users (specification, section 2). */
export function Component() {
  usePageTitle('Roles & Users');
  return (
    <StaffList>
      <StaffDialogs>
        <RolesPage />
      </StaffDialogs>
    </StaffList>
  );
}
