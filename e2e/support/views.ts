import { expect, type Page } from '@playwright/test';
import { AuditPage } from '../pages/auditPage.ts';
import { ImportDialog } from '../pages/importDialog.ts';
import { LoginPage } from '../pages/loginPage.ts';
import { MoreMenu } from '../pages/moreMenu.ts';
import { Palette } from '../pages/palette.ts';
import { StaffPage } from '../pages/staffPage.ts';
import { TeamsPage } from '../pages/teamsPage.ts';
import { hangRequests } from './faults.ts';
import { peopleFile } from './importFile.ts';
import { addPerson, renamePerson } from './people.ts';
import type { Server } from '../../tools/testing/embeddedServer.ts';
import { addMember, createDepartment, createTeam } from './teams.ts';
import { uniquePerson } from './unique.ts';

export type Fixtures = { page: Page; server: Server };

/** A screen or dialog and how to open it. Lists have few rows, because axe tests each one. */
export type View = { name: string; open: (fixtures: Fixtures) => Promise<unknown> };

const FEW_PEOPLE = '?q=goldberg';

async function openScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function openStaff(page: Page, search = FEW_PEOPLE): Promise<StaffPage> {
  const staff = new StaffPage(page);
  await staff.open(search);
  return staff;
}

async function openTeams(page: Page, search = ''): Promise<TeamsPage> {
  const teams = new TeamsPage(page);
  await teams.open(search);
  await expect(teams.rows.first()).toBeVisible();
  return teams;
}

/** Screens that need no session. */
export const publicViews: View[] = [
  { name: 'landing', open: ({ page }) => openScreen(page, '/', 'Welcome!') },
  { name: 'sign-in', open: ({ page }) => openScreen(page, '/login', 'Sign in') },
  { name: 'an unknown address', open: ({ page }) => openScreen(page, '/nowhere', 'This page does not exist') },
  {
    name: 'a reset email on its way',
    open: ({ page }) => new LoginPage(page).requestLink(uniquePerson().email),
  },
];

/** Screens, opened as the manager. */
export const screenViews: View[] = [
  { name: 'dashboard', open: ({ page }) => openScreen(page, '/dashboard', 'Welcome to your Dashboard') },
  { name: 'Roles & Users', open: ({ page }) => openStaff(page) },
  { name: 'Teams & Departments', open: ({ page }) => openTeams(page) },
  {
    name: 'Audit Logs with an open entry and a search for a person',
    open: async ({ page, server }) => {
      const person = await addPerson(server);
      await renamePerson(server, person, 'Constantine Featherstonehaugh');
      // The filters that are opened on a phone stay open on wide windows.
      await page.setViewportSize({ width: 390, height: 844 });
      const audit = new AuditPage(page);
      await audit.open(`?table=users&q=${person.lastName}`);
      await audit.expandButton(0).click();
      await page.getByRole('button', { name: 'Filters (1)' }).click();
      await page.getByRole('combobox', { name: 'About whom' }).fill('goldberg');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    },
  },
  {
    name: 'the page of a user',
    open: async ({ page, server }) => {
      const { id, lastName } = await addPerson(server);
      await openScreen(page, `/dashboard/roles/${id}`, `Test ${lastName}`);
      await expect(page.getByText('Last sign-in')).toBeVisible();
    },
  },
  {
    name: 'the page of a team',
    open: async ({ page, server }) => {
      const team = await createTeam(server);
      await addMember(server, team, await addPerson(server));
      await openScreen(page, `/dashboard/teams/${team.id}`, team.name);
      await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
    },
  },
  {
    name: 'the page of an unknown user',
    open: ({ page }) => openScreen(page, '/dashboard/roles/unknown', 'This page does not exist'),
  },
  { name: 'Settings', open: ({ page }) => openScreen(page, '/settings', 'Settings') },
];

