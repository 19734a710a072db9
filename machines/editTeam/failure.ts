import { errorText, type BackendError, type ErrorKind } from '../shared/outcome.ts';

/** Said of the newer values that stand against what was typed. */
export const CHANGED_MEANWHILE = 'Somebody else changed this team in the meantime.';
/** Said when there is nothing left to edit. */
export const GONE = 'This team no longer exists.';

/** What to say where the server has no words for people. */
const FALLBACKS: Partial<Record<ErrorKind, string>> = {
  unreachable: 'Could not confirm whether the changes were saved. Check your connection and try again.',
  changed: `${CHANGED_MEANWHILE} Try again.`,
  taken: 'A team with this name already exists',
};

/** Why the changes were not saved: the server's words, or the catalogue's. */
export function failureText(error: BackendError): string {
  return errorText(error, FALLBACKS[error.kind] ?? 'Failed to update team');
}
