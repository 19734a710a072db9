import { formatAny } from '../../../machines/rules/format.ts';
import {
  canAdd,
  canEdit,
  canEditTeams,
  rolesThatAdd,
  rolesThatEdit,
  type Party,
} from '../../../machines/rules/permissions.ts';
import { roleLabel, type Role } from '../../../machines/rules/roles.ts';

const TO_YOURSELF = {
  edit: 'You cannot edit yourself here. Your display name and your password are in Settings',
  remove: 'You cannot remove yourself',
  suspend: 'You cannot suspend yourself',
  restore: 'You cannot restore yourself',
  'send a reset email to': 'Your password is in Settings',
};

/** Why an action on a user is unavailable; undefined if it is available (specification, section 5; decisions, people). */
function reasonNotTo(action: keyof typeof TO_YOURSELF) {
  return (editor: Party, target: Party): string | undefined => {
    if (canEdit(editor, target)) return undefined;
    if (editor.id === target.id) return TO_YOURSELF[action];
    const targetText = target.role === null ? 'someone whose role is unknown' : roleInSentence(target.role);
    return `${roleWithArticle(editor.role)} cannot ${action} ${targetText}`;
  };
}

export const editReason = reasonNotTo('edit');
export const removeReason = reasonNotTo('remove');
export const suspendReason = reasonNotTo('suspend');
export const restoreReason = reasonNotTo('restore');
const emailReason = reasonNotTo('send a reset email to');

/** Who reads the reason of a change. */
export const REASON_HELP = 'Everyone who may read the audit log will see it.';

/** Why no link is emailed to a suspended user: it would not sign them in. */
export const SUSPENDED = 'This user is suspended. Restore them first';
/** Why no link is emailed to a removed user. */
export const REMOVED = 'This user was removed';

/** Like `editReason`, for Send reset email. */
export function resetEmailReason(editor: Party, target: Party, isSuspended: boolean): string | undefined {
  return emailReason(editor, target) ?? (isSuspended ? SUSPENDED : undefined);
}

/** Like `editReason`, for Add User. */
export function addReason(editor: Party): string | undefined {
  return canAdd(editor.role) ? undefined : `${roleWithArticle(editor.role)} cannot add users`;
}

/** Like `editReason`, for a change of many users, whose own rules the preview shows. */
export function changeReason(editor: Party): string | undefined {
  return canAdd(editor.role) ? undefined : `${roleWithArticle(editor.role)} cannot edit users`;
}

/** Why the buttons that change teams and departments are unavailable; undefined if they are available. */
export function teamsReason(editor: Party): string | undefined {
  return canEditTeams(editor.role) ? undefined : `${roleWithArticle(editor.role)} cannot edit teams and departments`;
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
export const removeDenial = (editor: Party, target: Party) =>
  denial(removeReason(editor, target), rolesThatEdit(target.role));

/** Like `editDenial`, for Suspend. */
export const suspendDenial = (editor: Party, target: Party) =>
  denial(suspendReason(editor, target), rolesThatEdit(target.role));

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