/** Dialogs, opened as the manager. */
export const dialogViews: View[] = [
  {
    name: 'Add User with what is missing',
    open: async ({ page }) => {
      const staff = await openStaff(page);
      await staff.openAdd();
      await staff.press('Add User');
      await expect(staff.dialog.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'the temporary password',
    open: async ({ page }) => {
      const staff = await openStaff(page);
      await staff.openAdd();
      await staff.fillAdd(uniquePerson());
      await staff.press('Add User');
      await expect(staff.title('User added')).toBeVisible();
    },
  },
  {
    name: 'Edit User with its reset email',
    open: async ({ page, server }) => {
      const { email } = await addPerson(server);
      const staff = await openStaff(page, `?q=${email}`);
      await staff.edit(email);
      await staff.dialog.getByRole('button', { name: /^Send reset email/ }).click();
      await expect(staff.dialog.getByRole('button', { name: 'Reset email sent' })).toBeVisible();
    },
  },
  {
    name: 'Remove User',
    open: async ({ page, server }) => {
      const { email } = await addPerson(server);
      await (await openStaff(page, `?q=${email}`)).remove(email);
    },
  },
  {
    name: 'Permission Denied',
    open: async ({ page }) => (await openStaff(page, '?q=castellanos')).edit('admin@example.org'),
  },
  {
    name: 'Import with a checked file',
    open: async ({ page }) => {
      await openStaff(page);
      const dialog = new ImportDialog(page);
      await dialog.open();
      await dialog.choose(peopleFile(2, ['Ann,,no-last-name@example.org,,,']).text);
      await expect(dialog.dialog.getByRole('button', { name: 'Add 2 people' })).toBeVisible();
    },
  },
  {
    name: 'Import',
    open: async ({ page }) => {
      await openStaff(page);
      await new ImportDialog(page).open();
    },
  },
  {
    name: 'Export under way',
    open: async ({ page }) => {
      await openAuditLog(page);
      await new MoreMenu(page).choose('Export as CSV');
      await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
    },
  },
  {
    name: 'Print under way',
    open: async ({ page }) => {
      await openAuditLog(page);
      await new MoreMenu(page).choose('Print');
      await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
    },
  },
  {
    name: 'the menu of a list',
    open: async ({ page }) => {
      await openStaff(page);
      await new MoreMenu(page).open();
    },
  },
  {
    name: 'the filters on a phone',
    open: async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openStaff(page, '?role=MANAGER');
      await page.getByRole('button', { name: 'Filters (1)' }).click();
    },
  },
  {
    name: 'the command palette',
    open: async ({ page }) => {
      await openStaff(page);
      const palette = new Palette(page);
      await palette.open();
      await page.keyboard.type('goldberg');
      await expect(palette.options).toHaveCount(2);
    },
  },
  {
    name: 'the shortcuts',
    open: async ({ page }) => {
      await openStaff(page);
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  { name: 'Add Department', open: async ({ page }) => (await openTeams(page)).openDialog('Add Department') },
  { name: 'Add Team', open: async ({ page }) => (await openTeams(page)).openDialog('Add Team') },
  {
    name: 'Edit Team',
    open: async ({ page, server }) => {
      const { name } = await createTeam(server);
      await (await openTeams(page, `?q=${name}`)).edit(name);
    },
  },
  {
    name: 'Rename Department',
    open: async ({ page, server }) => {
      const department = await createDepartment(server);
      await createTeam(server, { department });
      const teams = await openTeams(page, `?department=${department.id}`);
      await page.getByRole('button', { name: 'Rename' }).click();
      await expect(teams.title('Rename Department')).toBeVisible();
    },
  },
  {
    name: 'the question before unsaved settings are left',
    open: async ({ page }) => {
      await openScreen(page, '/settings', 'Settings');
      await page.getByLabel('Display Name').fill('Someone else');
      await page.getByRole('link', { name: 'Home Page' }).click();
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    },
  },
  {
    name: 'the user menu',
    open: async ({ page }) => {
      await openStaff(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
];

/** Opens the audit log without its next pages. */
async function openAuditLog(page: Page): Promise<void> {
  const audit = new AuditPage(page);
  await audit.open('?table=departments');
  await expect(audit.rows.first()).toBeVisible();
  await hangRequests(page, { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' });
}
