import { canAdd, canEdit, canRemove, type Party } from '../../../machines/rules/permissions.ts';
import { roleLabel, type Role } from '../../../machines/rules/roles.ts';

const EDIT_YOURSELF = 'You cannot edit yourself here. Your display name and your password are in Settings';

/** Why an action on somebody is not to be had; undefined when it is (specification, section 5; decisions, people). */
export function editReason(editor: Party, target: Party): string | undefined {
  if (canEdit(editor, target)) return undefined;
  return editor.id === target.id ? EDIT_YOURSELF : reason(editor, 'edit', target);
}

/** As `editReason`, of Remove. */
export function removeReason(editor: Party, target: Party): string | undefined {
  if (canRemove(editor, target)) return undefined;
  return editor.id === target.id ? 'You cannot remove yourself' : reason(editor, 'remove', target);
}

/** Why nobody can be added; undefined when somebody can. */
export function addReason(editor: Party): string | undefined {
  return canAdd(editor.role) ? undefined : `${roleWithArticle(editor.role)} cannot add users`;
}

function reason(editor: Party, action: string, target: Party): string {
  const whom = target.role === null ? 'somebody whose role is unknown' : roleInSentence(target.role);
  return `${roleWithArticle(editor.role)} cannot ${action} ${whom}`;
}

/** `An Admin`, `A Manager`; somebody without a role is `Somebody without a role`. */
function roleWithArticle(role: Role | null): string {
  if (role === null) return 'Somebody without a role';
  // "A User" is said like "you".
  return `${/^[AEIO]/.test(role) ? 'An' : 'A'} ${roleLabel(role)}`;
}

/** As `roleWithArticle`, not at the start: `an Admin`. */
export function roleInSentence(role: Role | null): string {
  const text = roleWithArticle(role);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
