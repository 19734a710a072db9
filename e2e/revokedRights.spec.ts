import type { Page, Route } from '@playwright/test';
import { Palette } from './pages/palette.ts';
import { SetupPage } from './pages/setupPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { watchEmptyTexts } from './support/emptyTexts.ts';
import { addPerson, demoClient, removePerson, type Person } from './support/people.ts';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const search = (placeholder: string) => (page: Page) => page.getByPlaceholder(placeholder).fill('a');

type Screen = { name: string; path: string; heading: string; act: (page: Page) => Promise<void> };

/** Each screen with an action that sends a request. */
const SCREENS: Screen[] = [
  {
    name: 'the dashboard, back online',
    path: '/dashboard',
    heading: 'Welcome to your Dashboard',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  },
  {
    name: 'Roles & Users, searching',
    path: '/dashboard/roles',
    heading: 'Roles & Users',
    act: search('Search by name, email, or role...'),
  },
  {
    name: 'Teams & Departments, searching',
    path: '/dashboard/teams',
    heading: 'Teams & Departments',
    act: search('Search teams or departments...'),
  },
  {
    name: 'Audit Logs, searching',
    path: '/dashboard/audit',
    heading: 'Audit Logs',
    act: search('Search audit logs...'),
  },
  {
    name: 'Settings, going to Teams & Departments',
    path: '/settings',
    heading: 'Settings',
    act: (page) => new Shell(page).goTo('Teams & Departments'),
  },
  {
    name: 'the dashboard, going to Roles & Users',
    path: '/dashboard',
    heading: 'Welcome to your Dashboard',
    act: (page) => new Shell(page).goTo('Roles & Users'),
  },
  {
    name: 'the palette, searching for a person',
    path: '/settings',
    heading: 'Settings',
    act: async (page) => {
      const palette = new Palette(page);
      await palette.open();
      await palette.field.fill('miriam');
    },
  },
];

/** Waits until the screen has loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Opens a screen and waits until it sends no more requests, so that the action sends the next one. */
async function openScreen(page: Page, { path, heading }: Pick<Screen, 'path' | 'heading'>): Promise<void> {
  await page.goto(path);
  await expect(new Shell(page).heading(heading)).toBeVisible();
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
}

async function openAs(page: Page, server: Server, person: Person, path: string, heading: string) {
  await storeSession(page, server, person);
  await openScreen(page, { path, heading });
}

async function setRole(server: Server, { id }: Person, role: string): Promise<void> {
  const superuser = await demoClient(server, 'superuser');
  await superuser.from('users').update({ role }).eq('id', id).throwOnError();
}

/** Returns the user's row as if the setup were complete, although it is pending on the server. */
async function hidePendingSetup(page: Page, { id }: Person): Promise<void> {
  await page.route(`**/rest/v1/users?*id=eq.${id}*`, async (route: Route) => {
    const response = await route.fetch();
    const row = (await response.json()) as object | object[];
    const completed = (one: object) => ({ ...one, is_password_changed: true, roles: { may_read_log: true } });
    await route.fulfill({ response, json: Array.isArray(row) ? row.map(completed) : completed(row) });
  });
}

test.use({ expectedConsole: [FAILED_REQUEST] });

test('F-64 a removed user is signed out with the reason, on each screen', async ({ page, server }) => {
  const emptyTexts = await watchEmptyTexts(page);
  for (const screen of SCREENS) {
    await test.step(screen.name, async () => {
      const person = await addPerson(server, { role: 'MANAGER' });
      await storeSession(page, server, person);
      await openScreen(page, screen);
      await removePerson(server, person);
      await screen.act(page);
      await expect(page.getByText('Your account was removed. Ask an administrator')).toBeVisible();
      expect(await emptyTexts()).toEqual([]);
    });
  }
});

