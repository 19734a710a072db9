import { isAuthApiError, isAuthRefreshDiscardedError, type AuthError } from '@supabase/supabase-js';
import type { Outcome, BackendError } from '../../machines/shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../../machines/rules/limits.ts';
import { authError, isSessionOver } from './authError.ts';
import type { Client, Connection } from './client.ts';
import { rejected } from './outcomes.ts';
import { dataError, UNREACHABLE } from './backendError.ts';

/** What the server answers to a read or a write, not yet parsed. */
export type Reply = { data: unknown; count: number | null };

type Answer = Reply & { status: number; error: { message: string; code?: string | null } | null };

/** Builds the request anew each time it is sent; `signal` must be handed to it. */
export type Request = (client: Client, signal: AbortSignal) => PromiseLike<Answer>;

type AuthReply = { data: unknown; error: AuthError | null };

/** What the auth service sends with an answer that is no error. */
type Granted<Reply extends AuthReply> = Reply extends unknown
  ? null extends Reply['error']
    ? Reply['data']
    : never
  : never;

/** The session has ended: the event `signedOut` tells the product, which may wait a moment to hear why. */
const SIGNED_OUT: BackendError = { kind: 'other', message: 'Your session has ended. Please sign in again.' };

/**
 * Sends a read or a write for the signed-in person; it ends after 15 s in all. An expired token is renewed once and
 * the request sent again, because nothing was done; a session that cannot be renewed ends.
 * @param signal ends the request; the promise then rejects with its reason
 */
export async function send(connection: Connection, request: Request, signal?: AbortSignal): Promise<Outcome<Reply>> {
  return withDeadline((stop) => attempt(connection, request, stop), signal);
}

/** Asks the auth service; like `send`, but its requests take no signal. */
export async function ask<Reply extends AuthReply>(
  connection: Connection,
  request: () => Promise<Reply>,
): Promise<Outcome<Granted<Reply>>> {
  return withDeadline(async () => {
    const { data, error } = await request();
    if (error === null) return { ok: true, value: data as Granted<Reply> };
    if (isSessionOver(error)) await endSession(connection);
    return rejected(authError(error, connection.retryAfter()));
  });
}

/** Ends the session on this device: the event `signedOut` follows. */
export async function endSession({ client }: Connection): Promise<void> {
  await client.auth.signOut({ scope: 'local' });
}

/** Ends a session on the server; one that has ended already counts. */
export async function revokeSession(connection: Connection, accessToken: string): Promise<Outcome> {
  return ask(connection, async () => {
    const { error } = await connection.client.auth.admin.signOut(accessToken, 'local');
    return { data: null, error: error !== null && isSessionOver(error) ? null : error };
  });
}

async function withDeadline<Value>(
  work: (stop: AbortSignal) => Promise<Outcome<Value>>,
  signal?: AbortSignal,
): Promise<Outcome<Value>> {
  const deadline = AbortSignal.timeout(REQUEST_TIMEOUT);
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
  stop.throwIfAborted();
  let onStop = (): void => undefined;
  const stopped = new Promise<'stopped'>((resolve) => {
    onStop = () => resolve('stopped');
  });
  stop.addEventListener('abort', onStop);
  try {
    const outcome = await Promise.race([work(stop), stopped]);
    signal?.throwIfAborted();
    return outcome === 'stopped' ? rejected(UNREACHABLE) : outcome;
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

async function attempt(
  connection: Connection,
  request: Request,
  stop: AbortSignal,
  isRepeated = false,
): Promise<Outcome<Reply>> {
  const session = await requireSession(connection);
  if (!session.ok) return session;
  const { data, count, status, error } = await request(connection.client, stop);
  if (error === null) return { ok: true, value: { data, count } };
  // Before version 13 the server had one code for an expired token and for one that is none.
  const isExpired = error.code === 'PGRST303' || (error.code === 'PGRST301' && /expired/i.test(error.message));
  if (isExpired && !isRepeated) {
    const renewed = await renewSession(connection);
    return renewed.ok ? attempt(connection, request, stop, true) : renewed;
  }
  if (error.code === 'PGRST301' || error.code === 'PGRST303') {
    await endSession(connection);
    return rejected(SIGNED_OUT);
  }
  return rejected(dataError({ message: error.message, code: error.code ?? null, status }, connection.retryAfter()));
}

/** Without a session the client would ask as nobody, and be told of no rows. */
async function requireSession(connection: Connection): Promise<Outcome> {
  const { data, error } = await connection.client.auth.getSession();
  return data.session ? { ok: true, value: null } : lostSession(connection, error);
}

async function renewSession(connection: Connection): Promise<Outcome> {
  const { data, error } = await connection.client.auth.refreshSession();
  // Another tab was faster: its session is the one to go on with.
  if (data.session || isAuthRefreshDiscardedError(error)) return { ok: true, value: null };
  return lostSession(connection, error);
}

async function lostSession(connection: Connection, error: AuthError | null): Promise<Outcome> {
  const isAnswered = error === null || isSessionOver(error) || isAuthApiError(error);
  if (!isAnswered || error?.status === 429) return rejected(UNREACHABLE);
  await endSession(connection);
  return rejected(SIGNED_OUT);
}
