import { lazyComponent } from '../../lib/lazyComponent.tsx';

/** The dialogs of teams and departments, whose code is loaded when they are opened or the browser is idle. */
export const AddTeamDialog = lazyComponent(() => import('./addTeam/AddTeamDialog.tsx'));
export const EditTeamDialog = lazyComponent(() => import('./editTeam/EditTeamDialog.tsx'));
export const DepartmentDialog = lazyComponent(() => import('./DepartmentDialog.tsx'));
