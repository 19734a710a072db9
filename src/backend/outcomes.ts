import type { Outcome, BackendError } from '../../machines/shared/outcome.ts';
import type { Reply } from './request.ts';
import { rowOf, textIn } from './rows.ts';

/** An outcome that did not come about. */
export function rejected(error: BackendError): { ok: false; error: BackendError } {
  return { ok: false, error };
}

/** An outcome without a value. */
export const DONE: Outcome = { ok: true, value: null };

/** Makes the product's own value of what the server sent. */
export function parsed<Sent, Value>(reply: Outcome<Sent>, parse: (sent: Sent) => Value): Outcome<Value> {
  return reply.ok ? { ok: true, value: parse(reply.value) } : reply;
}

/** Leaves out what a write answers. */
export function done(reply: Outcome<unknown>): Outcome {
  return reply.ok ? DONE : reply;
}

/**
 * Says why an update met no row, from the row as it is now: it is gone, somebody saved in between, or the person may
 * not change it (row level security hides that).
 * @param updatedAt what the edit was based on
 */
export function whyUnsaved(current: Outcome<Reply>, updatedAt?: string): { ok: false; error: BackendError } {
  if (!current.ok) return current;
  if (current.value.data === null) return rejected({ kind: 'gone', message: null });
  const isStale = updatedAt !== undefined && textIn(rowOf(current.value.data), 'updated_at') !== updatedAt;
  return rejected({ kind: isStale ? 'changed' : 'permission', message: null });
}
