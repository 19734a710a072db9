import type { Page } from '@playwright/test';
import { AuditPage } from '../pages/auditPage.ts';
import { StaffPage } from '../pages/staffPage.ts';
import { TeamsPage } from '../pages/teamsPage.ts';
import { fulfillRequests, hangRequests, removeFaults } from '../support/faults.ts';
import { countRequests } from '../support/requests.ts';
import { storeSession } from '../support/session.ts';
import { createTeam } from '../support/teams.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

test.use({ expectedConsole: [FAILED_REQUEST] });

const TEAMS = { method: 'GET', path: '/rest/v1/rpc/search_teams' };
const SEARCH = { method: 'POST', path: '/rest/v1/rpc/search_teams' };

test.beforeEach(({ page, server }) => storeSession(page, server));

const spinner = (page: Page) => page.getByRole('main').getByRole('status').getByText('Loading', { exact: true });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

test('F-07 retries 503 and 520 silently, then shows an error and keeps the rows', async ({ page }) => {
  await page.clock.install();
  const teams = new TeamsPage(page);
  const reads = countRequests(page, 'GET', TEAMS.path);
  await fulfillRequests(page, TEAMS, { status: 503, json: {} });
  await teams.open();
  for (let second = 0; second < 8; second += 1) await page.clock.runFor(1_000);
  await expect(page.getByRole('alert')).toHaveText('Failed to load teams');
  await expect(spinner(page)).toBeHidden();
  expect(reads()).toBeGreaterThan(1);
  await removeFaults(page);
  await retry(page).click();
  await expect(teams.rows.first()).toBeVisible();

  await fulfillRequests(page, SEARCH, { status: 520, json: {} });
  await teams.search.fill('anything');
  for (let second = 0; second < 8; second += 1) await page.clock.runFor(1_000);
  await expect(page.getByText('The list may be out of date.')).toBeVisible();
  await expect(teams.rows.first()).toBeVisible();
  await expect(teams.search).toHaveValue('anything');
});

test('F-09 F-10 shows that a list is slow after 5 s, and an error after 15 s', async ({ page }) => {
  await page.clock.install();
  const teams = new TeamsPage(page);
  await hangRequests(page, TEAMS);
  await teams.open();
  await expect(spinner(page)).toBeAttached();
  // The departments, requested at the same time, must not time out.
  await expect(teams.department('Operations')).toBeVisible();
  await page.clock.runFor(5_500);
  await expect(page.getByText('Still working…')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toHaveText('Failed to load teams');
  await expect(spinner(page)).toBeHidden();
  await removeFaults(page);
  await retry(page).click();
  await expect(teams.rows.first()).toBeVisible();
});

test('shows a failed next page below the rows, and Retry keeps the focus until it has loaded', async ({ page }) => {
  const nextPages = (url: URL) =>
    url.pathname === '/rest/v1/rpc/search_audit_logs' && url.searchParams.has('after_key');
  await page.route(nextPages, (route) => route.fulfill({ status: 400, json: {} }));
  await new AuditPage(page).open();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load audit logs' });
  await expect(async () => {
    await page.mouse.wheel(0, 10_000);
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass();
  await retry(page).focus();
  const requested = page.waitForResponse((response) => nextPages(new URL(response.url())));
  await page.keyboard.press('Enter');
  await requested;
  await expect(failed).toBeVisible();
  await expect(retry(page)).toBeFocused();
  await page.unroute(nextPages);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/100 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeFocused();
});

test('F-13 F-14 offline, shows a banner, keeps the rows and rejects writes at once; online, reloads the list once', async ({
  page,
  context,
  server,
}) => {
  const teams = new TeamsPage(page);
  const name = unique('Offline');
  await teams.open();
  await expect(teams.rows.first()).toBeVisible();
  await teams.openDialog('Add Department');
  await teams.field('Department Name').fill(name);

  const writes = countRequests(page, 'POST', '/rest/v1/departments');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await teams.press('Add Department');
  await expect(teams.failure).toContainText('Check your connection and try again.', { timeout: 2_000 });
  await expect(teams.field('Department Name')).toHaveValue(name);
  await expect(teams.rows.first()).toBeVisible();

  const { name: added } = await createTeam(server, { name: unique('AAA') });
  const reads = countRequests(page, 'GET', TEAMS.path);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(teams.row(added)).toBeVisible();
  expect(reads(), 'the rows and their count, once').toBe(2);
  expect(writes(), 'the write is not retried automatically').toBe(1);
  await teams.press('Add Department');
  await expect(teams.toast('Department added successfully')).toBeVisible();
  expect(writes()).toBe(2);
});

test('F-52 Add User works without departments and teams, and loads them on Retry', async ({ page }) => {
  const staff = new StaffPage(page);
  await fulfillRequests(page, { method: 'GET', path: '/rest/v1/rpc/list_departments' }, { status: 500, json: {} });
  await staff.open();
  await staff.openAdd();
  await staff.field('First Name').fill('Kept');
  await expect(staff.failure).toContainText(
    'Departments and teams could not be loaded. You can continue without them.',
  );
  await expect(staff.dialog.getByRole('button', { name: 'Add User', exact: true })).toBeEnabled();
  await removeFaults(page);
  await staff.press('Retry');
  await staff.field('Department').selectOption('Finance');
  await expect(staff.failure).toBeHidden();
  await expect(staff.field('First Name')).toHaveValue('Kept');
});
