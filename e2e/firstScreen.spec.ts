import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/embedded/paths.ts';
import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { advanceClockUntilVisible } from './support/faults.ts';
import { addPerson } from './support/people.ts';
import { countRequests } from './support/requests.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const LIST = '/rest/v1/rpc/search_staff';

test('a stored session requests its profile and the list once', async ({ page, server }) => {
  await storeSession(page, server);
  const profiles = countRequests(page, 'GET', 'theme_preference');
  const lists = countRequests(page, 'GET', LIST);
  const staff = new StaffPage(page);
  await page.goto('/dashboard/roles');
  await expect(staff.rows.first()).toBeVisible();
  expect([profiles(), lists()]).toEqual([1, 1]);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Roles & Users' }).click();
  await expect(staff.rows.first()).toBeVisible();
  await expect.poll(lists, { message: 'a later visit requests the list again' }).toBe(2);
});

test('shows the sign-in form at once, and a spinner only while its code is loading', async ({ page }) => {
  const login = new LoginPage(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/login');
  await expect(login.email).toBeVisible();

  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/LoginScreen-*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(login.email).not.toBeAttached();
  release();
  await expect(login.email).toBeVisible();
});

test('shows the screen when the profile has loaded, and a spinner after 300 ms', async ({ page, server }) => {
  await storeSession(page, server);
  const heading = page.getByRole('heading', { name: 'Roles & Users', level: 1 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/rest/v1/users**theme_preference**', async (route) => {
    await blocked;
    await route.continue();
  });
  const code = page.waitForEvent('requestfinished', (request) => /RolesScreen-.*\.js/.test(request.url()));
  await page.goto('/dashboard/roles');
  await code;
  await expect(page.locator('#root')).toBeEmpty();
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(page.getByText('Loading')).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(heading).not.toBeAttached();
  release();
  await expect(heading).toBeVisible();
});

test.describe('a lost first response', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('is requested again', async ({ page, server }) => {
    await storeSession(page, server);
    await page.route(`**${LIST}**`, (route) => route.abort(), { times: 2 });
    await page.clock.install();
    await page.goto('/dashboard/roles');
    await advanceClockUntilVisible(page, new StaffPage(page).rows.first());
  });
});

test('a sign-in requests the list once, after the profile has loaded', async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto('/login?next=%2Fdashboard%2Froles');
  const profiles = countRequests(page, 'GET', 'theme_preference');
  const lists = countRequests(page, 'GET', LIST);
  await page.route('**/rest/v1/users**theme_preference**', async (route) => {
    expect(lists()).toBe(0);
    await route.continue();
  });
  await login.signIn('manager@example.org', 'staff-demo');
  await expect(new StaffPage(page).rows.first()).toBeVisible();
  expect([profiles(), lists()]).toEqual([1, 1]);
});

test('lists the new name after the setup', async ({ page, server }) => {
  const newcomer = await addPerson(server, { isSetupPending: true });
  await page.goto('/login?next=%2Fdashboard%2Froles');
  await new LoginPage(page).signIn(newcomer.email, newcomer.password);
  await page.waitForURL('**/setup');
  await new SetupPage(page).complete({
    firstName: 'Renamed',
    lastName: newcomer.lastName,
    displayName: 'Renamed',
    password: 'a password of my own',
    confirmation: 'a password of my own',
  });
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Roles & Users' }).click();
  await expect(new StaffPage(page).row(`Renamed ${newcomer.lastName}`)).toBeVisible();
});

test.describe('without the entry script', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows that the page did not load, and loads it on reload', async ({ page }) => {
    await page.route('**/assets/index*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'reload it' }).click();
    await expect(new LoginPage(page).email).toBeVisible();
  });
});

test('N-13 sends each header of public/_headers, and lets browsers store hashed files', async ({ request }) => {
  const [forAll = ''] = readFileSync(join(root, 'public/_headers'), 'utf8').split('\n/assets/');
  const expected = Array.from(forAll.matchAll(/^ +([\w-]+): (.+)$/gm), ([, name = '', value = '']) => {
    return [name.toLowerCase(), value] as const;
  });
  expect(expected.length).toBeGreaterThan(6);
  const reply = await request.get('/dashboard/roles');
  expect(reply.headers()).toMatchObject(Object.fromEntries(expected));
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await reply.text()) ?? [];
  const { 'cache-control': stored, 'x-frame-options': framing } = (await request.get(script)).headers();
  expect([stored, framing]).toEqual(['public, max-age=31536000, immutable', 'DENY']);
});
