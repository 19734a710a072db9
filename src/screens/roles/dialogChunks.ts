import { lazy } from 'react';

/** The dialogs are fetched when somebody is about to open one. */
export const loadAddUserDialog = () => import('./AddUserDialog.tsx');
export const loadEditUserDialog = () => import('./EditUserDialog.tsx');
export const loadRemoveUserDialog = () => import('./RemoveUserDialog.tsx');

export const AddUserDialog = lazy(async () => ({ default: (await loadAddUserDialog()).AddUserDialog }));
export const EditUserDialog = lazy(async () => ({ default: (await loadEditUserDialog()).EditUserDialog }));
export const RemoveUserDialog = lazy(async () => ({ default: (await loadRemoveUserDialog()).RemoveUserDialog }));

/** Handlers that fetch a chunk when the pointer or the focus comes to what needs it. A failure shows when it is used. */
export function onIntent(load: () => Promise<unknown>) {
  const prefetch = () => void load().catch(() => undefined);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
