import type { Browser, Locator, Page } from '@playwright/test';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { openImport } from './pages/importDialog.ts';
import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { SettingsPage } from './pages/settingsPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { failRequests, removeFaults } from './support/faults.ts';
import { peopleFile } from './support/importFile.ts';
import { addPerson, demoClient, createTestClient, type Person } from './support/people.ts';
import { expectAccessible } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const SUSPENDED = 'Your account is suspended. Ask an administrator.';

/** Opens the settings of a person in another browser with a separate session. */
async function openElsewhere(browser: Browser, server: Server, person: Person): Promise<SettingsPage> {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  const { data, error } = await createTestClient(server).auth.signInWithPassword(person);
  if (error) throw error;
  await storeSession(page, server, data);
  const settings = new SettingsPage(page);
  await settings.open();
  return settings;
}

/** Opens Roles & Users and waits until it sends no more requests, so that the test sends the next one. */
async function openRoles(page: Page, server: Server, person: Person): Promise<void> {
  await storeSession(page, server, person);
  await new StaffPage(page).open();
  await page.waitForLoadState('networkidle');
}

/** Sends a request that needs a valid session. */
async function search(page: Page, text = 'a'): Promise<void> {
  await page.getByPlaceholder('Search by name, email, or role...').fill(text);
}

test.use({ expectedConsole: [FAILED_REQUEST] });

