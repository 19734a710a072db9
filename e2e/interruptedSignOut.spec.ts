import type { Page } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { Shell, waitForSignOut } from './pages/shell.ts';
import { expect, test } from './support/test.ts';

const REASON = 'You were signed out after 10 minutes of inactivity.';

let isBlocked: boolean;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await new LoginPage(page).signInAs('manager');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  // Without the backend code, the sign-out stays pending.
  isBlocked = true;
  await page.route('**/assets/backend*.js', (route) => (isBlocked ? undefined : route.continue()));
  await page.reload();
  await waitForSignOut(page);
});

/** Reloads during the sign-out. Only the new page gets the backend code, so that the old one cannot finish. */
async function reloadDuringSignOut(page: Page): Promise<void> {
  isBlocked = false;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('app-auth'))).toBeNull();
}

test('a reload does not restore a session that timed out', async ({ page }) => {
  await page.clock.runFor(602_000);
  await reloadDuringSignOut(page);
  await expect(page.getByText(REASON)).toBeVisible();
});

test('a reload does not restore a session after Sign out, and the next session is kept', async ({ page }) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloadDuringSignOut(page);
  await new LoginPage(page).signInAs('manager');
  await page.reload();
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
});
