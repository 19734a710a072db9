import { errorText, type BackendError, type ErrorKind } from '../shared/outcome.ts';
import { canEdit, type Party } from '../rules/permissions.ts';
import type { StaffUpdateOutput } from './staffUpdateMachine.ts';

const DENIED = 'You do not have permission to edit this user';

/** What to say where the server has no words for people (specification, section 8). */
const FALLBACKS: Partial<Record<ErrorKind, string>> = {
  unreachable: 'Could not confirm whether the changes were saved. Check your connection and try again.',
  permission: DENIED,
  changed: 'Somebody else changed this user in the meantime. Try again.',
};

/** Why the changes were not saved: the server's words, or the catalogue's; empty when nothing was refused. */
export function failureText(error: BackendError | null): string {
  return error === null ? '' : errorText(error, FALLBACKS[error.kind] ?? 'Failed to update user');
}

/** Whether the server refuses the person as a whole, and not only a value, of which it has words of its own. */
export function isForbidden(error: BackendError | null): boolean {
  return error?.kind === 'permission' && error.message === null;
}

/** Whether the editor may not edit the person any more: of the two roles, theirs was read again. */
export function isDenied(editor: Party, { member, error }: StaffUpdateOutput): boolean {
  return !canEdit(editor, member) || isForbidden(error);
}

/** What is said aloud beside Permission Denied. */
export function deniedText({ result, error }: StaffUpdateOutput): string {
  return result === 'assignmentRejected' ? savedPartText(error) : DENIED;
}

/** What is saved and what is not, after the second write failed. */
export function savedPartText(error: BackendError | null): string {
  return error?.kind === 'unreachable'
    ? 'Name and role are saved. Could not confirm whether the department and team are.'
    : 'Name and role are saved, but the department and team are not.';
}
