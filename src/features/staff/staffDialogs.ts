import { lazyComponent } from '../../lib/lazyComponent.tsx';

/** The dialogs of people, whose code is loaded when they are opened or the browser is idle. */
export const AddUserDialog = lazyComponent(() => import('./addUser/AddUserDialog.tsx'));
export const ChangeUsersDialog = lazyComponent(() => import('./changeUsers/ChangeUsersDialog.tsx'));
export const EditUserDialog = lazyComponent(() => import('./editUser/EditUserDialog.tsx'));
/** Includes the CSV library, so it is not preloaded. */
export const ImportUsersDialog = lazyComponent(() => import('./import/ImportUsersDialog.tsx'));
export const RemoveUserDialog = lazyComponent(() => import('./removeUser/RemoveUserDialog.tsx'));
export const SuspendUserDialog = lazyComponent(() => import('./suspendUser/SuspendUserDialog.tsx'));
