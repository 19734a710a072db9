/**
 * The kind of an expected error, which is a value and never an exception.
 * - `permission`: the user may not do this
 * - `gone`: the record no longer exists
 * - `changed`: somebody else saved in between
 * - `taken`: a name or email is in use
 * - `invalid`: the server rejects the value
 * - `samePassword`: the new password is the current one
 * - `limited`: too many requests; `retryAfter` says for how many seconds
 * - `unreachable`: no response, or none that can be trusted: the result is unknown
 * - `other`: any other error
 */
export type ErrorKind =
  'permission' | 'gone' | 'changed' | 'taken' | 'invalid' | 'samePassword' | 'limited' | 'unreachable' | 'other';

export type BackendError = {
  kind: ErrorKind;
  /** The server's message if it is made for users; null shows the fallback of the catalogue. */
  message: string | null;
  /** Seconds to wait, with kind `limited`, if the server named them. */
  retryAfter?: number;
};

/** The result of an effect: a value or an error. Effects reject only on defects of our own. */
export type Outcome<Value = null> = { ok: true; value: Value } | { ok: false; error: BackendError };

/** No response in time: the result is unknown. */
export const NO_ANSWER = { ok: false, error: { kind: 'unreachable', message: null } } as const satisfies Outcome;

/** An error without a message, or a defect of our own: the text of the catalogue is shown. */
export const NO_REASON = { ok: false, error: { kind: 'other', message: null } } as const satisfies Outcome;

/**
 * The value of a success that a guard has checked.
 * @throws if it is an error: the chart lacks the guard
 */
export function acceptedValue<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error('An error has no value');
  return outcome.value;
}

/** The stub of an effect that must be passed with `provide`. */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`${name} was not provided`);
  };
}

/** The text of an error: the server's message, or `fallback` (specification, section 8). */
export function errorText(error: BackendError, fallback: string): string {
  return error.message ?? fallback;
}
