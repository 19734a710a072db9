import type { Page } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { Shell, waitForSignOut } from './pages/shell.ts';
import { expect, test } from './support/test.ts';

const REASON = 'You were signed out because nobody was active for 10 minutes.';

let isBlocked: boolean;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await new LoginPage(page).signInAs('manager');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  // Without the code that asks the server, a session takes its time to end.
  isBlocked = true;
  await page.route('**/assets/backend*.js', (route) => (isBlocked ? undefined : route.continue()));
  await page.reload();
  await waitForSignOut(page);
});

/** Reloads while the session ends. The code comes to the new page alone: the old one would end the session before. */
async function reloadMeanwhile(page: Page): Promise<void> {
  isBlocked = false;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('app-auth'))).toBeNull();
}

test('a reload does not bring back a session that nobody used', async ({ page }) => {
  await page.clock.runFor(602_000);
  await reloadMeanwhile(page);
  await expect(page.getByText(REASON)).toBeVisible();
});

test('a reload does not bring back a session that someone leaves, and the next one lasts', async ({ page }) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloadMeanwhile(page);
  await new LoginPage(page).signInAs('manager');
  await page.reload();
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
});
