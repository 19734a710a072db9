import type { Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { colleague } from './people.ts';
import type { Server } from '../../tools/testing/embeddedServer.ts';

/** Where the product keeps its session (specification, section 9). */
export const SESSION_KEY = 'app-auth';

/**
 * Gives the browser a session, as if the person had signed in on it before: for what is not about signing in.
 * @param person the demo manager unless given; whoever is signed out on the way must be someone else
 */
export async function signInBeforehand(page: Page, server: Server, person?: { session: Session }): Promise<void> {
  const session = person?.session ?? (await managerSession(server));
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: server.address, localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] }],
  });
}

async function managerSession(server: Server): Promise<Session> {
  const manager = await colleague(server, 'manager');
  const { data, error } = await manager.auth.getSession();
  if (error || !data.session) throw error ?? new Error('The manager has no session');
  return data.session;
}
