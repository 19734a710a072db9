/**
 * The kind of an expected error, which is returned as a value.
 * - `permission`: the user may not do this
 * - `gone`: the record no longer exists
 * - `changed`: another user saved in between
 * - `taken`: a name or email is in use
 * - `invalid`: the server rejects the value
 * - `samePassword`: the new password is the current one
 * - `limited`: too many requests; `retryAfter` is the number of seconds to wait
 * - `unreachable`: no valid response, so the result is unknown
 * - `other`: any other error
 */
export type ErrorKind =
  'permission' | 'gone' | 'changed' | 'taken' | 'invalid' | 'samePassword' | 'limited' | 'unreachable' | 'other';

export type BackendError = {
  kind: ErrorKind;
  /** The server's message if it is meant for users; null for the fallback text. */
  message: string | null;
  /** Seconds to wait, with kind `limited`, if the server sends them. */
  retryAfter?: number;
};

/** The result of an effect: a value or an expected error. Effects reject only on unexpected errors. */
export type Outcome<Value = null> = { ok: true; value: Value } | { ok: false; error: BackendError };

/** No response in time: the result is unknown. */
export const NO_ANSWER = { ok: false, error: { kind: 'unreachable', message: null } } as const satisfies Outcome;

/** An unexpected error, or one without a message: the fallback text is shown. */
export const NO_REASON = { ok: false, error: { kind: 'other', message: null } } as const satisfies Outcome;

/**
 * Unwraps an outcome that a guard has checked.
 * @throws if it is an error
 */
export function acceptedValue<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error('The outcome is an error; check it with a guard first');
  return outcome.value;
}

/** The stub of an action or actor that must be passed with `provide`. */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`${name} was not provided`);
  };
}

/**
 * The text of an error: the server's message, or `fallback` (specification, section 8).
 * @param unconfirmed what may have happened if there was no response, such as `the user was restored`
 */
export function errorText(error: BackendError | null, fallback: string, unconfirmed?: string): string {
  if (error?.kind !== 'unreachable' || unconfirmed === undefined) return error?.message ?? fallback;
  return `Could not confirm whether ${unconfirmed}. Check your connection and try again.`;
}
