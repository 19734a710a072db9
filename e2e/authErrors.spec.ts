import type { Route } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { fulfillRequests, removeFaults } from './support/faults.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const ENDED = 'Your session has ended. Please sign in again.';

// The connection test also sends the tampered token.
test.use({ expectedConsole: [/^Connection test failed|Failed to load resource/] });

test.describe('an invalid session redirects to /login with a message', () => {
  test('F-15 an expired session', async ({ page, server }) => {
    const { session } = await addPerson(server);
    let message = '';
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 400, json: { error_description: message, msg: message } }),
    );
    for (message of [
      'Invalid Refresh Token: Refresh Token Not Found',
      'Token expired',
      'Token not found',
      'Refresh token is not valid',
    ]) {
      await storeSession(page, server, { session: { ...session, expires_at: 1, expires_in: 0 } });
      await page.goto('/dashboard/roles');
      await page.waitForURL('**/login?next=*');
      await expect(page.getByText(ENDED), message).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('app-auth'))).toBeNull();
    }
  });

  test('G-01 a tampered token', async ({ page, server }) => {
    const { session } = await addPerson(server);
    const [head = '', payload = '', signature = ''] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
    await storeSession(page, server, {
      session: { ...session, access_token: [head, forged, signature].join('.') },
    });
    await page.goto('/dashboard');
    await page.waitForURL('**/login?next=*');
    await expect(page.getByText(ENDED)).toBeVisible();
  });
});

test.describe('sign-in errors', () => {
  const answerProfile = (status: number, body: object) => (route: Route) =>
    route.request().url().includes('id=eq') ? route.fulfill({ status, json: body }) : route.continue();

  test('F-06 Failed to sign in, or No user found after authentication, if the server sends no message', async ({
    page,
  }) => {
    const login = new LoginPage(page);
    await login.open();
    for (const [status, message] of [
      [500, 'Failed to sign in'],
      [200, 'No user found after authentication'],
    ] as const) {
      await fulfillRequests(page, { method: 'POST', path: '/auth/v1/token' }, { status, json: {} });
      await login.signIn('manager@example.org', 'staff-demo');
      await expect(login.failure).toHaveText(message);
      await removeFaults(page);
    }
  });

  test('Database error; another user can sign in after signing out', async ({ page, server }) => {
    const { email, password, firstName } = await addPerson(server);
    await page.route('**/rest/v1/users*', answerProfile(403, { code: '42501', message: 'Closed' }));
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('manager@example.org', 'staff-demo');
    await expect(login.failure).toHaveText('Database error: Closed');
    await expect(login.email).not.toBeEditable();
    await expect(login.forgot).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(login.email).toBeEditable();
    await login.signIn(email, password);
    await expect(page.getByRole('button', { name: `Account of ${firstName}` })).toBeVisible();
  });

  test('F-46 Failed to create user profile, with Retry', async ({ page }) => {
    await page.route('**/rest/v1/users*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { code: '42501', message: 'No profiles today' } })
        : route.fulfill({ status: 200, json: [] }),
    );
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('manager@example.org', 'staff-demo');
    await expect(login.failure).toHaveText('Failed to create user profile: No profiles today');
    await page.unrouteAll();
    await login.retry.click();
    await page.waitForURL('**/dashboard');
  });
});
