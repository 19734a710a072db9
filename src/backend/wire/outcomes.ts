import type { BackendError, Outcome } from '../../../machines/shared/outcome.ts';

/** A success without a value. */
export const DONE: Outcome = { ok: true, value: null };

/** A failure. */
export function rejected(error: BackendError): { ok: false; error: BackendError } {
  return { ok: false, error };
}

/** A failure of this kind, without a message of the server. */
export function failed(kind: BackendError['kind']): { ok: false; error: BackendError } {
  return rejected({ kind, message: null });
}

/** Parses the value of a success. */
export function parsed<Sent, Value>(reply: Outcome<Sent>, parse: (sent: Sent) => Value): Outcome<Value> {
  return reply.ok ? { ok: true, value: parse(reply.value) } : reply;
}

/** Drops the value of a success. */
export function done(reply: Outcome<unknown>): Outcome {
  return reply.ok ? DONE : reply;
}
