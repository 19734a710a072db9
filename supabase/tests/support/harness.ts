import { SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import ws from 'ws';
import { PUBLISHABLE_KEY } from '../../../tools/embedded/publishableKey.ts';
import { openRules } from './backend.ts';
import type { RulesBackend } from './server.ts';
import { SITE_URL } from './template.ts';
import { mintToken } from './tokens.ts';

/** Who makes a request: someone by their account's id, a visitor with the publishable key, or the service key. */
export type Caller = { account: string; session?: string } | 'visitor' | 'service key';

export type Rules = {
  /** The real client, its requests answered in this process. */
  as: (caller: Caller) => SupabaseClient;
  /** A client with an auth session of its own, for sign-up, sign-in and passwords. */
  withSession: () => SupabaseClient;
  /** A request as curl sends it: what is not in `init` is not sent, except the publishable key. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The mails so far, oldest first. */
  mails: { to: string; text: string }[];
  /** The database as its owner. */
  sql: <Row extends object = Record<string, unknown>>(query: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Where the database is, when it is on a server. */
  databaseUrl: () => string | null;
  /** Several statements as the owner, without parameters. */
  exec: (statements: string) => Promise<void>;
};

let backend: RulesBackend | undefined;

function running(): RulesBackend {
  if (backend === undefined) throw new Error('startRules() is not ready before the tests run');
  return backend;
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return await running().fetch(new Request(input, init));
}

// The types of ws name an overload without an address last, which is the one TypeScript compares.
const realtime = { transport: ws } as unknown as NonNullable<SupabaseClientOptions<'public'>['realtime']>;
const shared: SupabaseClientOptions<'public'> = { global: { fetch: answer }, realtime };

function as(caller: Caller): SupabaseClient {
  if (caller === 'visitor') return withSession();
  const token =
    caller === 'service key'
      ? mintToken({ role: 'service_role' })
      : mintToken({ role: 'authenticated', sub: caller.account, session_id: caller.session ?? caller.account });
  return new SupabaseClient(SITE_URL, PUBLISHABLE_KEY, { ...shared, accessToken: () => Promise.resolve(token) });
}

function withSession(): SupabaseClient {
  return new SupabaseClient(SITE_URL, PUBLISHABLE_KEY, {
    ...shared,
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('apikey')) headers.set('apikey', PUBLISHABLE_KEY);
  return await answer(new URL(path, SITE_URL), { ...init, headers });
}

/**
 * Starts the embedded backend for the tests of a file, from a migrated database with the demo people in it.
 * @param prepare runs once, before the first test
 */
export function startRules(prepare: (rules: Rules) => Promise<void> = () => Promise.resolve()): Rules {
  const mails: Rules['mails'] = [];
  const rules: Rules = {
    as,
    withSession,
    request,
    mails,
    sql: (query, parameters = []) => running().query(query, parameters),
    databaseUrl: () => running().url,
    exec: (statements) => running().exec(statements),
  };
  beforeAll(async () => {
    // The embedded backend prints every error of the database; here each is expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend = await openRules({
      send: (mail) => {
        mails.push({ to: mail.to, text: JSON.stringify(mail) });
        return Promise.resolve();
      },
    });
    await prepare(rules);
  });
  afterAll(async () => {
    await backend?.close();
  });
  return rules;
}
