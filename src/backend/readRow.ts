import type { Outcome } from '../../machines/outcome.ts';
import type { Connection } from './client.ts';
import { refused } from './outcomes.ts';
import { send, type Reply, type Request } from './request.ts';

/**
 * Reads one row, or null when there is none. Row level security hides every row from who is no longer staff: they are
 * refused permission, so that nobody takes for removed what is only hidden.
 */
export async function readRow(connection: Connection, request: Request): Promise<Outcome<Reply>> {
  const reply = await send(connection, request);
  if (!reply.ok || reply.value.data !== null) return reply;
  const staff = await send(connection, (client, stop) => client.rpc('is_staff').abortSignal(stop));
  if (!staff.ok) return staff;
  return staff.value.data === true ? reply : refused({ kind: 'permission', message: null });
}
