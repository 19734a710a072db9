import { refusalText, type Refusal, type RefusalKind } from '../outcome.ts';

/** What to say where the server has no words for people (specification, section 8). */
const FALLBACKS: Partial<Record<RefusalKind, string>> = {
  unreachable: 'Could not confirm whether the changes were saved. Check your connection and try again.',
  permission: 'You do not have permission to edit this user',
  changed: 'Somebody else changed this user in the meantime. Try again.',
};

/** Why the changes were not saved: the server's words, or the catalogue's; empty when nothing was refused. */
export function failureText(refusal: Refusal | null): string {
  return refusal === null ? '' : refusalText(refusal, FALLBACKS[refusal.kind] ?? 'Failed to update user');
}

/** What is saved and what is not, after the second write failed. */
export function savedPartText(refusal: Refusal | null): string {
  return refusal?.kind === 'unreachable'
    ? 'Name and role are saved. Could not confirm whether the department and team are.'
    : 'Name and role are saved, but the department and team are not.';
}
