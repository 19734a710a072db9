import { errorText, type BackendError, type Outcome } from './outcome.ts';

type Noun = 'team' | 'department';
/** `error`: why the last attempt failed. */
type Failed = { error: BackendError | null };

/** Why a team or department was not added: the server's text, or ours (specification, section 8). Null without an error. */
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

/** The context after a name was in use: an error under its field. An unanswered attempt may have added it itself. */
export function afterTakenName(noun: Noun, { error }: Failed, outcome: Outcome<unknown>) {
  const text = (outcome.ok ? null : outcome.error.message) ?? `A ${noun} with this name already exists`;
  const name = error?.kind === 'unreachable' ? `${text}. Your last attempt may have added it.` : text;
  return { errors: { name }, error: null };
}

/** A selector of the failure shown above the form; null while the next attempt runs. */
export function selectAddFailure(noun: Noun) {
  return (snapshot: { context: Failed; hasTag(tag: 'busy'): boolean }) =>
    snapshot.hasTag('busy') ? null : addFailureText(noun, snapshot.context);
}
