import type { Locator, Page } from '@playwright/test';
import { MoreMenu } from './pages/moreMenu.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Counts user actions: each click, selected option and filled field is a step. */
class Steps {
  taken = 0;

  async click(target: Locator): Promise<void> {
    this.taken += 1;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.taken += 1;
    await target.fill(text);
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.taken += 1;
    await target.selectOption(option);
  }
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
});

test('changes a role in 4 steps from the dashboard, if the list shows the person', async ({ page, server }) => {
  const { email } = await addPerson(server);
  const staff = new StaffPage(page);
  const steps = new Steps();
  await steps.click(link(page, 'Roles & Users'));
  await steps.click(staff.row(email).getByRole('button', { name: /^Edit/ }));
  await steps.choose(staff.field('Role'), 'Supervisor');
  await steps.click(staff.dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(staff.row(email).getByText('Supervisor')).toBeVisible();
  expect(steps.taken).toBe(4);
});

test('finds a person in 2 steps from the dashboard, and shows who changed them in 3', async ({ page, server }) => {
  const { email, lastName } = await addPerson(server);
  const staff = new StaffPage(page);
  const steps = new Steps();
  await steps.click(link(page, 'Roles & Users'));
  await steps.type(staff.search, email);
  await expect(staff.rows).toHaveCount(1);
  await expect(staff.row(email)).toBeVisible();
  expect(steps.taken).toBe(2);
  await steps.click(staff.name(email));
  const changes = page.getByRole('region', { name: 'Changes to this user' });
  await expect(changes).toContainText(`Sigrid Aalto added Test ${lastName}`);
  expect(steps.taken).toBe(3);
});

test('exports a filtered audit log in 4 steps from the dashboard', async ({ page }) => {
  const steps = new Steps();
  await steps.click(link(page, 'Audit Logs'));
  await steps.choose(page.getByLabel('Table', { exact: true }), 'Departments');
  await page.waitForURL('**/dashboard/audit?table=departments');
  const menu = new MoreMenu(page);
  await steps.click(menu.trigger);
  const download = page.waitForEvent('download');
  await steps.click(menu.item('Export as CSV'));
  expect((await download).suggestedFilename()).toMatch(/^audit-logs/);
  expect(steps.taken).toBe(4);
});
