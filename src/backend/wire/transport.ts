import {
  isAuthApiError,
  isAuthRefreshDiscardedError,
  type AuthError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { REQUEST_TIMEOUT } from '../../../machines/rules/limits.ts';
import type { BackendError, Outcome } from '../../../machines/shared/outcome.ts';
import type { Database } from '../database.ts';
import { authError, dataError, isSessionOver, isSessionOverText, UNREACHABLE } from './errors.ts';
import type { LinkDetector } from '../auth/links.ts';
import { DONE, rejected } from './outcomes.ts';
import type { SafeStorage } from './storage.ts';
import { validToken } from '../auth/storedSession.ts';

export type Client = SupabaseClient<Database>;

export type Connection = {
  /** The client of the signed-in user. */
  client: Client;
  /**
   * A client without a stored session. It creates accounts and verifies passwords without changing the user's session.
   */
  guest: () => Client;
  /** The Retry-After of the last 429 response, in seconds; undefined if there was none. */
  retryAfter: () => number | undefined;
  links: LinkDetector;
  storage: SafeStorage;
  /** The URL of the app, which links in emails open. */
  siteUrl: string;
};

/** The response to a read or a write, not parsed yet. */
export type Reply = { data: unknown; count: number | null };

type DataResponse = Reply & { status: number; error: { message: string; code?: string | null } | null };

/** Builds a new request for each attempt. It must pass on `signal`. */
export type BuildRequest = (client: Client, signal: AbortSignal) => PromiseLike<DataResponse>;

type AuthResponse = { data: unknown; error: AuthError | null };

/** The data of an auth response without an error. */
type AuthData<Response extends AuthResponse> = Response extends unknown
  ? null extends Response['error']
    ? Response['data']
    : never
  : never;

/** Shown only until the event `signedOut` redirects to the sign-in screen, which shows the reason. */
const SIGNED_OUT: BackendError = { kind: 'other', message: 'Your session has ended. Please sign in again.' };

/** Ends the session during a token refresh, but is an ordinary error at sign-in. */
const BANNED = 'user_banned';

/**
 * Wraps fetch: each request times out after 15 s, a failed token refresh is handled by `renewalResponse`, and an empty
 * response to a read becomes a gateway error, because supabase-js would return no rows.
 */
export function createTransport(send: typeof fetch, storage: SafeStorage) {
  let retryAfter: number | undefined;

  const timedFetch: typeof fetch = async (input, init) => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const response = await send(input, { ...init, signal });
    if (response.status === 429) {
      const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
      retryAfter = Number.isNaN(seconds) ? undefined : seconds;
    }
    return response;
  };

  return {
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      if (isTokenRenewal(input)) return renewalResponse(timedFetch(input, init), storage);
      const response = await timedFetch(input, init);
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      if (method !== 'GET' || !response.ok) return response;
      const body = await response.arrayBuffer();
      return body.byteLength > 0 ? new Response(body, response) : new Response('Empty response', { status: 502 });
    },
    retryAfter: () => retryAfter,
  };
}

function isTokenRenewal(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input);
  return url.pathname.endsWith('/auth/v1/token') && url.searchParams.get('grant_type') === 'refresh_token';
}

/**
 * Replaces the response to a token refresh unless the auth server itself responded: supabase-js would block all
 * requests for up to 25 s, and end the session on a 429. With a 429 it continues with a token that is still valid; with
 * a 503 it keeps the session and retries.
 */
async function renewalResponse(renewal: Promise<Response>, storage: SafeStorage): Promise<Response> {
  const response = await renewal.catch(() => null);
  if (response !== null && (await isVerdict(response))) return response;
  const status = validToken(storage) === null ? 503 : 429;
  return Response.json({ msg: 'The session could not be renewed now' }, { status });
}

