import type { Page } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { addPerson, demoClient, createSignedInClient, removePerson, renamePerson } from './support/people.ts';
import { countRequests } from './support/requests.ts';
import { expectAccessible } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { addMember, createDepartment, createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const detail = (page: Page, term: string) =>
  page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');
const changes = (page: Page, title: string) => page.getByRole('region', { name: title }).getByRole('listitem');

test('opens from the list, and edits and removes the user', async ({ page, server }) => {
  const team = await createTeam(server, { department: await createDepartment(server) });
  const person = await addPerson(server);
  await addMember(server, team, person);
  await renamePerson(server, person, 'Renamed');
  const name = `Renamed ${person.lastName}`;
  await storeSession(page, server);
  const staff = new StaffPage(page);
  const query = `?q=${person.email}&status=active&sort=-email`;
  await staff.open(query);
  await staff.row(person.email).getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**/dashboard/roles/${person.id}`);
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Roles & Users' }).click();
  await page.waitForURL((url) => url.search === query);
  await staff.row(person.email).getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Staff`);
  await expect(page.getByRole('link', { name: 'Roles & Users' }).first()).toHaveAttribute('aria-current', 'page');

  await expect(page.getByRole('main')).toContainText(person.email);
  await expect(detail(page, 'Role')).toHaveText('Employee');
  await expect(detail(page, 'Team')).toHaveText(team.name);
  await expect(detail(page, 'Status')).toHaveText(/^Active since [A-Z][a-z]{2} \d+, \d{4}$/);
  await expect(detail(page, 'Last sign-in')).toHaveText('Never signed in');
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
  await expect(changes(page, 'Changes to this user').first()).toContainText('first name: Test → Renamed');
  await expect(changes(page, 'Changes by this user').first()).toContainText('completed their own setup');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await staff.field('Role').selectOption('Supervisor');
  await staff.press('Save');
  await expect(detail(page, 'Role')).toHaveText('Supervisor');
  await expect(changes(page, 'Changes to this user').first()).toContainText('role: Employee → Supervisor');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Suspend' }).click();
  await staff.press('Suspend');
  await expect(detail(page, 'Status')).toHaveText(/^Suspended since/);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(detail(page, 'Status')).toHaveText(/^Active since/);
  await page.getByRole('button', { name: 'Require new password' }).click();
  await staff.press('Require new password');
  await expect(detail(page, 'Status')).toHaveText(/^Temporary password since/);

  await page.getByRole('link', { name: 'Show all changes to this user' }).click();
  await page.waitForURL(`**/dashboard/audit?about=${person.id}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await staff.press('Remove');
  await page.waitForURL('**/dashboard/roles');
  await expect(staff.toast('User removed successfully')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('updates after a reset email, an ended session and a required password', async ({ page, server }) => {
  const person = await addPerson(server);
  await storeSession(page, server);
  await page.goto(`/dashboard/roles/${person.id}`);
  const latest = changes(page, 'Changes to this user').first();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await page.getByRole('button', { name: 'Send reset email' }).click();
  await expect(latest).toContainText('reset email');
  await sessions.getByRole('button', { name: 'End session' }).click();
  await expect(sessions).toContainText('Not signed in anywhere.');
  await expect(latest).toContainText('session');

  await createSignedInClient(server, person.email.replace('@example.org', ''), person.password);
  await page.reload();
  await expect(sessions.getByRole('button', { name: 'End session' })).toBeVisible();
  await page.getByRole('button', { name: 'Require new password' }).click();
  await new StaffPage(page).press('Require new password');
  await expect(sessions).toContainText('Not signed in anywhere.');
});

test('loads once on the next visit after a reset email, and can send another one', async ({ page, server }) => {
  const person = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  const open = () =>
    staff
      .row(person.email)
      .getByRole('link', { name: `Test ${person.lastName}` })
      .click();
  await staff.open(`?q=${person.email}`);
  await open();
  await page.getByRole('button', { name: 'Send reset email' }).click();
  await expect(page.getByRole('button', { name: 'Reset email sent' })).toBeVisible();
  await expect(changes(page, 'Changes to this user').first()).toContainText('reset email');
  await page.goBack();
  await expect(staff.row(person.email)).toBeVisible();
  const loads = countRequests(page, 'GET', '/rest/v1/users');
  await open();
  await expect(page.getByRole('button', { name: `Send reset email to ${person.email}` })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

test('changes the last day of a leaving user, suspends them at once, and restores them', async ({ page, server }) => {
  const person = await addPerson(server);
  await storeSession(page, server);
  await page.goto(`/dashboard/roles/${person.id}`);
  const staff = new StaffPage(page);
  const suspend = page.getByRole('button', { name: 'Suspend', exact: true });
  const year = new Date().getFullYear() + 1;
  for (const day of ['12', '20']) {
    await suspend.click();
    await staff.field('Last day').fill(`${year}-12-${day}`);
    await staff.press('Suspend');
    await expect(detail(page, 'Status')).toHaveText(`Leaving on Dec ${day}, ${year}`);
  }
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(suspend).toBeFocused();
  await page.reload();
  await expect(suspend).toBeVisible();
  await expectAccessible(page);
  await suspend.click();
  await expect(staff.dialog).toContainText(`leaves on Dec 20, ${year}; this replaces that date.`);
  await staff.press('Suspend');
  await expect(detail(page, 'Status')).toHaveText(/^Suspended since/);
  await expect(suspend).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(detail(page, 'Status')).toHaveText(/^Active since/);
});

test('hides sessions from an employee and explains why actions are disabled', async ({ page, server }) => {
  const other = await addPerson(server, { role: 'MANAGER' });
  await storeSession(page, server, await addPerson(server));
  await page.goto(`/dashboard/roles/${other.id}`);
  await expect(heading(page)).toHaveText(`Test ${other.lastName}`);
  await expect(page.getByText('Last sign-in')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Sessions' })).toHaveCount(0);
  for (const [name, reason] of [
    ['Edit', 'An Employee cannot edit a Manager'],
    ['Remove', 'An Employee cannot remove a Manager'],
    ['Suspend', 'An Employee cannot suspend a Manager'],
    ['Require new password', 'An Employee cannot edit a Manager'],
    [`Send reset email to ${other.email}`, 'An Employee cannot send a reset email to a Manager'],
  ] as const) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(reason);
  }
  await expectAccessible(page);
});

test("links the user's own page to Settings and shows their sign-in and sessions", async ({ page, server }) => {
  const person = await addPerson(server);
  const signedIn = await createSignedInClient(server, person.lastName.toLowerCase(), person.password);
  const { session } = (await signedIn.auth.getSession()).data;
  await storeSession(page, server, session ? { session } : undefined);
  await page.goto(`/dashboard/roles/${person.id}`);
  await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('This device');
  await expect(detail(page, 'Last sign-in')).toContainText(/ago|now/);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAccessibleDescription(
    /^You cannot edit yourself here/,
  );
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page)).toHaveText('Settings');
});

test('shows Page not found for an unknown, malformed or removed id', async ({ page, server }) => {
  const removed = await addPerson(server);
  await removePerson(server, removed);
  await storeSession(page, server);
  for (const path of ['roles/nobody', `roles/${removed.id}`, 'teams/nobody', `teams/${removed.id}`]) {
    await page.goto(`/dashboard/${path}`);
    await expect(heading(page), path).toHaveText('This page does not exist');
    await expect(page).toHaveTitle('Page not found · Staff');
  }
  await page.goto(`/dashboard/roles/${removed.id}`);
  await page.getByRole('link', { name: 'Show history' }).click();
  await expect(page.getByRole('row', { name: /removed Test/ }).first()).toBeVisible();
});

test('shows a user without a role their message instead of the page', async ({ page, server }) => {
  const other = await addPerson(server);
  await storeSession(page, server, await addPerson(server, { role: 'USER' }));
  for (const path of [`/dashboard/roles/${other.id}`, '/dashboard/teams/nobody']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Your account has no role yet. Ask an administrator.');
  }
});

test('opens the page after the sign-in', async ({ page, server }) => {
  const { id, lastName } = await addPerson(server);
  const login = new LoginPage(page);
  await page.goto(`/dashboard/roles/${id}`);
  await login.signIn('manager@example.org', 'staff-demo');
  await page.waitForURL(`**/dashboard/roles/${id}`);
  await expect(heading(page)).toHaveText(`Test ${lastName}`);
});

test.describe('after an error', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('rejects a last day for a user who is already suspended', async ({ page, server }) => {
    const person = await addPerson(server);
    await storeSession(page, server);
    await page.goto(`/dashboard/roles/${person.id}`);
    const staff = new StaffPage(page);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    const admin = await demoClient(server, 'admin');
    await admin.rpc('suspend_user', { target: person.id }).throwOnError();
    await staff.field('Last day').fill(`${new Date().getFullYear() + 1}-12-12`);
    await staff.press('Suspend');
    await expect(staff.failure).toHaveText('This user is already suspended. Restore them first.');
    await staff.press('Cancel');
    await expect(detail(page, 'Status')).toHaveText(/^Suspended since/);
  });

  test('shows that the page failed to load, with Retry', async ({ page, server }) => {
    const { id, lastName } = await addPerson(server);
    await storeSession(page, server);
    await page.route('**/rest/v1/rpc/search_audit_logs*', (route) =>
      route.fulfill({ status: 500, json: { message: 'error: boom' } }),
    );
    await page.goto(`/dashboard/roles/${id}`);
    await expect(page.getByRole('alert')).toHaveText('Failed to load this user');
    await page.unroute('**/rest/v1/rpc/search_audit_logs*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText(`Test ${lastName}`);
    await expect(heading(page)).toBeFocused();
  });
});
