import type { Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { demoClient } from './people.ts';
import type { Server } from '../../tools/testing/embeddedServer.ts';

/** The storage key of the session (specification, section 9). */
export const SESSION_KEY = 'app-auth';

/**
 * Stores a session in the browser, for tests that do not test the sign-in.
 * @param person the demo manager by default, whose session is shared: a test that signs out must pass another person
 */
export async function storeSession(page: Page, server: Server, person?: { session: Session }): Promise<void> {
  const session = person?.session ?? (await managerSession(server));
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: server.address, localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] }],
  });
}

async function managerSession(server: Server): Promise<Session> {
  const manager = await demoClient(server, 'manager');
  const { data, error } = await manager.auth.getSession();
  if (error || !data.session) throw error ?? new Error('The manager has no session');
  return data.session;
}
