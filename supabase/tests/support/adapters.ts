import { afterAll, beforeAll, expect, vi } from 'vitest';
import ws from 'ws';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { PUBLISHABLE_KEY } from '../../../tools/embedded/publishableKey.ts';
import { mapStorage } from '../../../tools/testing/mapStorage.ts';
import { createBackend, type Backend } from '../../../src/backend/backend.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/backend/wire/storage.ts';
import { openRules } from './backend.ts';
import type { RulesBackend } from './server.ts';
import { SITE_URL } from './template.ts';

const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const DEMO_PASSWORD = 'staff-demo';

type Mail = { to: string; text: string };

/** A simulated browser: the adapters with their storage and requests. */
export type Device = {
  adapters: Backend;
  storage: SafeStorage;
  /** The requests so far, such as `GET /rest/v1/users`. */
  sent: string[];
  /** Changes the stored session. */
  changeSession: (fields: Record<string, unknown>) => void;
  /** Responds once instead of the server; null passes the request on. */
  intercept: (answer: (request: Request) => Response | Promise<Response> | null) => void;
};

export type Servers = {
  /** @param storage shared by the tabs of a device */
  device: (storage?: SafeStorage) => Device;
  /** A device with a signed-in user. */
  signedIn: (email: string, password?: string) => Promise<Device>;
  sql: <Row extends object>(query: string, parameters?: unknown[]) => Promise<Row[]>;
  mails: Mail[];
};

/** Returns the value of an outcome. @throws its error */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`Rejected: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

/** Starts the embedded backend with the demo data, to test the adapters of the app. */
export function startServers(): Servers {
  let backend: RulesBackend | undefined;
  const mails: Mail[] = [];

  function running(): RulesBackend {
    if (backend === undefined) throw new Error('The backend is not ready before the tests run');
    return backend;
  }

  function newStorage(): SafeStorage {
    const browser = mapStorage();
    return createSafeStorage(() => browser);
  }

  function device(storage = newStorage()): Device {
    const sent: string[] = [];
    let answer: Parameters<Device['intercept']>[0] | null = null;
    const adapters = createBackend({
      url: SITE_URL,
      anonKey: PUBLISHABLE_KEY,
      siteUrl: SITE_URL,
      storage,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(`${request.method} ${new URL(request.url).pathname}`);
        const intercepted = answer?.(request) ?? null;
        if (intercepted) answer = null;
        return await (intercepted ?? running().fetch(request));
      },
    });
    const changeSession = (fields: Record<string, unknown>) => {
      const session = JSON.parse(storage.getItem('app-auth') ?? '{}') as object;
      storage.setItem('app-auth', JSON.stringify({ ...session, ...fields }));
    };
    return { adapters, storage, sent, changeSession, intercept: (intercepting) => (answer = intercepting) };
  }

  beforeAll(async () => {
    // supabase-js warns about Node 20, which the tests still support.
    const warnings = importWarnings.mock.calls.flat().map(String);
    expect(warnings.filter((words) => !words.includes('Node.js 20 and below are deprecated'))).toEqual([]);
    importWarnings.mockRestore();
    // Node 20 has no WebSocket.
    vi.stubGlobal('WebSocket', ws);
    // The embedded backend logs database errors, which these tests expect.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend = await openRules({
      send: (mail) => {
        mails.push({ to: mail.to, text: JSON.stringify(mail) });
        return Promise.resolve();
      },
    });
  });
  afterAll(async () => {
    await backend?.close();
    vi.unstubAllGlobals();
  });

  return {
    device,
    signedIn: async (email, password = DEMO_PASSWORD) => {
      const fresh = device();
      const outcome = await fresh.adapters.signIn({ email, password });
      if (!outcome.ok) throw new Error(`${email} could not sign in: ${outcome.error.message ?? ''}`);
      return fresh;
    },
    sql: (query, parameters = []) => running().query(query, parameters),
    mails,
  };
}
