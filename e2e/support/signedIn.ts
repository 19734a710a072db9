import type { Page } from '@playwright/test';
import { connect } from './people.ts';
import type { Server } from './server.ts';

/** Where the product keeps its session (specification, section 9). */
export const SESSION_KEY = 'app-auth';

type Credentials = { email: string; password: string };

const MANAGER = { email: 'manager@example.org', password: 'staff-demo' };

/** Gives the browser a session, as if the person had signed in on it before: for what is not about signing in. */
export async function signInBeforehand(page: Page, server: Server, person: Credentials = MANAGER): Promise<void> {
  const { data, error } = await connect(server).auth.signInWithPassword(person);
  if (error) throw error;
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: server.address, localStorage: [{ name: SESSION_KEY, value: JSON.stringify(data.session) }] }],
  });
}
