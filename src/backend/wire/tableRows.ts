import type { Outcome } from '../../../machines/shared/outcome.ts';
import { done, failed } from './outcomes.ts';
import { rowOf, textIn } from './rows.ts';
import { send, type BuildRequest, type Connection, type Reply } from './transport.ts';

/** A table with editable rows: `updated_at` is the version of a row. */
type EditedTable = 'users' | 'teams' | 'departments';

/** The version that an edit is based on. */
type Version = { id: string; updatedAt: string };

/**
 * Reads one row, or null if there is none. Row level security hides rows from users without permission, which must not
 * look like a removal: they get an error.
 */
export async function readRow(connection: Connection, build: BuildRequest): Promise<Outcome<Reply>> {
  const reply = await send(connection, build);
  if (!reply.ok || reply.value.data !== null) return reply;
  const rights = await requireStaff(connection);
  return rights.ok ? reply : rights;
}

/** Returns an error (kind `permission`) unless the signed-in user is staff and has completed their setup. */
export async function requireStaff(connection: Connection): Promise<Outcome<Reply>> {
  return send(connection, (client, signal) => client.rpc('require_staff').abortSignal(signal));
}

/** The id of a row to read; `retry: false` as part of a write. */
export type RowRequest = { id: string; retry?: boolean };

/**
 * Reads a row by its id. As part of a write it is not retried, so that a write without a response is reported at once,
 * not after the 7 s that supabase-js retries.
 */
export async function readRowById(
  connection: Connection,
  table: EditedTable,
  columns: string,
  { id, retry = true }: RowRequest,
) {
  return readRow(connection, (client, signal) =>
    client.from(table).select(columns).eq('id', id).retry(retry).abortSignal(signal).maybeSingle(),
  );
}

/**
 * Updates a row if it still has the version that the edit is based on.
 * @param update updates the row with this `id` and `updated_at`, and selects at least its id
 * @returns the updated row, or an error: `gone`, `changed` (another user saved in between), or `permission`
 */
export async function updateRow(
  connection: Connection,
  table: EditedTable,
  { id, updatedAt }: Version,
  update: BuildRequest,
): Promise<Outcome<Reply>> {
  const reply = await send(connection, update);
  if (!reply.ok || reply.value.data !== null) return reply;
  const current = await readRow(connection, (client, signal) =>
    client.from(table).select('updated_at').eq('id', id).abortSignal(signal).maybeSingle(),
  );
  if (!current.ok) return current;
  if (current.value.data === null) return failed('gone');
  // The row is unchanged, so row level security rejected the update.
  return failed(textIn(rowOf(current.value.data), 'updated_at') === updatedAt ? 'permission' : 'changed');
}

export type Archiving = { id: string; isArchived: boolean };

/** Archives or restores a row. Idempotent. */
export async function setArchived(
  connection: Connection,
  table: 'teams' | 'departments',
  { id, isArchived }: Archiving,
): Promise<Outcome> {
  const archived_at = isArchived ? new Date().toISOString() : null;
  const reply = await send(connection, (client, signal) =>
    client.from(table).update({ archived_at }).eq('id', id).select('id').abortSignal(signal).maybeSingle(),
  );
  if (!reply.ok || reply.value.data !== null) return done(reply);
  const rights = await requireStaff(connection);
  return rights.ok ? failed('gone') : rights;
}
