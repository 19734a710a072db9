import { errorText, type BackendError, type Outcome } from './outcome.ts';

type Noun = 'team' | 'department';
/** The error of the last attempt. */
type Failed = { error: BackendError | null };

/** The error above the form: the server's message or a fallback (specification, section 8). Null without an error. */
export function addFailureText(noun: Noun, { error }: Failed): string | null {
  if (error === null) return null;
  const isUnconfirmed = error.kind === 'unreachable';
  return errorText(
    error,
    isUnconfirmed
      ? `Could not confirm whether the ${noun} was added. Check your connection and try again.`
      : `Failed to add ${noun}`,
  );
}

/**
 * The context after a name was in use, with the error under its field. An earlier attempt without a response may have
 * added the record itself.
 */
export function afterTakenName(noun: Noun, { error }: Failed, outcome: Outcome<unknown>) {
  const text = addFailureText(noun, { error: outcome.ok ? null : outcome.error }) ?? '';
  const name = error?.kind === 'unreachable' ? `${text}. Your last attempt may have added it.` : text;
  return { errors: { name }, error: null };
}

/** Returns a selector for the error above the form; null while the next attempt runs. */
export function selectAddFailure(noun: Noun) {
  return (snapshot: { context: Failed; hasTag(tag: 'busy'): boolean }) =>
    snapshot.hasTag('busy') ? null : addFailureText(noun, snapshot.context);
}