test('ending a session in another browser signs it out at its next request', async ({ page, browser, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  await openRoles(page, server, person);
  const settings = await openElsewhere(browser, server, person);
  await expect(settings.sessions).toHaveText([/Unknown browser.*This device/, /Unknown browser.*End session/]);
  await settings.sessions.getByRole('button', { name: 'End session' }).click();
  await expect(settings.toast('Session ended')).toBeVisible();
  await expect(settings.sessions).toHaveText([/This device/]);

  await search(page);
  await expect(page.getByText(ENDED)).toBeVisible();
  await new LoginPage(page).signIn(person.email, person.password);
  await page.waitForURL('**/dashboard/roles**');
});

test('F-114 a session that is ended elsewhere keeps what was typed, and downloads imported passwords', async ({
  page,
  server,
}) => {
  test.slow();
  const [person, other] = [await addPerson(server, { role: 'MANAGER' }), await addPerson(server)];
  const admin = await demoClient(server, 'admin');
  const [staff, settings] = [new StaffPage(page), new SettingsPage(page)];
  await openRoles(page, server, person);
  const expectKept = async (field: Locator, reveal: () => Promise<unknown>) => {
    await field.fill('Half a na');
    await admin.rpc('end_sessions', { target: person.id }).throwOnError();
    await reveal();
    await expect(page.getByText(ENDED)).toBeVisible();
    await new LoginPage(page).signIn(person.email, person.password);
    await expect(field).toHaveValue('Half a na');
  };
  const reload = () => page.evaluate(() => window.dispatchEvent(new Event('online')));

  await staff.suspend(other.email);
  await expectKept(staff.field('Reason'), () => staff.press('Suspend'));
  await staff.press('Cancel');
  await staff.openAdd();
  await expectKept(staff.field('First Name'), reload);
  await settings.open();
  await settings.fillPasswords(person.password, 'a new secret');
  await expectKept(settings.displayName, () => settings.save.click());
  await expect(settings.currentPassword).toHaveValue('');

  const dialog = await openImport(page);
  await dialog.choose(peopleFile(2).text);
  await dialog.press('Add 2 people');
  await dialog.expectCounts('2 people added');
  await admin.rpc('end_sessions', { target: person.id }).throwOnError();
  const downloading = page.waitForEvent('download');
  await reload();
  expect((await downloading).suggestedFilename()).toBe('people-result.csv');
});

test('updates the age of a session', async ({ page, server }) => {
  const person = await addPerson(server);
  await page.clock.install();
  await storeSession(page, server, person);
  const settings = new SettingsPage(page);
  await settings.open();
  await expect(settings.sessions).toHaveText([/Started (now|\d+ seconds? ago)/]);
  await page.clock.fastForward('03:00');
  await expect(settings.sessions).toHaveText([/Started 3 minutes ago/]);
});

test('a new password signs out other browsers at their next request', async ({ page, browser, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  await openRoles(page, server, person);
  const settings = await openElsewhere(browser, server, person);
  await settings.fillPasswords(person.password, 'a new secret');
  await settings.save.click();
  await expect(settings.toast('Settings updated successfully')).toBeVisible();
  await expect(settings.sessions).toHaveText([/This device/]);

  await search(page);
  await expect(page.getByText(ENDED)).toBeVisible();
});

test('a suspended user is signed out at the next request, cannot sign in, and can be restored', async ({
  page,
  server,
}) => {
  const person = await addPerson(server, { role: 'SUPERVISOR' });
  const admin = await demoClient(server, 'admin');
  const team = await createTeam(server);
  await admin.from('role_assignments').insert({ user_id: person.id, team_id: team.id }).throwOnError();
  await openRoles(page, server, person);
  await admin.rpc('suspend_user', { target: person.id, reason: 'On leave' }).throwOnError();
  await search(page);
  await expect(page.getByText(SUSPENDED)).toBeVisible();

  const login = new LoginPage(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const ended = page.waitForResponse('**/auth/v1/logout**');
  await login.signIn(person.email, person.password);
  await ended;
  await expect(page.getByText(SUSPENDED)).toBeVisible();
  await expect(login.submit).toBeEnabled();
  expect(visited).toEqual([]);
  expect(await admin.rpc('list_sessions', { target: person.id }), 'all sessions are deleted').toMatchObject({
    data: [],
  });
  await login.home.click();
  await expect(page.getByRole('status').filter({ hasText: SUSPENDED })).toBeVisible();

  await admin.rpc('restore_user', { target: person.id }).throwOnError();
  await page.getByRole('link', { name: 'Log In' }).click();
  await login.signIn(person.email, person.password);
  await page.waitForURL('**/dashboard');
  await page.goto(`/dashboard/roles?q=${person.email}`);
  const staff = new StaffPage(page);
  await expect(staff.row(person.email)).toContainText('Supervisor');
  await expect(staff.row(person.email)).toContainText(team.name);
});

test('F-120 an idle page signs out a suspended user on focus, and other tabs say why too', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  await openRoles(page, server, person);
  const other = await page.context().newPage();
  await new SettingsPage(other).open();
  await other.waitForLoadState('networkidle');
  const admin = await demoClient(server, 'admin');
  await admin.rpc('suspend_user', { target: person.id }).throwOnError();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  for (const tab of [page, other]) {
    await expect(tab.getByText(SUSPENDED)).toBeVisible();
    await expect(tab.getByRole('table')).toBeHidden();
  }
});

test('F-121 a reload of /setup does not show the form after a new password was required', async ({ page, server }) => {
  const person = await addPerson(server);
  const admin = await demoClient(server, 'admin');
  await storeSession(page, server, person);
  await admin.rpc('require_new_password', { target: person.id }).throwOnError();
  await page.goto('/setup');
  await expect(page.getByText(ENDED)).toBeVisible();
  await new LoginPage(page).signIn(person.email, person.password);
  await expect(new SetupPage(page).heading).toBeVisible();
});

test('a user suspended during the setup is signed out when they save', async ({ page, server }) => {
  const person = await addPerson(server, { isSetupPending: true });
  const admin = await demoClient(server, 'admin');
  await storeSession(page, server, person);
  await page.goto('/setup');
  const setup = new SetupPage(page);
  await failRequests(page, { method: 'PATCH', path: '/rest/v1/users' });
  await setup.complete({
    firstName: 'Nia',
    lastName: 'Neu',
    displayName: 'Nia',
    password: 'my own secret',
    confirmation: 'my own secret',
  });
  await expect(setup.failure).toContainText('Your new password is saved, but your profile is not.');
  await removeFaults(page);
  await admin.rpc('suspend_user', { target: person.id }).throwOnError();
  await setup.submit.click();
  await expect(page.getByText(SUSPENDED)).toBeVisible();
});

test('a user is signed out at the leaving date', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  await openRoles(page, server, person);
  const admin = await demoClient(server, 'admin');
  const leavesAt = Date.now() + 5_000;
  await admin
    .rpc('suspend_user', { target: person.id, starts_at: new Date(leavesAt).toISOString(), reason: '' })
    .throwOnError();
  await search(page);
  await expect(page).toHaveURL(/q=a/);
  await page.waitForTimeout(leavesAt - Date.now() + 100);
  await search(page, 'b');
  await expect(page.getByText(SUSPENDED)).toBeVisible();
});

test('the sessions show an error with Retry', async ({ page, server }) => {
  const person = await addPerson(server);
  await storeSession(page, server, person);
  await failRequests(page, { method: 'POST', path: '/rest/v1/rpc/list_sessions' });
  const settings = new SettingsPage(page);
  await settings.open();
  const panel = page.getByRole('region', { name: 'Sessions' });
  await expect(panel.getByRole('alert')).toHaveText('Failed to load the sessions');
  await expectAccessible(page, 'the error');
  await removeFaults(page);
  await panel.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(settings.sessions).toHaveText([/This device/]);
  await expect(panel.getByRole('group')).toBeFocused();
  await expectAccessible(page, 'the list');
});
