import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Connection } from './client.ts';
import { send, type Reply, type Request } from './request.ts';

/**
 * Reads one row, or null when there is none. Row level security hides rows from users without rights, which must not look
 * like a removal: they get an error.
 */
export async function readRow(connection: Connection, request: Request): Promise<Outcome<Reply>> {
  const reply = await send(connection, request);
  if (!reply.ok || reply.value.data !== null) return reply;
  const rights = await requireStaff(connection);
  return rights.ok ? reply : rights;
}

/** Returns an error (kind `permission`) unless the signed-in user is staff and has completed their setup. */
export async function requireStaff(connection: Connection): Promise<Outcome<Reply>> {
  return send(connection, (client, stop) => client.rpc('require_staff').abortSignal(stop));
}
