import { errorText, type Outcome, type BackendError } from '../shared/outcome.ts';

const UNCONFIRMED = 'Could not confirm whether the department was added. Check your connection and try again.';

/** Why the department was not added: the server's words, or the catalogue's (specification, section 8). */
export function failureText(error: BackendError): string {
  return errorText(error, error.kind === 'unreachable' ? UNCONFIRMED : 'Failed to add department');
}

/**
 * What is said of a name in use.
 * @param last why the attempt before this one failed: the name may be from there when it was not answered
 */
export function takenText(outcome: Outcome<unknown>, last: BackendError | null): string {
  const words = (outcome.ok ? null : outcome.error.message) ?? 'A department with this name already exists';
  return last?.kind === 'unreachable' ? `${words}. Your last attempt may have added it.` : words;
}
