import { REQUEST_TIMEOUT } from '../../machines/rules/limits.ts';
import { PROFILE_COLUMNS } from './columns.ts';
import type { Environment } from './environment.ts';
import type { StoredSession } from './storedSession.ts';

/** The client renews a token that ends within this time before it asks anything, in milliseconds. */
const RENEWAL_MARGIN = 90_000;

type Sent = { authorization: string; answer: Promise<Response> };

/**
 * The read of the profile, sent before supabase-js is fetched and run: the first screen then waits for one of the two, and
 * not for one after the other. The client asks for it as ever, and gets the answer that is on its way. Lists are not read
 * early: whether they may be read is in the profile.
 */
export function createEarlyReads(send: typeof fetch) {
  const sent = new Map<string, Sent>();

  /** Hands out what was sent early, once; any other request, and one that failed, is sent. */
  const claim: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const early = sent.get(address);
    if (early === undefined || new Headers(init?.headers).get('Authorization') !== early.authorization) {
      return send(input, init);
    }
    sent.delete(address);
    // Whoever does not want to wait any longer has gone by now: `send` of request.ts sees to it.
    const answer = await early.answer.catch(() => null);
    return answer ?? send(input, init);
  };

  return {
    /** Sends for the person's profile, unless their token has to be renewed first. */
    send({ url, anonKey }: Environment, { userId, accessToken, expiresAt }: StoredSession): void {
      if (expiresAt - Date.now() < RENEWAL_MARGIN) return;
      const authorization = `Bearer ${accessToken}`;
      const address = profileAddress(url, userId);
      const answer = send(address, {
        headers: { apikey: anonKey, Authorization: authorization, Accept: 'application/json' },
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      });
      // It is asked for again by whoever wants it.
      answer.catch(() => undefined);
      sent.set(address, { authorization, answer });
    },
    fetch: claim,
  };
}

/** The address as the client writes it. */
function profileAddress(url: string, userId: string): string {
  const address = new URL(`${url.replace(/\/$/, '')}/rest/v1/users`);
  address.searchParams.set('select', PROFILE_COLUMNS.replaceAll(' ', ''));
  address.searchParams.set('id', `eq.${userId}`);
  return address.href;
}
