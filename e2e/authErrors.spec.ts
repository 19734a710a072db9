import type { Page, Route } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { expect, test } from './support/test.ts';

const ENDED = 'Your session has ended. Please sign in again.';

/** Makes the kept session look expired, so that the client renews it. */
function expireSession(page: Page): Promise<void> {
  return page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('app-auth') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('app-auth', JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  });
}

// The start-up test is sent with the tampered token, too.
test.use({ expectedConsole: [/^Connection test failed|Failed to load resource/] });

test.describe('a session that the server no longer accepts leads to /login, with a sentence', () => {
  for (const message of [
    'Invalid Refresh Token: Refresh Token Not Found',
    'Token expired',
    'Token not found',
    'Refresh token is not valid',
  ]) {
    test(`F-15 ${message}`, async ({ page }) => {
      await new LoginPage(page).signInAs('manager');
      await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
        route.fulfill({ status: 400, json: { error_description: message, msg: message } }),
      );
      await expireSession(page);
      await page.goto('/dashboard/roles');
      await page.waitForURL('**/login?next=*');
      await expect(page.getByText(ENDED)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('app-auth'))).toBeNull();
    });
  }

  test('G-01 a token that was tampered with', async ({ page }) => {
    await new LoginPage(page).signInAs('manager');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('app-auth') ?? '{}') as { access_token: string };
      const [head = '', payload = ''] = session.access_token.split('.');
      const claims = { ...(JSON.parse(atob(payload)) as object), role: 'service_role' };
      const forged = btoa(JSON.stringify(claims)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
      const signature = session.access_token.split('.')[2] ?? '';
      const token = [head, forged, signature].join('.');
      localStorage.setItem('app-auth', JSON.stringify({ ...session, access_token: token }));
    });
    await page.goto('/dashboard');
    await page.waitForURL('**/login?next=*');
    await expect(page.getByText(ENDED)).toBeVisible();
  });
});

test.describe('the catalogue of the sign-in', () => {
  const profile = (status: number, body: object) => (route: Route) =>
    route.request().url().includes('id=eq') ? route.fulfill({ status, json: body }) : route.continue();

  test('Failed to sign in, where the server has no words', async ({ page }) => {
    await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 500, json: {} }));
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('manager@example.org', 'staff-demo');
    await expect(login.failure).toHaveText('Failed to sign in');
  });

  test('No user found after authentication', async ({ page }) => {
    await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 200, json: {} }));
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('manager@example.org', 'staff-demo');
    await expect(login.failure).toHaveText('No user found after authentication');
  });

  test('Database error, with a retry', async ({ page }) => {
    await page.route(
      '**/rest/v1/users*',
      profile(403, { code: '42501', message: 'Profiles are closed for maintenance' }),
    );
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('manager@example.org', 'staff-demo');
    await expect(login.failure).toHaveText('Database error: Profiles are closed for maintenance');
    await page.unrouteAll();
    await login.submit.click();
    await page.waitForURL('**/dashboard');
  });

  test('Failed to create user profile, with a retry', async ({ page }) => {
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
    await login.submit.click();
    await page.waitForURL('**/dashboard');
  });
});
