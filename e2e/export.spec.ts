import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { MoreMenu } from './pages/moreMenu.ts';
import { StaffPage } from './pages/staffPage.ts';
import { abortRequests, hangRequests, holdRequests, advanceClockUntilVisible, removeFaults } from './support/faults.ts';
import { addPerson, renamePerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
});

async function exportAs(page: Page, format: 'CSV' | 'JSON'): Promise<Download> {
  const download = page.waitForEvent('download');
  await new MoreMenu(page).choose(`Export as ${format}`);
  return download;
}

const contentOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('F-105 exports the filtered audit log as CSV and JSON', async ({ page, server }) => {
  const person = await addPerson(server);
  await renamePerson(server, person, '=1+1');
  const audit = new AuditPage(page);
  await audit.open(`?about=${person.id}&action=UPDATE`);
  await expect(audit.rows).toHaveCount(2);

  const csv = await exportAs(page, 'CSV');
  expect(csv.suggestedFilename()).toMatch(/^audit-logs-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await contentOf(csv)).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    '\uFEFFDate (UTC),Performed By,Performed By Email,Performed By Role,Action,Table,About,Summary,Changes',
  );
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
  expect(lines[1]).toContain(`first name: Test → =1+1`);
  await expect(page.getByText('Exported 2 entries').first()).toBeVisible();

  const entries: unknown = JSON.parse(await contentOf(await exportAs(page, 'JSON')));
  expect(entries).toHaveLength(2);
  expect(entries).toMatchObject([{ changes: { first_name: { old: 'Test', new: '=1+1' } } }, {}]);
});

test('records an export in the audit log', async ({ page }) => {
  await new StaffPage(page).open('?role=MANAGER&q=example.org');
  await exportAs(page, 'CSV');
  const audit = new AuditPage(page);
  await audit.open('?q=exported&action=EXPORT');
  await expect(audit.cell(0, 0)).toContainText(
    /exported \d+ (people|person) \(filters: Role: Manager, Search: example.org\)/,
  );
  await audit.expandButton(0).click();
  const report = page.getByRole('table', { name: 'What was reported' });
  await expect(report.getByRole('row', { name: 'Role' }).getByRole('cell')).toHaveText(['Manager']);
  await expect(page.getByText('Reported by the app. The server cannot verify it.')).toBeVisible();
});

test.describe('an export that cannot be recorded', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-70 saves no file, shows the error, and continues on Retry', async ({ page }) => {
    await new StaffPage(page).open();
    const rejection = {
      code: 'PT429',
      message: 'Too many exports, prints and reset emails. Try again in ten minutes.',
    };
    await page.route('**/rpc/report_export', (route) => route.fulfill({ status: 429, json: rejection }), { times: 1 });
    let isSaved = false;
    page.on('download', () => (isSaved = true));
    await new MoreMenu(page).choose('Export as CSV');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog.getByRole('alert')).toHaveText(rejection.message);
    expect(isSaved).toBe(false);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    expect((await download).suggestedFilename()).toMatch(/^people-/);
    await expect(dialog).toBeHidden();
  });
});

test('H-11 escapes spreadsheet formulas in names', async ({ page, server }) => {
  const person = await addPerson(server);
  await renamePerson(server, person, '=HYPERLINK("http://evil.example")');
  await new StaffPage(page).open(`?q=${person.email}`);
  const content = await contentOf(await exportAs(page, 'CSV'));
  expect(content).toContain(`"'=HYPERLINK(""http://evil.example"")",${person.lastName},${person.email}`);
  expect(content).toContain('Status,Suspended From (UTC),Signed Up,Last Sign-in (UTC),Added (UTC)\r\n');
  expect(content).toMatch(/,Active,,,,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test.describe('a slow export', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows progress, offers Retry after a network error, and can be cancelled', async ({ page }) => {
    const search = { method: 'GET', path: '/rest/v1/rpc/search_audit_logs' };
    await page.clock.install();
    await new AuditPage(page).open();
    await page.getByRole('row').nth(5).waitFor();
    await abortRequests(page, search);
    const disconnect = await holdRequests(page, search);
    const menu = new MoreMenu(page);
    await menu.choose('Export as CSV');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog).toBeVisible();
    disconnect();
    await advanceClockUntilVisible(page, dialog.getByRole('alert'));
    await removeFaults(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    expect((await contentOf(await download)).split('\r\n').length).toBeGreaterThan(100);
    await expect(dialog).toBeHidden();

    await hangRequests(page, search);
    await menu.choose('Export as JSON');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(menu.trigger).toBeFocused();
  });
});
