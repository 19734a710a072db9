import { usePageTitle } from '../../lib/usePageTitle.ts';
import { RolesPage } from './RolesPage.tsx';
import { StaffDialogs } from './StaffDialogs.tsx';
import { StaffDirectory } from './StaffDirectory.tsx';

/** Roles & Users (specification, section 2). */
export function Component() {
  usePageTitle('Roles & Users');
  return (
    <StaffDirectory>
      <StaffDialogs>
        <RolesPage />
      </StaffDialogs>
    </StaffDirectory>
  );
}
