import { ImportDialog } from '../pages/importDialog.ts';
import { LandingPage } from '../pages/landingPage.ts';
import { LoginPage } from '../pages/loginPage.ts';
import { Shell, signOut } from '../pages/shell.ts';
import { SettingsPage } from '../pages/settingsPage.ts';
import { SetupPage } from '../pages/setupPage.ts';
import { StaffPage } from '../pages/staffPage.ts';
import { fulfillRequests, holdRequests } from '../support/faults.ts';
import { peopleFile } from '../support/importFile.ts';
import { addPerson, demoClient } from '../support/people.ts';
import { countRequests } from '../support/requests.ts';
import { storeSession } from '../support/session.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

const HOME = 'Welcome to your Dashboard';
const MINUTE = 60_000;

test('F-23 signs out a tab that was frozen in the background for 20 minutes', async ({ page, context, server }) => {
  await context.clock.install();
  await storeSession(page, server, await addPerson(server));
  await page.goto('/dashboard');
  await expect(new Shell(page).heading(HOME)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const reads = countRequests(page, 'GET', '/rest/v1/');
  const now = await page.evaluate(() => Date.now());
  // Timers are paused, but the system time advances.
  await context.clock.pauseAt(now + 1_000);
  await context.clock.setSystemTime(now + 20 * MINUTE);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await context.clock.runFor(10);
  await expect(new LandingPage(page).signOutReason).toBeVisible();
  await expect(new Shell(page).heading(HOME)).toBeHidden();
  expect(reads()).toBe(0);
});

test('keeps a session that starts while another tab is signing out', async ({ page, context, server }) => {
  await storeSession(page, server, await addPerson(server));
  await page.goto('/dashboard');
  await expect(new Shell(page).heading(HOME)).toBeVisible();
  const release = await holdRequests(page, { method: 'POST', path: '/auth/v1/logout' });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  const { email, password, firstName: name } = await addPerson(server);
  const other = await context.newPage();
  await new LoginPage(other).open();
  await new LoginPage(other).signIn(email, password);
  await expect(new Shell(other).heading(HOME)).toBeVisible();
  const ended = page.waitForResponse('**/auth/v1/logout**');
  release();
  await (await ended).finished();
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  await other.reload();
  await expect(new Shell(other).heading(HOME)).toBeVisible();
});

test('signs in again after the storage was cleared', async ({ page, context, server }) => {
  const { email, password } = await addPerson(server);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(email, password);
  await expect(new Shell(page).heading(HOME)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.clear());
  await page.bringToFront();
  await page.waitForURL('**/login**');
  await login.signIn(email, password);
  await expect(new Shell(page).heading(HOME)).toBeVisible();
});

test('completing the setup in one tab completes it in the other', async ({ page, context, server }) => {
  const { email, password } = await addPerson(server, { isSetupPending: true });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(email, password);
  await page.waitForURL('**/setup');
  const other = await context.newPage();
  await other.goto('/setup');
  await expect(new SetupPage(other).heading).toBeVisible();
  const names = { firstName: 'Nia', lastName: 'Newcomer', displayName: 'Nia' };
  await page.bringToFront();
  await new SetupPage(page).complete({ ...names, password: 'my own secret', confirmation: 'my own secret' });
  for (const tab of [page, other]) await expect(new Shell(tab).heading(HOME)).toBeVisible();
});

test.describe('a long task', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('an import in one tab keeps other tabs signed in until it ends', async ({ page, context, server }) => {
    await storeSession(page, server, await addPerson(server, { role: 'MANAGER' }));
    const importing = new ImportDialog(page);
    await new StaffPage(page).open();
    await importing.open();
    await fulfillRequests(
      page,
      { method: 'POST', path: '/auth/v1/signup' },
      { status: 429, json: { code: 'over_request_rate_limit', message: 'You can request this after 90 seconds' } },
    );
    await importing.choose(peopleFile(1).text);
    await importing.press('Add 1 person');
    await expect(importing.dialog).toContainText('It continues by itself in');

    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(new Shell(other).heading(HOME)).toBeVisible();
    const wake = () =>
      other.evaluate((idle) => {
        localStorage.setItem('app-last-activity', String(Date.now() - idle));
        document.dispatchEvent(new Event('visibilitychange'));
      }, 20 * MINUTE);
    await wake();
    await other.reload();
    await expect(new Shell(other).heading(HOME)).toBeVisible();
    await expect(importing.dialog).toContainText('It continues by itself in');

    // Closing the tab releases its lock.
    await page.close();
    const heldLocks = () => other.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
    await expect.poll(heldLocks).not.toContain('app-work');
    await wake();
    await expect(new LandingPage(other).signOutReason).toBeVisible();
  });
});

test('F-26 keeps two tabs signed in that refresh the session at the same time', async ({ page, context, server }) => {
  const person = await addPerson(server);
  const expired = { ...person.session, expires_at: Math.floor(Date.now() / 1_000) - 60 };
  await storeSession(page, server, { session: expired });
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')]);
  for (const tab of [page, other]) {
    await expect(new Shell(tab).heading(HOME)).toBeVisible();
    await tab.reload();
    await expect(new Shell(tab).heading(HOME)).toBeVisible();
  }
});

test('F-27 a sign-out in another tab during a save keeps the saved data and hides protected content', async ({
  page,
  context,
  server,
}) => {
  const person = await addPerson(server);
  await storeSession(page, server, person);
  const settings = new SettingsPage(page);
  await settings.open();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(new Shell(other).heading(HOME)).toBeVisible();

  const saves = countRequests(page, 'PATCH', '/rest/v1/users');
  let arrived = () => {};
  const saved = new Promise<void>((resolve) => (arrived = resolve));
  await page.route('**/rest/v1/users*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await route.fetch();
    arrived();
  });
  await page.bringToFront();
  await settings.displayName.fill('Saved in time');
  await settings.save.click();
  await saved;
  await other.bringToFront();
  await signOut(other);
  await expect(new LandingPage(page).greeting).toBeVisible();
  await expect(page.getByText('You signed out in another tab.')).toBeVisible();
  await expect(new LandingPage(other).greeting).toBeVisible();
  await expect(other.getByText('You signed out in another tab.')).toBeHidden();
  await expect(settings.displayName).toBeHidden();
  const admin = await demoClient(server, 'admin');
  const { data } = await admin.from('users').select('display_name').eq('id', person.id).single().throwOnError();
  expect(data).toEqual({ display_name: 'Saved in time' });
  expect(saves()).toBe(1);
});
