import { PAGE_SIZE, REQUEST_TIMEOUT } from '../../machines/rules/limits.ts';
import { AUDIT_LOG_COLUMNS, LISTED_STAFF_COLUMNS, PROFILE_COLUMNS, TEAM_COLUMNS } from './columns.ts';
import type { Environment } from './environment.ts';
import type { StoredSession } from './storedSession.ts';

/** The client renews a token that ends within this time before it asks anything, in milliseconds. */
const RENEWAL_MARGIN = 90_000;

type Read = { table: string; query: Record<string, string> };

const firstPage = (table: string, columns: string, order: string): Read => ({
  table,
  query: { select: columns, order, limit: String(PAGE_SIZE + 1) },
});

/** The lists that a screen opens with, each as its adapter reads the first page of the whole. */
const LISTS = {
  listStaff: firstPage('users', LISTED_STAFF_COLUMNS, 'created_at.desc,id.desc'),
  listTeams: firstPage('teams', TEAM_COLUMNS, 'sort_name.asc,id.asc'),
  listAuditLogs: firstPage('audit_logs', AUDIT_LOG_COLUMNS, 'performed_at.desc,id.desc'),
} as const satisfies Record<string, Read>;

/** A list whose first page can be read before the client is there, by the adapter's name for it. */
export type FirstList = keyof typeof LISTS;

type Sent = { authorization: string; answer: Promise<Response> };

/**
 * Reads that are sent before supabase-js is fetched and run: what a first screen shows then waits for one of the two,
 * and not for one after the other. The client asks for them as ever, and gets the answer that is on its way.
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
    /** Sends for the person's profile, and for a list; nothing where their token has to be renewed first. */
    send({ url, anonKey }: Environment, { userId, accessToken, expiresAt }: StoredSession, list?: FirstList): void {
      if (expiresAt - Date.now() < RENEWAL_MARGIN) return;
      const authorization = `Bearer ${accessToken}`;
      const profile = { table: 'users', query: { select: PROFILE_COLUMNS, id: `eq.${userId}` } };
      for (const read of list === undefined ? [profile] : [LISTS[list], profile]) {
        const address = addressOf(url, read);
        const answer = send(address, {
          headers: { apikey: anonKey, Authorization: authorization, Accept: 'application/json' },
          signal: AbortSignal.timeout(REQUEST_TIMEOUT),
        });
        // It is asked for again by whoever wants it.
        answer.catch(() => undefined);
        sent.set(address, { authorization, answer });
      }
    },
    fetch: claim,
  };
}

/** The address as the client writes it. */
function addressOf(url: string, { table, query }: Read): string {
  const address = new URL(`${url.replace(/\/$/, '')}/rest/v1/${table}`);
  for (const [name, value] of Object.entries(query)) {
    address.searchParams.set(name, name === 'select' ? value.replaceAll(' ', '') : value);
  }
  return address.href;
}