/** Whether the auth server itself responded: with a new session, or with an ended one. */
async function isVerdict(response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === 429) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return false;
  const fields = new Map<string, unknown>(Object.entries(body));
  if (response.ok) return ['access_token', 'refresh_token', 'expires_in'].every((field) => Boolean(fields.get(field)));
  const firstText = (...names: string[]) =>
    names.map((name) => fields.get(name)).find((value) => typeof value === 'string') ?? '';
  // Older servers send the code under another name, or OAuth fields without a code.
  const code = firstText('error_code', 'code');
  return code === BANNED || isSessionOverText(code, firstText('msg', 'message', 'error_description'));
}

/**
 * Sends a read or a write of the signed-in user, with a total timeout of 15 s. An expired token is refreshed once and
 * the request retried, because the server did nothing. A session that cannot be refreshed ends.
 * @param signal aborts the request; the promise then rejects with its reason
 */
export async function send(connection: Connection, build: BuildRequest, signal?: AbortSignal): Promise<Outcome<Reply>> {
  return withDeadline((deadline) => attempt(connection, build, deadline), signal);
}

/** Sends a request to the auth service, with a total timeout of 15 s. */
export async function sendAuth<Response extends AuthResponse>(
  connection: Connection,
  request: () => Promise<Response>,
): Promise<Outcome<AuthData<Response>>> {
  return withDeadline(async () => {
    const { data, error } = await request();
    if (error === null) return { ok: true, value: data as AuthData<Response> };
    if (isSessionOver(error)) await endSession(connection);
    return rejected(authError(error, connection.retryAfter()));
  });
}

/** Ends the session on this device; the event `signedOut` follows. */
export async function endSession({ client }: Connection): Promise<void> {
  await client.auth.signOut({ scope: 'local' });
}

/**
 * Ends the session of a token on the server, or with `others` all other sessions of its user. A session that has
 * already ended counts as success.
 */
export async function revokeSession(
  connection: Connection,
  accessToken: string,
  scope: 'local' | 'others' = 'local',
): Promise<Outcome> {
  return sendAuth(connection, async () => {
    const { error } = await connection.client.auth.admin.signOut(accessToken, scope);
    return { data: null, error: error !== null && isSessionOver(error) ? null : error };
  });
}

async function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Outcome<Value>>,
  signal?: AbortSignal,
): Promise<Outcome<Value>> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  const deadline = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const stopped = new Promise<Outcome<Value>>((resolve) =>
    deadline.addEventListener('abort', () => resolve(rejected(UNREACHABLE))),
  );
  const outcome = await Promise.race([work(deadline), stopped]);
  signal?.throwIfAborted();
  return outcome;
}

async function attempt(
  connection: Connection,
  build: BuildRequest,
  signal: AbortSignal,
  isRetry = false,
): Promise<Outcome<Reply>> {
  // Without a session the client would send the request as an anonymous user, and get no rows.
  const { data: auth, error: lost } = await connection.client.auth.getSession();
  if (!auth.session) return sessionLost(connection, lost);
  const { data, count, status, error } = await build(connection.client, signal);
  if (error === null) return { ok: true, value: { data, count } };
  // Before version 13 PostgREST had one code for expired and invalid tokens.
  const isExpired = error.code === 'PGRST303' || (error.code === 'PGRST301' && /expired/i.test(error.message));
  if (isExpired && !isRetry) {
    const renewed = await renewSession(connection);
    return renewed.ok ? attempt(connection, build, signal, true) : renewed;
  }
  if (error.code === 'PGRST301' || error.code === 'PGRST303') {
    await endSession(connection);
    return rejected(SIGNED_OUT);
  }
  return rejected(dataError({ message: error.message, code: error.code, status }, connection.retryAfter()));
}

async function renewSession(connection: Connection): Promise<Outcome> {
  const { data, error } = await connection.client.auth.refreshSession();
  // Discarded: another tab has already refreshed it, and its session is stored.
  return data.session || isAuthRefreshDiscardedError(error) ? DONE : sessionLost(connection, error);
}

async function sessionLost(connection: Connection, error: AuthError | null) {
  const isAnswered = error === null || isSessionOver(error) || isAuthApiError(error);
  if (!isAnswered || error?.status === 429) return rejected(UNREACHABLE);
  await endSession(connection);
  return rejected(SIGNED_OUT);
}
