import { SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import ws from 'ws';
import { PUBLISHABLE_KEY } from '../../../tools/embedded/publishableKey.ts';
import { openRules } from './backend.ts';
import type { RulesBackend } from './server.ts';
import { SITE_URL } from './template.ts';
import { mintToken } from './tokens.ts';

/** The caller of a request: an account by its id, a visitor with the publishable key, or the service key. */
export type Caller = { account: string; session?: string } | 'visitor' | 'service key';

export type Rules = {
  /** A supabase-js client whose requests are handled in this process. */
  as: (caller: Caller) => SupabaseClient;
  /** A client with its own auth session, for sign-up, sign-in and passwords. */
  withSession: () => SupabaseClient;
  /** Sends a plain request with only `init` and the publishable key. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The emails so far, oldest first. */
  mails: { to: string; text: string }[];
  /** Runs a statement as the owner of the database. */
  sql: <Row extends object = Record<string, unknown>>(query: string, parameters?: unknown[]) => Promise<Row[]>;
  /** The URL of the database; null if it is embedded. */
  databaseUrl: () => string | null;
  /** Runs several statements as the owner, without parameters. */
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

// The last constructor overload of ws has no address, and TypeScript compares only that one.
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
 * Starts the embedded backend for the tests of a file, with the demo data.
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
    // The embedded backend logs database errors, which these tests expect.
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
