import { errorText, type BackendError } from '../shared/outcome.ts';

/** Said when the server has no words of its own (specification, section 8). */
const FAILED_TO_REMOVE = 'Failed to remove user';
/** Said to who may not remove this person: the server's own words, too (decisions, people). */
export const REMOVAL_DENIED = 'You do not have permission to remove this user';
/** Said while no answer has come to a removal and the person is looked up again. */
export const CHECKING_REMOVAL = 'Could not confirm that the user was removed. Checking again…';
/** Said when looking the person up failed as well. */
export const REMOVAL_UNKNOWN = 'Could not confirm that the user was removed.';

/** Why a removal was refused: the server's words, or the catalogue's. */
export function failureText(error: BackendError | null): string {
  return error ? errorText(error, FAILED_TO_REMOVE) : FAILED_TO_REMOVE;
}
