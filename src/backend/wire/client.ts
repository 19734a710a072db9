import { createClient } from '@supabase/supabase-js';
import { REALTIME_EVENTS_PER_SECOND, SESSION_STORAGE_KEY } from '../../../machines/rules/limits.ts';
import type { Database } from '../database.ts';
import type { Environment } from '../environment.ts';
import { createLinkDetector } from '../auth/links.ts';
import { safeStorage, type SafeStorage } from './storage.ts';
import { sessionStorageAdapter } from '../auth/storedSession.ts';
import { createTransport, type Client, type Connection } from './transport.ts';

export type ConnectionOptions = Environment & {
  /** The fetch function; tests may replace it. */
  fetch?: typeof fetch;
  storage?: SafeStorage;
  siteUrl?: string;
};

/** Connects to the backend with the session that is stored on this device (specification, sections 1 and 9). */
export function createConnection(options: ConnectionOptions): Connection {
  const { url, anonKey, storage = safeStorage, siteUrl = location.origin } = options;
  const transport = createTransport(options.fetch ?? ((input, init) => fetch(input, init)), storage);
  const links = createLinkDetector();
  const shared = {
    global: { fetch: transport.fetch },
    realtime: { params: { eventsPerSecond: REALTIME_EVENTS_PER_SECOND } },
  };
  const client = createClient<Database>(url, anonKey, {
    ...shared,
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      storage: sessionStorageAdapter(storage),
      flowType: 'implicit',
      detectSessionInUrl: links.detect,
    },
  });
  let guest: Client | undefined;
  const createGuest = () =>
    createClient<Database>(url, anonKey, {
      ...shared,
      auth: {
        storageKey: `${SESSION_STORAGE_KEY}-guest`,
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      },
    });
  return {
    client,
    guest: () => (guest ??= createGuest()),
    retryAfter: transport.retryAfter,
    links,
    storage,
    siteUrl,
  };
}
