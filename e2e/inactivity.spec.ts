import type { BrowserContext, Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { LoginPage } from './pages/loginPage.ts';
import { Shell, signOut } from './pages/shell.ts';
import { addPerson } from './support/people.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const MINUTE = 60_000;
const REASON = 'You were signed out because nobody was active for 10 minutes.';

test.beforeEach(async ({ context }) => {
  await context.clock.install();
});

/** Lets `minutes` pass with every tick, in all tabs. */
async function idle(context: BrowserContext, minutes: number): Promise<void> {
  await context.clock.runFor(minutes * MINUTE);
}

/** Lets `minutes` pass without any tick, as in a sleep. */
async function sleep(context: BrowserContext, minutes: number): Promise<void> {
  await context.clock.fastForward(minutes * MINUTE);
}

/** From here on only `idle` lets time pass. */
async function holdTime(page: Page): Promise<void> {
  await page.context().clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.mouse.move(5, 5);
}

/** Waits until a tab knows of what someone has just done, there or in another. */
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

/** Waits for what a tab asks for at start-up, last of all: nothing is on its way when minutes pass. */
async function answeredAtStart(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/rest/v1/roles?select=count'));
}

async function openDashboard(page: Page): Promise<Shell> {
  const shell = new Shell(page);
  const answered = answeredAtStart(page);
  await new LoginPage(page).signInAs('manager');
  await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  await answered;
  return shell;
}

/** Opens the audit trail in another tab. */
async function openBeside(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  const answered = answeredAtStart(other);
  const audit = new AuditPage(other);
  await audit.open();
  await expect(audit.rows.first()).toBeVisible();
  await answered;
  return other;
}

test('warns at 9 minutes and counts whole seconds down; Stay signed in starts the time again', async ({
  page,
  context,
}) => {
  const shell = await openDashboard(page);
  await holdTime(page);
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

test('any activity answers the warning, except in its first second', async ({ page, context }) => {
  const shell = await openDashboard(page);
  await holdTime(page);
  await context.clock.runFor(9 * MINUTE + 500);
  await expect(shell.warning).toBeVisible();
  await page.mouse.move(20, 20);
  await expect(shell.warning).toBeVisible();
  await context.clock.runFor(3_000);
  await page.mouse.move(30, 30);
  await expect(shell.warning).toBeHidden();
});

test('Sign out now is reached with the keyboard, and signs out by hand', async ({ page, context }) => {
  const shell = await openDashboard(page);
  await idle(context, 9.2);
  await expect(shell.warning).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shell.signOutNow).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByText(REASON)).toBeHidden();
});

test('the warning shows on /setup, too', async ({ page, context, server }) => {
  const { email, password } = await addPerson(server, { isSetupPending: true });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(email, password);
  await page.waitForURL('**/setup');
  await idle(context, 9.2);
  await expect(new Shell(page).warning).toBeVisible();
});

test('F-24 activity in one tab keeps the other alive', async ({ page, context }) => {
  const shell = await openDashboard(page);
  const other = await openBeside(context);
  for (let round = 0; round < 3; round += 1) {
    await idle(context, 6);
    await other.mouse.move(100 + round, 100);
    // What a tab keeps reaches another in a moment, and minutes pass in less.
    for (const tab of [other, page]) await expectActiveNow(tab);
  }
  await idle(context, 6);
  await expect(shell.warning).toBeHidden();
  await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
});

test('F-25 both tabs end together, with one logout request', async ({ page, context }) => {
  await openDashboard(page);
  const other = await openBeside(context);
  const logouts = countLogouts(context);
  await holdTime(page);
  await idle(context, 9.98);
  // The last second passes as seconds do: the tab that is told of the end asks the other why, and waits for it.
  await context.clock.resume();
  for (const tab of [page, other]) await expect(tab.getByText(REASON)).toBeVisible();
  expect(logouts()).toBe(1);
});

test('tabs that end at the same moment take turns, and the first asks the server', async ({ page, context }) => {
  await openDashboard(page);
  const other = await openBeside(context);
  const release = await page.evaluateHandle(
    () =>
      new Promise<() => void>((granted) => {
        void navigator.locks.request('app-sign-out', () => new Promise<void>((resolve) => granted(resolve)));
      }),
  );
  const logouts = countLogouts(context);
  await idle(context, 10.1);
  expect(logouts()).toBe(0);
  await release.evaluate((letGo) => letGo());
  for (const tab of [page, other]) await expect(tab.getByText(REASON)).toBeVisible();
  expect(logouts()).toBe(1);
});

test('F-22 15 minutes of sleep end the session before the first input counts or anything is asked for', async ({
  page,
  context,
}) => {
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

test('a reload after 15 minutes shows nothing protected', async ({ page, context }) => {
  await openDashboard(page);
  await page.goto('about:blank');
  await sleep(context, 15);
  await page.goto('/dashboard');
  await expect(page.getByText(REASON)).toBeVisible();
});

test.describe('the page the person was on', () => {
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

  test('is forgotten when someone else signs in', async ({ page, context }) => {
    const login = await timeOut(page, context);
    await login.signIn('admin@example.org', 'staff-demo');
    await page.waitForURL('**/dashboard');
    await signOut(page);
    await login.signInAs('manager');
  });
});
