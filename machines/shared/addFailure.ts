import { errorText, type BackendError, type Outcome } from './outcome.ts';

/** The error of the last attempt. */
type Failed = { error: BackendError | null };

/** The error above the form: the server's message or a fallback (specification, section 8). Null without an error. */
export function addFailureText(noun: string, { error }: Failed): string | null {
  return error && errorText(error, `Failed to add ${noun}`, `the ${noun} was added`);
}

/**
 * The context after a name was in use, with the error under its field. An earlier attempt without a response may have
 * added the record itself.
 */
export function afterTakenName(noun: string, { error }: Failed, outcome: Outcome<unknown>) {
  const text = errorText(outcome.ok ? null : outcome.error, `Failed to add ${noun}`);
  const name = error?.kind === 'unreachable' ? `${text}. Your last attempt may have added it.` : text;
  return { errors: { name }, error: null };
}
