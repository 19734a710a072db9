import { saysSessionOver } from './authError.ts';
import type { SafeStorage } from './storage.ts';
import { isTokenGood } from './storedSession.ts';

/** Ends a session, but no other one at somebody's sign-in: not for `isSessionOver`. */
const BANNED = 'user_banned';

/**
 * Wraps `send` for renewals of the session that get no verdict: no answer, a fault of the server, too many requests, or
 * words of something between us and the auth server, which no session ends for.
 * supabase-js would keep everybody waiting for up to 25 s while the token is still good, and end a session for a 429.
 * A 429 lets it go on with a token that is good; a 503 lets it keep a session that is not, and try again.
 */
export function forgivingRefresh(send: typeof fetch, storage: SafeStorage): typeof fetch {
  return async (input, init) => {
    if (!isRefresh(input)) return send(input, init);
    const response = await send(input, init).catch(() => null);
    if (response !== null && (await isVerdict(response))) return response;
    const status = isTokenGood(storage) ? 429 : 503;
    return Response.json({ msg: 'The session could not be renewed now' }, { status });
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input);
  return url.pathname.endsWith('/auth/v1/token') && url.searchParams.get('grant_type') === 'refresh_token';
}

/** Whether the auth server itself answered: with a new session, or that this one is over. */
async function isVerdict(response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === 429) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof answer !== 'object' || answer === null) return false;
  const fields = new Map<string, unknown>(Object.entries(answer));
  if (response.ok) return ['access_token', 'refresh_token', 'expires_in'].every((field) => Boolean(fields.get(field)));
  const told = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => typeof value === 'string');
  // Older servers have their code elsewhere, or none and OAuth's fields.
  const code = told('error_code', 'code') ?? '';
  return code === BANNED || saysSessionOver(code, told('msg', 'message', 'error_description') ?? '');
}
