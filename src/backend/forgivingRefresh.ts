import type { SafeStorage } from './storage.ts';
import { isTokenGood } from './storedSession.ts';

/**
 * Wraps `send` for renewals of the session that get no verdict: no answer, a fault of the server, too many requests.
 * supabase-js would keep everybody waiting for up to 25 s while the token is still good, and end a session for a 429.
 * A 429 lets it go on with a token that is good; a 503 lets it keep a session that is not, and try again.
 */
export function forgivingRefresh(send: typeof fetch, storage: SafeStorage): typeof fetch {
  return async (input, init) => {
    if (!isRefresh(input)) return send(input, init);
    const response = await send(input, init).catch(() => null);
    if (response !== null && response.status < 500 && response.status !== 429) return response;
    const status = isTokenGood(storage) ? 429 : 503;
    return Response.json({ msg: 'The session could not be renewed now' }, { status });
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input);
  return url.pathname.endsWith('/auth/v1/token') && url.searchParams.get('grant_type') === 'refresh_token';
}
