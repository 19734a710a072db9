import type { Locator, Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { MoreMenu } from './pages/moreMenu.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { hangRequests } from './support/faults.ts';
import { mockLongAuditLog, timeOf } from './support/longAuditLog.ts';
import { addPerson, renamePerson } from './support/people.ts';
import { closePrintDialog, printCount, mockPrintDialog } from './support/printing.ts';
import { storeSession } from './support/session.ts';
import { createDepartment, createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Print' });
/** The control that starts printing: the More menu, or the Print button of a list without one. */
const printTrigger = (page: Page) =>
  new MoreMenu(page).trigger.or(page.getByRole('button', { name: 'Print', exact: true }));

async function pressPrint(page: Page): Promise<void> {
  const menu = new MoreMenu(page);
  if (await menu.trigger.isVisible()) await menu.choose('Print');
  else await printTrigger(page).click();
}

const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]');

/** Prints, waits for the print dialog, and switches to the print media type. */
async function print(page: Page): Promise<void> {
  const before = await printCount(page);
  await pressPrint(page);
  await expect.poll(() => printCount(page)).toBe(before + 1);
  await expect(printTrigger(page)).toBeFocused();
  await page.emulateMedia({ media: 'print' });
}

/** Expects that controls and navigation are not printed. */
async function expectNoControls(page: Page): Promise<void> {
  const shell = new Shell(page);
  const hidden: Locator[] = [
    shell.bar,
    shell.sidebar,
    shell.toasts.first(),
    page.getByRole('search'),
    printTrigger(page),
  ];
  for (const part of hidden) await expect(part).toBeHidden();
  for (const control of await page.getByRole('combobox').all()) await expect(control).toBeHidden();
}

test.beforeEach(async ({ page, server }) => {
  await mockPrintDialog(page);
  await storeSession(page, server);
});

test('prints the first 1,000 entries in the light theme, with a header on each page', async ({ page }) => {
  await mockLongAuditLog(page, 1_001);
  await page.emulateMedia({ colorScheme: 'dark' });
  const audit = new AuditPage(page);
  await audit.open('?table=teams&action=UPDATE');
  await expect(audit.rows.first()).toBeVisible();
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect(await rows(page).count()).toBeLessThan(100);
  await print(page);
  await expect(rows(page)).toHaveCount(1_000);
  const times = await page.locator('tbody time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual(Array.from({ length: 1_000 }, (_, place) => timeOf(place)));

  await expect(
    page.getByText(/^The first 1,000 of 1,000\+ entries, [A-Z][a-z]{2} \d+, \d{4} \d\d:\d\d UTC$/),
  ).toBeVisible();
  await expect(page.getByText('Table: Teams', { exact: true })).toBeVisible();
  await expect(page.getByText('Action: Changed', { exact: true })).toBeVisible();
  await expect(audit.heading).toBeVisible();
  await expectNoControls(page);
  const styles = await page.evaluate(() => {
    const of = (selector: string) => {
      const element = document.querySelector(selector);
      return element === null ? null : getComputedStyle(element);
    };
    return {
      ink: of('tr[aria-rowindex] td')?.color,
      text: of('tr[aria-rowindex] td')?.fontSize,
      scheme: of('html')?.colorScheme,
      head: of('thead')?.display,
      headCell: of('thead th')?.position,
      row: of('tbody tr[aria-rowindex]')?.breakInside,
    };
  });
  expect(styles).toEqual({
    ink: 'rgb(23, 24, 30)',
    text: '11.3333px',
    scheme: 'light',
    head: 'table-header-group',
    headCell: 'static',
    row: 'avoid',
  });

  await page.emulateMedia({ media: 'screen' });
  await closePrintDialog(page);
  await expect.poll(() => rows(page).count()).toBeLessThan(100);
});

test('prints the searched and filtered people with their number', async ({ page, server }) => {
  const { email, lastName } = await addPerson(server, { role: 'SUPERVISOR' });
  const staff = new StaffPage(page);
  await staff.open('?role=SUPERVISOR');
  // Printing applies the query even before the debounced search.
  await staff.search.fill(email);
  await print(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(lastName);
  await expect(page.getByText(/^1 person, /)).toBeVisible();
  await expect(page.getByText('Role: Supervisor', { exact: true })).toBeVisible();
  await expect(page.getByText(`Search: ${email}`, { exact: true })).toBeVisible();
  await expectNoControls(page);
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await closePrintDialog(page);
  const audit = new AuditPage(page);
  await audit.open('?action=PRINT');
  await expect(audit.cell(0, 0)).toContainText(`printed 1 person (filters: Role: Supervisor, Search: ${email})`);
});

test('breaks a very long name, so that the table fits the page', async ({ page, server }) => {
  const person = await addPerson(server);
  await renamePerson(server, person, 'a'.repeat(120));
  const staff = new StaffPage(page);
  await staff.open();
  await staff.search.fill(person.email);
  await expect(rows(page)).toHaveCount(1);
  await print(page);
  await page.setViewportSize({ width: 720, height: 1_000 });
  expect(await page.locator('table').evaluate((table) => table.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('prints the teams of the selected department with its name', async ({ page, server }) => {
  const department = await createDepartment(server);
  await createTeam(server, { department });
  await createTeam(server, { department });
  const teams = new TeamsPage(page);
  await teams.open(`?department=${department.id}`);
  await expect(teams.rows).toHaveCount(2);
  await print(page);
  await expect(page.getByText(/^2 teams, /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: department.name })).toBeVisible();
  await expectNoControls(page);
});

test('restores the list at the next click or key press if the browser sends no afterprint', async ({
  page,
  server,
}) => {
  const { name } = await createTeam(server);
  const teams = new TeamsPage(page);
  await teams.open();
  for (const act of [() => page.mouse.click(1, 1), () => page.keyboard.press('Shift')]) {
    await expect(teams.rows.nth(1)).toBeVisible();
    await print(page);
    await page.emulateMedia({ media: 'screen' });
    await act();
    await teams.search.fill(name);
    await expect(teams.rows).toHaveCount(1);
    await teams.search.fill('');
  }
});

test('printing from the browser prints the loaded rows and shows their number', async ({ page }) => {
  await mockLongAuditLog(page, 600);
  await new AuditPage(page).open();
  await expect(rows(page).nth(10)).toBeVisible();
  await page.evaluate(() => window.print());
  await page.emulateMedia({ media: 'print' });
  const count = await rows(page).count();
  await expect(page.getByText(new RegExp(`^The first ${count} of 600 entries, `))).toBeVisible();
  await expectNoControls(page);
});

test.describe('a slow server', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows progress; Cancel prints nothing, Retry continues', async ({ page }) => {
    await new AuditPage(page).open();
    await rows(page).nth(5).waitFor();
    await hangRequests(page, { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' });
    await pressPrint(page);
    await expect(dialog(page).getByText(/^0 (of [\d,]+|read)$/)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(printTrigger(page)).toBeFocused();

    await page.unrouteAll();
    await page.route('**/rest/v1/rpc/search_audit_logs*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: '' } }),
    );
    await pressPrint(page);
    await expect(dialog(page).getByRole('alert')).toHaveText('The list could not be read');
    await page.unrouteAll();
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => printCount(page)).toBe(1);
    await expect(dialog(page)).toBeHidden();
  });
});
