import { refusalText, type Refusal, type RefusalKind } from '../shared/outcome.ts';
import { canEdit, type Party } from '../rules/permissions.ts';
import type { StaffUpdateOutput } from './staffUpdateMachine.ts';

const DENIED = 'You do not have permission to edit this user';

/** What to say where the server has no words for people (specification, section 8). */
const FALLBACKS: Partial<Record<RefusalKind, string>> = {
  unreachable: 'Could not confirm whether the changes were saved. Check your connection and try again.',
  permission: DENIED,
  changed: 'Somebody else changed this user in the meantime. Try again.',
};

/** Why the changes were not saved: the server's words, or the catalogue's; empty when nothing was refused. */
export function failureText(refusal: Refusal | null): string {
  return refusal === null ? '' : refusalText(refusal, FALLBACKS[refusal.kind] ?? 'Failed to update user');
}

/** Whether the server refuses the person as a whole, and not only a value, of which it has words of its own. */
export function isForbidden(refusal: Refusal | null): boolean {
  return refusal?.kind === 'permission' && refusal.message === null;
}

/** Whether the editor may not edit the person any more: of the two roles, theirs was read again. */
export function isDenied(editor: Party, { member, refusal }: StaffUpdateOutput): boolean {
  return !canEdit(editor, member) || isForbidden(refusal);
}

/** What is said aloud beside Permission Denied. */
export function deniedText({ result, refusal }: StaffUpdateOutput): string {
  return result === 'assignmentRefused' ? savedPartText(refusal) : DENIED;
}

/** What is saved and what is not, after the second write failed. */
export function savedPartText(refusal: Refusal | null): string {
  return refusal?.kind === 'unreachable'
    ? 'Name and role are saved. Could not confirm whether the department and team are.'
    : 'Name and role are saved, but the department and team are not.';
}
