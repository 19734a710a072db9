import { formatAny } from '../../../machines/rules/format.ts';
import {
  canAdd,
  canEdit,
  canEditTeams,
  canRemove,
  canSuspend,
  rolesThatAdd,
  rolesThatEdit,
  type Party,
} from '../../../machines/rules/permissions.ts';
import { roleLabel, type Role } from '../../../machines/rules/roles.ts';

const EDIT_YOURSELF = 'You cannot edit yourself here. Your display name and your password are in Settings';

/** Why Edit is unavailable; undefined if it is available (specification, section 5; decisions, people). */
export function editReason(editor: Party, target: Party): string | undefined {
  if (canEdit(editor, target)) return undefined;
  return editor.id === target.id ? EDIT_YOURSELF : reason(editor, 'edit', target);
}

/** Like `editReason`, for Remove. */
export function removeReason(editor: Party, target: Party): string | undefined {
  if (canRemove(editor, target)) return undefined;
  return editor.id === target.id ? 'You cannot remove yourself' : reason(editor, 'remove', target);
}

/** Like `editReason`, for Suspend and Restore. */
export function suspendReason(editor: Party, target: Party, action: 'suspend' | 'restore' = 'suspend') {
  if (canSuspend(editor, target)) return undefined;
  return editor.id === target.id ? `You cannot ${action} yourself` : reason(editor, action, target);
}

/** Why no link is emailed to a suspended user: it would not sign them in. */
export const SUSPENDED = 'This user is suspended. Restore them first';
/** Why no link is emailed to a removed user. */
export const REMOVED = 'This user was removed';

/** Like `editReason`, for Send reset email. */
export function resetEmailReason(editor: Party, target: Party, isSuspended: boolean): string | undefined {
  if (canEdit(editor, target)) return isSuspended ? SUSPENDED : undefined;
  const isOwn = editor.id === target.id;
  return isOwn ? 'Your password is in Settings' : reason(editor, 'send a reset email to', target);
}

/** Like `editReason`, for Add User. */
export function addReason(editor: Party): string | undefined {
  return canAdd(editor.role) ? undefined : `${roleWithArticle(editor.role)} cannot add users`;
}

/** Why the buttons that change teams and departments are unavailable; undefined if they are available. */
export function teamsReason(editor: Party): string | undefined {
  return canEditTeams(editor.role) ? undefined : `${roleWithArticle(editor.role)} cannot edit teams and departments`;
}

function reason(editor: Party, action: string, target: Party): string {
  const targetText = target.role === null ? 'someone whose role is unknown' : roleInSentence(target.role);
  return `${roleWithArticle(editor.role)} cannot ${action} ${targetText}`;
}

function roleWithArticle(role: Role | null): string {
  if (role === null) return 'Someone without a role';
  // "User" starts with a consonant sound.
  return `${/^[AEIO]/.test(role) ? 'An' : 'A'} ${roleLabel(role)}`;
}

/** Like `roleWithArticle`, within a sentence: `an Admin`. */
function roleInSentence(role: Role | null): string {
  const text = roleWithArticle(role);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The second sentence of Permission Denied: why `target` may not be edited, and which roles may. */
export function editDenial(editor: Party, target: Party): string {
  const what = editor.id === target.id ? 'Anything else' : 'This';
  return denial(editReason(editor, target), rolesThatEdit(target.role), what);
}

/** Like `editDenial`, for Remove. */
export function removeDenial(editor: Party, target: Party): string {
  return denial(removeReason(editor, target), rolesThatEdit(target.role));
}

/** Like `editDenial`, for Suspend. */
export function suspendDenial(editor: Party, target: Party): string {
  return denial(suspendReason(editor, target), rolesThatEdit(target.role));
}

/** Like `editDenial`, for Add User. */
export function addDenial(editor: Party): string {
  return denial(addReason(editor), rolesThatAdd());
}

/** Without a reason, only the server rejects the action: roles change while a user is signed in. */
function denial(reason: string | undefined, roles: Role[], what = 'This'): string {
  const who =
    roles.length === 0
      ? `No role allows ${what.toLowerCase()}: only the owner of the database can do it.`
      : `${what} takes ${formatAny(roles.map(roleInSentence))}.`;
  return reason === undefined ? who : `${reason}. ${who}`;
}
