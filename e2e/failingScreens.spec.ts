import type { Locator, Route } from '@playwright/test';
import { openDashboard, Shell, waitForSignOut } from './pages/shell.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

/** Whether a click at its center hits the element. */
function isUncovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test.describe('failures', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('offers a reload if a deployment removed the code of a screen; the shell stays usable', async ({
    page,
    server,
  }) => {
    const shell = new Shell(page);
    await openDashboard(page, server);
    await page.route('**/assets/AuditScreen*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await shell.goTo('Audit Logs');
    await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
    await expect(shell.account).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(shell.heading('Audit Logs')).toBeVisible();
  });

  test('F-58 an error in one screen does not affect the others', async ({ page, server }) => {
    const shell = new Shell(page);
    await openDashboard(page, server);
    await page.route('**/assets/AuditScreen*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("broken on purpose"); }',
      }),
    );
    await shell.goTo('Audit Logs');
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(shell.account).toBeVisible();
    await shell.goTo('Dashboard');
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  });

  test('F-13 the banner while the device is offline covers neither the user menu nor the table header', async ({
    page,
    context,
    server,
  }) => {
    const shell = new Shell(page);
    await openDashboard(page, server);
    await shell.goTo('Audit Logs');
    await page.setViewportSize({ width: 1024, height: 400 });
    const header = page.getByRole('columnheader', { name: 'Action' });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    await expect(banner).toBeVisible();
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => isUncovered(header)).toBe(true);
    expect(await isUncovered(banner)).toBe(true);
    await shell.account.click();
    expect(await isUncovered(page.getByRole('menuitem').first())).toBe(true);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe((await shell.bar.boundingBox())?.height);
  });

  for (const [what, handler] of [
    ['fails to load', (route: Route) => route.abort()],
    ['never arrives', () => {}],
  ] as const) {
    test(`Sign out ends the session on this device even if the backend code ${what}`, async ({ page, server }) => {
      await page.clock.install();
      await storeSession(page, server, await addPerson(server));
      await page.route('**/assets/backend*.js', handler);
      await page.goto('/dashboard');
      await waitForSignOut(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.clock.fastForward(20_000);
      await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
      await page.unrouteAll();
      await page.goto('/dashboard');
      await page.waitForURL('**/login**');
    });
  }

  test('opens a screen whose code failed to load when the device is back online', async ({ page, context, server }) => {
    await openDashboard(page, server);
    await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'View all' }).click();
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Audit Logs' })).toBeFocused();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  test('F-03 keeps the session if the server is unreachable at start: Reconnecting, with Retry and Sign out', async ({
    page,
    server,
  }) => {
    const shell = new Shell(page);
    await openDashboard(page, server);
    await expect(shell.account).toBeVisible();
    let isDown = true;
    await page.route('**/rest/v1/users*', async (route) => {
      if (!isDown) await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  });
});

test.describe('an unreachable backend', () => {
  test.use({ expectedConsole: [/Failed to load resource|^Connection test failed:/] });

  test('F-01 does not block the landing page; the connection test only logs the error', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/(rest|auth)\/v1\//, (route) => route.abort('connectionrefused'));
    let isLogged = false;
    page.on('console', (message) => (isLogged ||= message.text().startsWith('Connection test failed:')));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    // supabase-js retries a failed read after 1, 2 and 4 s.
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(isLogged).toBe(true);
    }).toPass({ intervals: [50] });
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
