import type { BrowserContext, Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { LoginPage } from './pages/loginPage.ts';
import { Shell, signOut } from './pages/shell.ts';
import { addPerson } from './support/people.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const MINUTE = 60_000;
const REASON = 'You were signed out after 10 minutes of inactivity.';

test.beforeEach(async ({ context }) => {
  await context.clock.install();
});

/** Advances the clock in all tabs and fires every timer. */
async function idle(context: BrowserContext, minutes: number): Promise<void> {
  await context.clock.runFor(minutes * MINUTE);
}

/** Advances the clock as if the device were asleep. */
async function sleep(context: BrowserContext, minutes: number): Promise<void> {
  await context.clock.fastForward(minutes * MINUTE);
}

/** Pauses the clock, so that only `idle` advances it. */
async function pauseClock(page: Page): Promise<void> {
  await page.context().clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.mouse.move(5, 5);
}

/** Waits until a tab has received the last activity, its own or that of another tab. */
async function expectActiveNow(page: Page): Promise<void> {
  const idleFor = () => page.evaluate(() => Date.now() - Number(localStorage.getItem('app-last-activity')));
  await expect.poll(idleFor).toBeLessThan(MINUTE);
}

function countLogouts(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/logout')) count += 1;
  });
  return () => count;
}

/** Waits for the last start-up request, so that no request is pending when the clock advances. */
async function startUpRequests(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/rest/v1/roles?select=count'));
}

async function openDashboard(page: Page): Promise<Shell> {
  const shell = new Shell(page);
  const started = startUpRequests(page);
  await new LoginPage(page).signInAs('manager');
  await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  await started;
  return shell;
}

/** Opens the audit log in another tab. */
async function openSecondTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  const started = startUpRequests(other);
  const audit = new AuditPage(other);
  await audit.open();
  await expect(audit.rows.first()).toBeVisible();
  await started;
  return other;
}

test('warns after 9 minutes and counts down in seconds; Stay signed in restarts the timer', async ({
  page,
  context,
}) => {
  const shell = await openDashboard(page);
  await pauseClock(page);
  await idle(context, 8.9);
  await expect(shell.warning).toBeHidden();
  await idle(context, 0.2);
  await expect(shell.warning.getByRole('timer')).toHaveText(/^5\d seconds$/);
  await context.clock.runFor(30_000);
  await expect(shell.warning.getByRole('timer')).toHaveText(/^2\d seconds$/);
  await expect(shell.staySignedIn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.warning).toBeHidden();
  await idle(context, 8.9);
  await expect(shell.warning).toBeHidden();
  await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
});

test('any activity closes the warning, except in its first second', async ({ page, context }) => {
  const shell = await openDashboard(page);
  await pauseClock(page);
  await context.clock.runFor(9 * MINUTE + 500);
  await expect(shell.warning).toBeVisible();
  await page.mouse.move(20, 20);
  await expect(shell.warning).toBeVisible();
  await context.clock.runFor(3_000);
  await page.mouse.move(30, 30);
  await expect(shell.warning).toBeHidden();
});

test('Sign out now works with the keyboard and shows no inactivity message', async ({ page, context }) => {
  const shell = await openDashboard(page);
  await idle(context, 9.2);
  await expect(shell.warning).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shell.signOutNow).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByText(REASON)).toBeHidden();
});

test('shows the warning on /setup', async ({ page, context, server }) => {
  const { email, password } = await addPerson(server, { isSetupPending: true });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(email, password);
  await page.waitForURL('**/setup');
  await idle(context, 9.2);
  await expect(new Shell(page).warning).toBeVisible();
});

test('F-24 activity in one tab keeps the other signed in', async ({ page, context }) => {
  const shell = await openDashboard(page);
  const other = await openSecondTab(context);
  for (let round = 0; round < 3; round += 1) {
    await idle(context, 6);
    await other.mouse.move(100 + round, 100);
    // Tabs sync in real time, which is slower than the test clock.
    for (const tab of [other, page]) await expectActiveNow(tab);
  }
  await idle(context, 6);
  await expect(shell.warning).toBeHidden();
  await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
});

test('F-25 signs out both tabs with one logout request', async ({ page, context }) => {
  await openDashboard(page);
  const other = await openSecondTab(context);
  const logouts = countLogouts(context);
  await pauseClock(page);
  await idle(context, 9.98);
  // In real time: the tab that is notified of the sign-out waits for the other tab's reason.
  await context.clock.resume();
  for (const tab of [page, other]) await expect(tab.getByText(REASON)).toBeVisible();
  expect(logouts()).toBe(1);
});

test('tabs that time out together take turns, and the first sends the logout request', async ({ page, context }) => {
  await openDashboard(page);
  const other = await openSecondTab(context);
  const release = await page.evaluateHandle(
    () =>
      new Promise<() => void>((resolveLock) => {
        void navigator.locks.request('app-sign-out', () => new Promise<void>((resolve) => resolveLock(resolve)));
      }),
  );
  const logouts = countLogouts(context);
  await idle(context, 10.1);
  expect(logouts()).toBe(0);
  await release.evaluate((releaseLock) => releaseLock());
  for (const tab of [page, other]) await expect(tab.getByText(REASON)).toBeVisible();
  expect(logouts()).toBe(1);
});

test('F-22 signs out after 15 minutes of sleep, before any input or request', async ({ page, context }) => {
  await openDashboard(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) requested.push(request.url());
  });
  await context.clock.pauseAt(new Date(Date.now() + MINUTE));
  await context.clock.setSystemTime(new Date(Date.now() + 16 * MINUTE));
  await page.mouse.move(50, 50);
  await context.clock.runFor(10);
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeHidden();
  expect(requested).toEqual([]);
});

test('a reload after 15 minutes shows no protected content', async ({ page, context }) => {
  await openDashboard(page);
  await page.goto('about:blank');
  await sleep(context, 15);
  await page.goto('/dashboard');
  await expect(page.getByText(REASON)).toBeVisible();
});

test.describe('the page before the timeout', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  async function timeOut(page: Page, context: BrowserContext): Promise<LoginPage> {
    await openDashboard(page);
    await new Shell(page).goTo('Audit Logs');
    await page.waitForURL('**/dashboard/audit');
    await idle(context, 10.1);
    await expect(page.getByText(REASON)).toBeVisible();
    await page.getByRole('link', { name: 'Log In' }).click();
    return new LoginPage(page);
  }

  test('is not opened for another user', async ({ page, context }) => {
    const login = await timeOut(page, context);
    await login.signIn('admin@example.org', 'staff-demo');
    await page.waitForURL('**/dashboard');
    await signOut(page);
    await login.signInAs('manager');
  });
});
