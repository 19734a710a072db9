import type { SnapshotFrom } from 'xstate';
import { isolated } from '../rules/text.ts';
import { fullName } from '../shared/entities.ts';
import type { removeUserMachine } from './removeUserMachine.ts';
import { CHECKING_REMOVAL, failureText, REMOVAL_DENIED, REMOVAL_UNKNOWN } from './texts.ts';

export type RemoveUserSnapshot = SnapshotFrom<typeof removeUserMachine>;

/** Whether the dialog is on screen. */
export const isOpen = (snapshot: RemoveUserSnapshot) => !snapshot.matches('closed');

/** Whether the dialog shows Permission Denied, with a Close button only. */
export const isPermissionDenied = (snapshot: RemoveUserSnapshot) => snapshot.matches('permissionDenied');

/** Whether the outcome is unknown, so that Retry stands in for Remove. */
export const isUnconfirmed = (snapshot: RemoveUserSnapshot) => snapshot.matches('unconfirmed');

/** Whether a request is on its way. */
export const isBusy = (snapshot: RemoveUserSnapshot) => snapshot.hasTag('busy');

/** Whether to say that it is still working. */
export const isSlow = (snapshot: RemoveUserSnapshot) => snapshot.hasTag('slow');

/** Who removes whom; null while the dialog is closed. */
export const dialogOf = ({ context }: RemoveUserSnapshot) => context.dialog;

/** What the dialog asks (specification, section 2); null while it is closed. */
export function questionOf({ context }: RemoveUserSnapshot): string | null {
  if (context.dialog === null) return null;
  const { target } = context.dialog;
  const name = fullName(target);
  const person = name === '' ? target.email : `${isolated(name)} (${target.email})`;
  return `Are you sure you want to remove ${person}? This action cannot be undone.`;
}

/** What went wrong or is unclear, in words; null when there is nothing to say. */
export function messageOf(snapshot: RemoveUserSnapshot): string | null {
  if (snapshot.matches('permissionDenied')) return REMOVAL_DENIED;
  if (snapshot.matches('checking')) return CHECKING_REMOVAL;
  if (snapshot.matches('unconfirmed')) return REMOVAL_UNKNOWN;
  const { error } = snapshot.context;
  return error && failureText(error);
}
