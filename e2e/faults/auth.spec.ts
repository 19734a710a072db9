import type { Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { LandingPage } from '../pages/landingPage.ts';
import { SetupPage } from '../pages/setupPage.ts';
import { Shell, signOut, waitForSignOut } from '../pages/shell.ts';
import { StaffPage } from '../pages/staffPage.ts';
import { fulfillRequests, failRequests, abortRequests, removeFaults } from '../support/faults.ts';
import { linkInMail } from '../support/mails.ts';
import { addPerson, demoClient, createTestClient } from '../support/people.ts';
import { countRequests } from '../support/requests.ts';
import { SESSION_KEY, storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [/Failed to load resource|^Sign-out failed:/] });

const HOME = 'Welcome to your Dashboard';
const REFRESH = { method: 'POST', path: '/auth/v1/token' };
const LOGOUT = { method: 'POST', path: '/auth/v1/logout' };

const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

/** Returns the session with a token that expires in `seconds`. */
function expiringIn(session: Session, seconds: number): Session {
  return { ...session, expires_at: Math.floor(Date.now() / 1_000) + seconds, expires_in: seconds };
}

test('F-16 ignores a failed refresh while the token is valid', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  await storeSession(page, server, { session: expiringIn(person.session, 45) });
  const refreshes = countRequests(page, REFRESH.method, REFRESH.path);
  await failRequests(page, REFRESH);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^People ?\d/ })).toBeVisible();
  await expect.poll(refreshes).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await storedSession(page)).toContain(person.id);
});

test.describe('F-17 an expired token', () => {
  // supabase-js and the connection test also log the error.
  test.use({ expectedConsole: [/Failed to load resource|^AuthRetryableFetchError|^Connection test failed:/] });

  test('F-02 F-17 a failed refresh does not sign out: Reconnecting, with Retry', async ({ page, server }) => {
    const person = await addPerson(server, { role: 'MANAGER' });
    await storeSession(page, server, { session: expiringIn(person.session, -60) });
    await page.clock.install();
    await abortRequests(page, REFRESH);
    await page.goto('/dashboard');
    await waitForSignOut(page);
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await page.clock.runFor(64_000);
    expect(await storedSession(page)).toContain(person.id);
    await removeFaults(page);
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(new Shell(page).heading(HOME)).toBeVisible();
  });
});

for (const fault of ['offline', 500, 429] as const) {
  test(`F-28 G-12 Sign out ends the session on this device despite ${fault}`, async ({ page, context, server }) => {
    await storeSession(page, server, await addPerson(server));
    await page.goto('/dashboard');
    await expect(new Shell(page).heading(HOME)).toBeVisible();
    const logouts = countRequests(page, LOGOUT.method, LOGOUT.path);
    if (fault === 'offline') await context.setOffline(true);
    else await fulfillRequests(page, LOGOUT, { status: fault, json: {} });
    await signOut(page);
    await expect(new LandingPage(page).greeting).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    expect(logouts()).toBe(1);
    await context.setOffline(false);
    await page.goto('/dashboard');
    await page.waitForURL('**/login*');
  });
}

test('N-05 F-36 a page restored by Back after a sign-out in another tab shows no protected content', async ({
  page,
  server,
}) => {
  await storeSession(page, server, await addPerson(server));
  await page.goto('/dashboard');
  await expect(new Shell(page).heading(HOME)).toBeVisible();
  const shown = await page.evaluate(async (key) => {
    // A frozen page receives no storage event.
    localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.body.innerText;
  }, SESSION_KEY);
  expect(shown).not.toContain(HOME);
  await page.waitForURL('**/login*');
});

test('F-45 shows a promoted user the new options after a reload', async ({ page, server }) => {
  const person = await addPerson(server);
  await storeSession(page, server, person);
  const staff = new StaffPage(page);
  await staff.open();
  await expect(staff.add).toHaveAttribute('aria-disabled', 'true');
  const superuser = await demoClient(server, 'superuser');
  await superuser.from('users').update({ role: 'MANAGER' }).eq('id', person.id).throwOnError();
  await page.reload();
  await expect(staff.rows.first()).toBeVisible();
  await staff.openAdd();
  await expect(staff.field('Role').getByRole('option', { name: 'Supervisor' })).toHaveCount(1);
});

test('G-19 does not leak the tokens of an email link in Referer, URLs or the console', async ({ page, server }) => {
  const { email } = await addPerson(server);
  await createTestClient(server).auth.resetPasswordForEmail(email, { redirectTo: `${server.address}/setup` });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (!request.isNavigationRequest()) sent.push(request.url().split('#')[0] ?? '', referer);
  });
  page.on('console', (message) => sent.push(message.text()));
  const link = await linkInMail(server, email);
  await page.goto(link);
  await new SetupPage(page).useLink.click();
  await expect(new SetupPage(page).heading).toBeVisible();
  const session = JSON.parse((await storedSession(page)) ?? '{}') as Record<'access_token' | 'refresh_token', string>;
  expect(sent.length).toBeGreaterThan(2);
  const tokenHash = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  for (const token of [tokenHash, session.access_token, session.refresh_token]) {
    expect(token.length).toBeGreaterThan(8);
    expect(sent.filter((text) => text.includes(token))).toEqual([]);
  }
  expect(await page.evaluate(() => document.querySelector('meta[name=referrer]')?.getAttribute('content'))).toBe(
    'no-referrer',
  );
});
