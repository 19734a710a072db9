import type { BackendError, Outcome } from './outcome.ts';

/** Guards and an assigner that charts share. Their parameter is the output of an effect. */

type Reading = Outcome<object | null>;

/** Whether the effect succeeded. */
export function isAccepted(_: unknown, outcome: Outcome<unknown>): boolean {
  return outcome.ok;
}

/** Whether the name or address is in use. */
export function isTaken(_: unknown, outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.error.kind === 'taken';
}

/** Whether the user may not do this. */
export function isForbidden(_: unknown, outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.error.kind === 'permission';
}

/** Whether the result is unknown. */
export function isUnanswered(_: unknown, outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.error.kind === 'unreachable';
}

/** Whether the row must be read to find out what is saved: no response, a newer version, or no row. */
export function needsRead(_: unknown, outcome: Outcome<unknown>): boolean {
  return !outcome.ok && ['changed', 'gone', 'unreachable'].includes(outcome.error.kind);
}

/** Whether the database's policies reject the edit, not one of its values, which has a message. */
export function isPolicyError(error: BackendError | null): boolean {
  return error?.kind === 'permission' && error.message === null;
}

/** Whether the row was read. */
export function isFound(_: unknown, reading: Reading): boolean {
  return reading.ok && reading.value !== null;
}

/** Whether the row no longer exists. */
export function isMissing(_: unknown, reading: Reading): boolean {
  return reading.ok && reading.value === null;
}

/** The error of an outcome for the context; null after a success. */
export function withError(_: unknown, outcome: Outcome<unknown>): { error: BackendError | null } {
  return { error: outcome.ok ? null : outcome.error };
}
