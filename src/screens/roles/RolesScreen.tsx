import { usePageTitle } from '../../app/routes/usePageTitle.ts';
import { RolesPage } from './RolesPage.tsx';
import { StaffDialogActors } from './StaffDialogActors.tsx';
import { StaffDirectory } from './StaffDirectory.tsx';

/** Roles & Users (specification, section 2). */
export function Component() {
  usePageTitle('Roles & Users');
  return (
    <StaffDirectory>
      <StaffDialogActors>
        <RolesPage />
      </StaffDialogActors>
    </StaffDirectory>
  );
}
