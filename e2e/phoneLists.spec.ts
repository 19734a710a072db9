import type { Locator, Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { MoreMenu } from './pages/moreMenu.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { tabAndSelect, expectVisibleFocus, tabAndPress } from './support/keys.ts';
import { storeSession } from './support/session.ts';
import { createDepartment, createTeam } from './support/teams.ts';
import { expect, test } from './support/test.ts';

// An iPhone: the browser bars take 180 of 844 px.
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
});

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

async function expectVisibleWithoutScrolling(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test('F-93 the first row of each list is visible without scrolling, even with filters', async ({ page, server }) => {
  const staff = new StaffPage(page);
  for (const search of ['', '?role=MANAGER&status=pending&q=zzzz', '?role=EMPLOYEE&sort=name']) {
    await page.goto(`/dashboard/roles${search}`);
    await expect(page.locator('table[aria-busy="false"]').or(page.getByText(/^Nothing matches/))).toBeVisible();
    if (!search.includes('status')) await expectVisibleWithoutScrolling(page, staff.rows.first());
    else await expectVisibleWithoutScrolling(page, page.getByRole('button', { name: 'Clear search and filters' }));
  }
  const audit = new AuditPage(page);
  for (const search of ['', '?action=INSERT&table=role_assignments&from=2020-01-01']) {
    await audit.open(search);
    await expectVisibleWithoutScrolling(page, audit.rows.first());
  }
  const teams = new TeamsPage(page);
  await teams.open();
  await expectVisibleWithoutScrolling(page, teams.rows.first());
  await expectVisibleWithoutScrolling(page, teams.departments.getByRole('link').first());
  const department = await createDepartment(server);
  await createTeam(server, { department });
  await teams.open(`?department=${department.id}`);
  await expectVisibleWithoutScrolling(page, teams.rows.first());
});

test('F-93 one button opens the filters and shows how many are set, except on a wide screen', async ({ page }) => {
  const staff = new StaffPage(page);
  await staff.open();
  const role = page.getByLabel('Role', { exact: true });
  await expect(filters(page)).toHaveAccessibleName('Filters');
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(role).toBeHidden();

  await filters(page).tap();
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
  await role.selectOption('Supervisor');
  await page.getByLabel('Department', { exact: true }).selectOption('Finance');
  await expect(filters(page)).toHaveAccessibleName('Filters (2)');
  await filters(page).tap();
  await expect(role).toBeHidden();
  await expect(filters(page)).toHaveAccessibleName('Filters (2)');

  await page.reload();
  await expect(filters(page)).toHaveAccessibleName('Filters (2)');
  await filters(page).tap();
  await page.getByRole('button', { name: 'Clear all' }).tap();
  await expect(filters(page)).toHaveAccessibleName('Filters');
  await expect(role).toBeFocused();

  await page.reload();
  await expect(role).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(role).toBeVisible();
  await expect(filters(page)).toBeHidden();
});

test('F-93 filters and menu work with the keyboard', async ({ page }) => {
  const audit = new AuditPage(page);
  await audit.open();
  await expect(audit.rows.first()).toBeVisible();
  const menu = new MoreMenu(page);
  await tabAndPress(page, menu.trigger);
  await expectVisibleFocus(menu.item('Export as CSV'));
  await page.keyboard.press('Escape');
  await expectVisibleFocus(menu.trigger);

  await tabAndPress(page, filters(page));
  await tabAndSelect(page, page.getByLabel('Table', { exact: true }), 'Teams');
  await expect(filters(page)).toHaveAccessibleName('Filters (1)');
  await page.waitForURL('**/dashboard/audit?table=teams');
});

test('F-93 the menu of each list fits in the viewport', async ({ page }) => {
  for (const path of ['/dashboard/roles', '/dashboard/audit']) {
    await page.goto(path);
    await expect(page.locator('table[aria-busy="false"]')).toBeVisible();
    const menu = new MoreMenu(page);
    await menu.open();
    for (const item of await page.getByRole('menuitem').all()) await expectVisibleWithoutScrolling(page, item);
    await page.keyboard.press('Escape');
  }
});
