import { formatAny } from '../../../machines/rules/format.ts';
import { rolesThatAdd, rolesThatEdit, type Party } from '../../../machines/rules/permissions.ts';
import type { Role } from '../../../machines/rules/roles.ts';
import { addReason, editReason, removeReason, roleInSentence } from './reasons.ts';

/** Why `target` may not be edited, and who could: what Permission Denied says besides the specification's words. */
export function editDenial(editor: Party, target: Party): string {
  const what = editor.id === target.id ? 'Anything else' : 'This';
  return denial(editReason(editor, target), rolesThatEdit(target.role), what);
}

/** As `editDenial`, of Remove. */
export function removeDenial(editor: Party, target: Party): string {
  return denial(removeReason(editor, target), rolesThatEdit(target.role));
}

/** Why nobody can be added, and who could. */
export function addDenial(editor: Party): string {
  return denial(addReason(editor), rolesThatAdd());
}

/** There is no reason where only the server refuses: roles change while somebody is signed in. */
function denial(reason: string | undefined, roles: Role[], what = 'This'): string {
  const who =
    roles.length === 0
      ? `No role allows ${what.toLowerCase()}: only whoever runs the database can do it.`
      : `${what} takes ${formatAny(roles.map(roleInSentence))}.`;
  return reason === undefined ? who : `${reason}. ${who}`;
}
