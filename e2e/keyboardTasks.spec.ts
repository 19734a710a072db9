import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { LoginPage } from './pages/loginPage.ts';
import { MoreMenu } from './pages/moreMenu.ts';
import { SetupPage } from './pages/setupPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { tabAndSelect, expectVisibleFocus, tabAndPress, tabTo, tabAndType } from './support/keys.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { createDepartment } from './support/teams.ts';
import { uniquePerson, unique } from './support/unique.ts';
import { expect, test } from './support/test.ts';

// The six core tasks with Tab, Enter, Space, arrow keys and typing only.

/** Opens a section from the dashboard and expects its heading to be focused. */
async function goTo(page: Page, section: string): Promise<void> {
  const shell = new Shell(page);
  await page.goto('/dashboard');
  await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  await tabAndPress(page, shell.sidebar.getByRole('link', { name: section }));
  await expect(shell.heading(section)).toBeFocused();
}

test('sign in for the first time and set a password', async ({ page, server }) => {
  const { email, password, lastName } = await addPerson(server, { isSetupPending: true });
  const login = new LoginPage(page);
  const setup = new SetupPage(page);
  await page.goto('/');
  await tabAndPress(page, page.getByRole('link', { name: 'Log In' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  await tabAndType(page, login.email, email);
  await tabAndType(page, login.password, password);
  await tabAndPress(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await expect(setup.heading).toBeFocused();

  await tabTo(page, page.getByLabel('Last Name'));
  await expect(page.getByLabel('Last Name')).toHaveValue(lastName);
  await tabAndType(page, page.getByLabel('Display Name'), 'Keys Only');
  await tabAndType(page, page.getByLabel('New Password', { exact: true }), 'keys only');
  await tabAndType(page, page.getByLabel('Confirm Password', { exact: true }), 'keys');
  await page.keyboard.press('Enter');
  // The first invalid field is focused.
  await expectVisibleFocus(page.getByLabel('Confirm Password', { exact: true }));
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('keys only');
  await tabAndPress(page, page.getByRole('button', { name: 'Complete Setup' }));
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeFocused();
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, server }) => storeSession(page, server));

  test('find a person and change a role', async ({ page, server }) => {
    const { email } = await addPerson(server);
    const staff = new StaffPage(page);
    await goTo(page, 'Roles & Users');
    await tabAndType(page, staff.search, email);
    await expect(staff.rows).toHaveCount(1);
    await tabTo(page, staff.name(email));
    const edit = staff.row(email).getByRole('button', { name: /^Edit/ });
    await tabAndPress(page, edit);
    await expectVisibleFocus(staff.field('First Name'));
    await tabAndSelect(page, staff.field('Role'), 'Supervisor');
    await tabAndPress(page, staff.dialog.getByRole('button', { name: 'Save', exact: true }), 'Space');
    await expect(staff.dialog).toBeHidden();
    await expectVisibleFocus(edit);
    await expect(staff.row(email).getByText('Supervisor')).toBeVisible();
  });

  test('add a user', async ({ page }) => {
    const newcomer = uniquePerson();
    const staff = new StaffPage(page);
    await goTo(page, 'Roles & Users');
    await tabAndPress(page, staff.add);
    await expectVisibleFocus(staff.field('Email'));
    await page.keyboard.type(newcomer.email);
    await tabAndType(page, staff.field('First Name'), newcomer.firstName);
    await tabAndType(page, staff.field('Last Name'), newcomer.lastName);
    await tabAndSelect(page, staff.field('Role'), 'Supervisor');
    await tabAndPress(page, staff.dialog.getByRole('button', { name: 'Add User' }));
    await expect(staff.title('User added')).toBeFocused();
    expect(await staff.temporaryPassword()).toHaveLength(8);
    await tabTo(page, staff.dialog.getByRole('button', { name: 'Copy' }));
    await tabAndPress(page, staff.dialog.getByRole('button', { name: 'Done' }));
    await expect(staff.dialog).toBeHidden();
    await expectVisibleFocus(staff.add);
    await expect(staff.row(newcomer.email)).toContainText('Supervisor');
  });

  test('add a team', async ({ page, server }) => {
    const department = await createDepartment(server);
    const name = unique('Team');
    const teams = new TeamsPage(page);
    const add = page.getByRole('button', { name: 'Add Team' }).first();
    await goTo(page, 'Teams & Departments');
    await tabAndPress(page, add, 'Space');
    await expectVisibleFocus(teams.field('Team Name'));
    await page.keyboard.type(name);
    await tabAndSelect(page, teams.field('Department'), department.name);
    await tabAndPress(page, teams.dialog.getByRole('button', { name: 'Add Team' }));
    await expect(teams.dialog).toBeHidden();
    await expectVisibleFocus(add);
    // The new row may be outside the rendered rows.
    await teams.find(name);
    await expect(teams.row(name)).toContainText(department.name);
  });

  test('filter the audit log and export it', async ({ page, server }) => {
    await createDepartment(server);
    const audit = new AuditPage(page);
    await goTo(page, 'Audit Logs');
    await tabAndSelect(page, page.getByLabel('Table', { exact: true }), 'Departments');
    await page.waitForURL('**/dashboard/audit?table=departments');
    await expect(audit.cell(0, 1)).toHaveText('departments');
    // The menu comes before the filters in the tab order.
    const menu = new MoreMenu(page);
    await tabAndPress(page, menu.trigger);
    await expectVisibleFocus(menu.item('Export as CSV'));
    await page.keyboard.press('ArrowDown');
    await expectVisibleFocus(menu.item('Export as JSON'));
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const entries = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { resourceType: string }[];
    expect(new Set(entries.map(({ resourceType }) => resourceType))).toEqual(new Set(['departments']));
    await expectVisibleFocus(menu.trigger);
  });
});

test('a focused field is not covered by the buttons of its dialog', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  await page.getByRole('button', { name: 'Add User' }).click();
  const footer = staff.dialog.getByRole('button', { name: 'Add User' });
  const top = (await footer.boundingBox())?.y ?? 0;
  for (const label of ['Last Name', 'Email', 'Role', 'Department', 'Team']) {
    const field = staff.dialog.getByLabel(label, { exact: true });
    await tabTo(page, field);
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThan(top);
  }
});
