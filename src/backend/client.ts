import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { REALTIME_EVENTS_PER_SECOND, SESSION_STORAGE_KEY } from '../../machines/rules/limits.ts';
import type { Database } from './database.ts';
import { rejectingEmptyReads } from './emptyReads.ts';
import type { Environment } from './environment.ts';
import { forgivingRefresh } from './forgivingRefresh.ts';
import { createLinkDetector, type LinkDetector } from './linkSession.ts';
import { sessionStorageAdapter } from './sessionStorageAdapter.ts';
import { safeStorage, type SafeStorage } from './storage.ts';
import { createTransport } from './timedFetch.ts';

export type Client = SupabaseClient<Database>;

/** What the adapters reach the backend with. */
export type Connection = {
  /** The signed-in person's client. */
  client: Client;
  /** A client that keeps nothing: it signs others up and checks passwords beside the person's own session. */
  guest: () => Client;
  /** The seconds that the last answer 429 asked to wait, where it named them. */
  retryAfter: () => number | undefined;
  links: LinkDetector;
  storage: SafeStorage;
  /** Where the app is served: the links in mails lead back to it. */
  siteUrl: string;
};

export type ConnectionOptions = Environment & {
  /** What sends the requests; the browser's own unless a test hands over another. */
  fetch?: typeof fetch;
  storage?: SafeStorage;
  siteUrl?: string;
};

/** Connects to the backend, with the session that this device keeps (specification, sections 1 and 9). */
export function createConnection(options: ConnectionOptions): Connection {
  const { url, anonKey, storage = safeStorage } = options;
  const transport = createTransport(options.fetch ?? ((input, init) => fetch(input, init)));
  const links = createLinkDetector();
  const realtime = { params: { eventsPerSecond: REALTIME_EVENTS_PER_SECOND } };
  const client = createClient<Database>(url, anonKey, {
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      storage: sessionStorageAdapter(storage),
      flowType: 'implicit',
      detectSessionInUrl: links.detect,
    },
    global: { fetch: rejectingEmptyReads(forgivingRefresh(transport.fetch, storage)) },
    realtime,
  });
  let guest: Client | undefined;
  return {
    client,
    guest: () =>
      (guest ??= createClient<Database>(url, anonKey, {
        auth: {
          storageKey: `${SESSION_STORAGE_KEY}-guest`,
          persistSession: false,
          autoRefreshToken: false,
          detectSessionInUrl: false,
        },
        global: { fetch: transport.fetch },
        realtime,
      })),
    retryAfter: transport.retryAfter,
    links,
    storage,
    siteUrl: options.siteUrl ?? location.origin,
  };
}
