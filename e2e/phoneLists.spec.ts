import type { Locator, Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { MoreMenu } from './pages/moreMenu.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { chooseAt, expectVisibleFocus, pressAt } from './support/keys.ts';
import { signInBeforehand } from './support/signedIn.ts';
import { makeDepartment, makeTeam } from './support/teams.ts';
import { expect, test } from './support/test.ts';

/** An iPhone with the bars of its browser, which take 180 px of its 844. */
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page, server }) => {
  await signInBeforehand(page, server);
});

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

async function expectInWindow(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test('F-93 the first row of each list is in the window, with filters set as well', async ({ page, server }) => {
  const staff = new StaffPage(page);
  for (const search of ['', '?role=MANAGER&status=pending&q=zzzz', '?role=EMPLOYEE&sort=name']) {
    await page.goto(`/dashboard/roles${search}`);
    await expect(page.locator('table[aria-busy="false"]').or(page.getByText(/^Nothing matches/))).toBeVisible();
    if (!search.includes('status')) await expectInWindow(page, staff.rows.first());
    else await expectInWindow(page, page.getByRole('button', { name: 'Clear search and filters' }));
  }
  const audit = new AuditPage(page);
  for (const search of ['', '?action=INSERT&table=role_assignments&from=2020-01-01']) {
    await audit.open(search);
    await expectInWindow(page, audit.rows.first());
  }
  const teams = new TeamsPage(page);
  await teams.open();
  await expectInWindow(page, teams.rows.first());
  await expectInWindow(page, teams.departments.getByRole('link').first());
  const department = await makeDepartment(server);
  await makeTeam(server, { department });
  await teams.open(`?department=${department.id}`);
  await expectInWindow(page, teams.rows.first());
});

test('F-93 the filters are behind one button, which says how many are set', async ({ page }) => {
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
});

test('F-93 filters and menu work by keyboard alone', async ({ page }) => {
  const audit = new AuditPage(page);
  await audit.open();
  await expect(audit.rows.first()).toBeVisible();
  const menu = new MoreMenu(page);
  await pressAt(page, menu.trigger);
  await expectVisibleFocus(menu.item('Export as CSV'));
  await page.keyboard.press('Escape');
  await expectVisibleFocus(menu.trigger);

  await pressAt(page, filters(page));
  await chooseAt(page, page.getByLabel('Table', { exact: true }), 'Teams');
  await expect(filters(page)).toHaveAccessibleName('Filters (1)');
  await page.waitForURL('**/dashboard/audit?table=teams');
});

test('F-93 the menu of each list stays in the window', async ({ page }) => {
  for (const path of ['/dashboard/roles', '/dashboard/audit']) {
    await page.goto(path);
    await expect(page.locator('table[aria-busy="false"]')).toBeVisible();
    const menu = new MoreMenu(page);
    await menu.open();
    for (const item of await page.getByRole('menuitem').all()) await expectInWindow(page, item);
    await page.keyboard.press('Escape');
  }
});

test('F-93 on a wide screen the filters stand in a line and no button hides them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new StaffPage(page).open();
  await expect(page.getByLabel('Role', { exact: true })).toBeVisible();
  await expect(filters(page)).toBeHidden();
});
