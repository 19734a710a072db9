/**
 * Why something expected did not happen: a value, never an exception.
 * - `permission`: the server refuses this person
 * - `gone`: the record exists no more
 * - `changed`: somebody else saved in between
 * - `taken`: a name or email is in use
 * - `invalid`: the server refuses the value
 * - `samePassword`: the new password is the current one
 * - `limited`: too many requests; `retryAfter` says for how many seconds
 * - `unreachable`: no answer, or none that can be trusted: the result is unknown
 * - `other`: any other refusal
 */
export type ErrorKind =
  'permission' | 'gone' | 'changed' | 'taken' | 'invalid' | 'samePassword' | 'limited' | 'unreachable' | 'other';

export type BackendError = {
  kind: ErrorKind;
  /** The server's words where they are for people; null asks for the catalogue's fallback. */
  message: string | null;
  /** Seconds to wait, with kind `limited`, where the server named them. */
  retryAfter?: number;
};

/** What an effect returns: its value, or why not. Effects reject only on defects of our own. */
export type Outcome<Value = null> = { ok: true; value: Value } | { ok: false; error: BackendError };

/** A request that was not answered, or not in time: its result is unknown. */
export const NO_ANSWER = { ok: false, error: { kind: 'unreachable', message: null } } as const satisfies Outcome;

/** A refusal that gives no reason, or a defect of our own: the catalogue's text is all there is to say. */
export const NO_REASON = { ok: false, error: { kind: 'other', message: null } } as const satisfies Outcome;

/**
 * The value of an answer that a guard has found to be good.
 * @throws when it was refused: the chart lacks the guard
 */
export function acceptedValue<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error('A refusal has no value');
  return outcome.value;
}

/** The stub of an effect that `src/app` must hand over with `provide`. */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`${name} was not provided`);
  };
}

/** The text to show for a refusal: the server's, or the catalogue's `fallback` (specification, section 8). */
export function errorText(error: BackendError, fallback: string): string {
  return error.message ?? fallback;
}
