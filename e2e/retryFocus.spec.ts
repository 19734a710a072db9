import type { Locator } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { ImportDialog } from './pages/importDialog.ts';
import { MoreMenu } from './pages/moreMenu.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { abortRequests, hangRequests, holdRequests, rejectRequests, removeFaults } from './support/faults.ts';
import { peopleFile } from './support/importFile.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

// WCAG 2.4.3: when Retry disappears, the focus moves to a nearby element, not to the top of the page.

const DEPARTMENTS = { method: 'GET', path: '/rest/v1/rpc/list_departments' };
const SIGN_UP = { method: 'POST', path: '/auth/v1/signup' };

const retryIn = (part: Locator) => part.getByRole('button', { name: 'Retry' });

test.use({ expectedConsole: [FAILED_REQUEST] });
test.beforeEach(({ page, server }) => storeSession(page, server));

test('going back online moves the focus from Retry to the heading', async ({ page, context }) => {
  await rejectRequests(page, { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' });
  await page.goto('/dashboard');
  const changes = page.getByRole('region', { name: 'Latest changes' });
  await expect(retryIn(changes)).toBeVisible();
  await removeFaults(page);
  await retryIn(changes).focus();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(changes.getByRole('listitem')).toHaveCount(8);
  await expect(changes.getByRole('heading')).toBeFocused();
});

test('Retry on a failed or outdated list moves the focus to the heading', async ({ page }) => {
  await rejectRequests(page, { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' });
  const audit = new AuditPage(page);
  await audit.open();
  const retry = retryIn(page.getByRole('main'));
  await retry.press('Enter');
  await expect(audit.heading).toBeFocused();
  await removeFaults(page);
  await retry.press('Enter');
  await expect(audit.rows.first()).toBeVisible();
  await expect(audit.heading).toBeFocused();

  await rejectRequests(page, { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' });
  await page.getByLabel('Action', { exact: true }).selectOption('Changed');
  await expect(page.getByText('The list may be out of date.')).toBeVisible();
  await removeFaults(page);
  await retry.press('Enter');
  await expect(page.getByText('The list may be out of date.')).toBeHidden();
  await expect(audit.heading).toBeFocused();
});

test('Retry while printing moves the focus to Cancel', async ({ page }) => {
  const audit = new AuditPage(page);
  await audit.open();
  await expect(audit.rows.first()).toBeVisible();
  await rejectRequests(page, { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' });
  await new MoreMenu(page).choose('Print');
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await expect(retryIn(dialog)).toBeVisible();
  await removeFaults(page);
  await hangRequests(page, { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' });
  await retryIn(dialog).press('Enter');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('Retry above the departments moves the focus to their heading, and in Add Team to the department', async ({
  page,
}) => {
  await rejectRequests(page, DEPARTMENTS);
  const teams = new TeamsPage(page);
  await teams.open();
  await expect(retryIn(teams.departments)).toBeVisible();
  await removeFaults(page);
  await retryIn(teams.departments).press('Enter');
  await expect(teams.department('Operations')).toBeVisible();
  await expect(teams.departments.getByRole('heading')).toBeFocused();

  await rejectRequests(page, DEPARTMENTS);
  await teams.openDialog('Add Team');
  await retryIn(teams.dialog).focus();
  await page.keyboard.press('Escape');
  await expect(teams.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Team' }), 'the focus leaves the dialog').toBeFocused();
  await teams.openDialog('Add Team');
  await expect(retryIn(teams.dialog)).toBeVisible();
  await removeFaults(page);
  await retryIn(teams.dialog).press('Enter');
  await expect(teams.field('Department')).toContainText('Operations');
  await expect(teams.field('Department')).toBeFocused();
});

test('Retry in Add User moves the focus to the department', async ({ page }) => {
  const staff = new StaffPage(page);
  await rejectRequests(page, DEPARTMENTS);
  await staff.open();
  await staff.openAdd();
  await expect(retryIn(staff.dialog)).toBeVisible();
  await removeFaults(page);
  await retryIn(staff.dialog).press('Enter');
  await expect(staff.field('Department')).toContainText('Finance');
  await expect(staff.field('Department')).toBeFocused();
});

test('Retry in the import moves the focus to Choose a file or Stop', async ({ page }) => {
  await new StaffPage(page).open();
  const dialog = new ImportDialog(page);
  await dialog.open();
  await rejectRequests(page, DEPARTMENTS);
  await dialog.choose(peopleFile(1).text);
  await expect(retryIn(dialog.dialog)).toBeVisible();
  await removeFaults(page);
  const check = await holdRequests(page, DEPARTMENTS);
  await retryIn(dialog.dialog).press('Enter');
  await expect(dialog.dialog.getByText(/^Checking every row/)).toBeVisible();
  await expect(dialog.dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  check();

  await abortRequests(page, SIGN_UP);
  await dialog.press('Add 1 person');
  await expect(dialog.title('Import interrupted')).toBeVisible({ timeout: 20_000 });
  await removeFaults(page);
  await hangRequests(page, SIGN_UP);
  await retryIn(dialog.dialog).press('Enter');
  await expect(dialog.title('Adding users')).toBeVisible();
  await expect(dialog.dialog.getByRole('button', { name: 'Stop' })).toBeFocused();
});

test('Retry of a failed profile moves the focus to the heading', async ({ page }) => {
  await rejectRequests(page, { method: 'GET', path: '/rest/v1/users' });
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { name: 'your profile did not load' });
  await expect(heading).toBeVisible();
  await retryIn(page.getByRole('main')).press('Enter');
  await expect(retryIn(page.getByRole('main'))).toBeVisible();
  await expect(heading).toBeFocused();
});
