import { lazyComponent } from '../../app/navigation/lazyComponent.tsx';

/** The dialogs are fetched when somebody is about to open one. */
export const AddUserDialog = lazyComponent(() => import('./AddUserDialog.tsx'));
export const EditUserDialog = lazyComponent(() => import('./EditUserDialog.tsx'));
export const RemoveUserDialog = lazyComponent(() => import('./RemoveUserDialog.tsx'));