test('F-65 a user demoted to Employee sees the data that an Employee sees, on each screen', async ({
  page,
  server,
}) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  const emptyTexts = await watchEmptyTexts(page);
  await storeSession(page, server, person);
  for (const screen of SCREENS) {
    await test.step(screen.name, async () => {
      await setRole(server, person, 'MANAGER');
      await openScreen(page, screen);
      await setRole(server, person, 'EMPLOYEE');
      const answered = page.waitForResponse('**/rest/v1/rpc/**');
      await screen.act(page);
      await answered;
      await waitUntilLoaded(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(new Shell(page).sidebar.getByRole('link')).toHaveCount(5);
      expect(await emptyTexts()).toEqual([]);
    });
  }
});

test('F-65 an admin demoted to Employee opens the page of a user without their sign-ins', async ({ page, server }) => {
  const [person, admin] = [await addPerson(server), await addPerson(server, { role: 'ADMIN' })];
  const name = `Test ${person.lastName}`;
  await openAs(page, server, admin, `/dashboard/roles?q=${person.email}`, 'Roles & Users');
  const link = new StaffPage(page).row(person.email).getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  await setRole(server, admin, 'EMPLOYEE');
  await link.click();
  await expect(new Shell(page).toasts).toHaveText('Your role is now Employee. What you may do has changed.');
  await expect(new Shell(page).heading(name)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes to this user' })).toBeVisible();
  await expect(page.getByText('Last sign-in')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Sessions' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('F-66 a user demoted to User is notified and keeps only Settings, on each screen', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  const emptyTexts = await watchEmptyTexts(page);
  const shell = new Shell(page);
  await storeSession(page, server, person);
  for (const screen of SCREENS) {
    await test.step(screen.name, async () => {
      await setRole(server, person, 'MANAGER');
      await openScreen(page, screen);
      await setRole(server, person, 'USER');
      await screen.act(page);
      await expect(shell.toasts).toHaveText('You no longer have a role. What you may do has changed.');
      await expect(shell.sidebar.getByRole('link')).toHaveText(['Settings']);
      if (!page.url().endsWith('/settings')) {
        await expect(page.getByRole('main')).toHaveText('Your account has no role yet. Ask an administrator.');
      }
      expect(await emptyTexts()).toEqual([]);
    });
  }
});

test('F-67 a user whose setup is pending is redirected to it, on each screen', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'MANAGER', isSetupPending: true });
  const emptyTexts = await watchEmptyTexts(page);
  await storeSession(page, server, person);
  for (const screen of SCREENS) {
    await test.step(screen.name, async () => {
      await hidePendingSetup(page, person);
      await openScreen(page, screen);
      await page.unrouteAll({ behavior: 'wait' });
      await screen.act(page);
      await page.waitForURL('**/setup');
      await expect(new SetupPage(page).heading).toBeVisible();
      expect(await emptyTexts()).toEqual([]);
    });
  }
});

test('F-64 a removed user who saves their settings is notified and signed out', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  await openAs(page, server, person, '/settings', 'Settings');
  await page.getByLabel('Display Name').fill('Someone else');
  await removePerson(server, person);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your account was removed. Ask an administrator')).toBeVisible();
});

test('F-44 F-65 a change by a user demoted to Employee is rejected, with the reason and a notice', async ({
  page,
  server,
}) => {
  const target = await addPerson(server);
  const person = await addPerson(server, { role: 'MANAGER' });
  await openAs(page, server, person, `/dashboard/roles?q=${target.email}`, 'Roles & Users');
  const staff = new StaffPage(page);
  await staff.edit(target.email);
  await staff.field('First Name').fill('Rejected');
  await setRole(server, person, 'EMPLOYEE');
  await staff.press('Save');
  await expect(staff.title('Permission Denied')).toBeVisible();
  await expect(staff.dialog).toContainText('An Employee cannot edit an Employee.');
  const notice = new Shell(page).toasts.filter({ hasText: 'Your role is now Employee. What you may do has changed.' });
  await expect(notice).toBeVisible();
  const admin = await demoClient(server, 'admin');
  const { data } = await admin.from('users').select('first_name').eq('id', target.id).single().throwOnError();
  expect(data).toEqual({ first_name: 'Test' });
});
