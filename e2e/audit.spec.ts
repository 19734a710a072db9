import { randomUUID } from 'node:crypto';
import { AuditPage } from './pages/auditPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { addPerson, removePerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const SEARCH_AUDIT_LOGS = '**/rest/v1/rpc/search_audit_logs*';

test.beforeEach(({ page, server }) => storeSession(page, server));

test('lists an edit first, with its performer, and expands it to the changed values', async ({ page }) => {
  const audit = new AuditPage(page);
  const teams = new TeamsPage(page);
  const name = unique('Team');
  await teams.open();
  await teams.addTeam(name);
  const renamed = `<b>${name}</b>`;
  await teams.find(name);
  await teams.edit(name);
  await teams.field('Team Name').fill(renamed);
  await teams.press('Save');
  await expect(teams.toast('Team updated successfully')).toBeVisible();

  await audit.open(`?q=${encodeURIComponent(name)}`);
  await expect(audit.rows).toHaveCount(2);
  await expect(audit.cell(0, 0)).toContainText('UPDATE');
  await expect(audit.cell(0, 1)).toHaveText('teams');
  await expect(audit.cell(0, 2)).toHaveText('Miriam Goldbergmanager@example.org · Manager');
  await expect(audit.cell(0, 3)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d\d:\d\d:\d\d$/);
  await expect(audit.cell(1, 0)).toContainText('INSERT');

  await audit.cell(0, 3).getByRole('time').hover();
  await expect(audit.cell(0, 3).getByRole('time')).toHaveAttribute('title', /(ago|now), .*(UTC|GMT)/);

  await expect(audit.expandButton(0)).toHaveAttribute('aria-expanded', 'false');
  await audit.expandButton(0).click();
  await expect(audit.expandButton(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Performed by Miriam Goldberg · manager@example.org · Manager')).toBeVisible();
  const change = page.getByRole('table', { name: 'What changed' }).getByRole('row', { name: 'Name' });
  await expect(change.getByRole('cell')).toHaveText([name, renamed]);
  await audit.expandButton(0).click();
  await expect(change).toBeHidden();
  // A click anywhere in the row expands it.
  await audit.cell(0, 1).click();
  await expect(change).toBeVisible();
});

test("formats dates as specified, in the device's time zone", async ({ page }) => {
  const audit = new AuditPage(page);
  await page.route(SEARCH_AUDIT_LOGS, (route) =>
    route.request().method() === 'HEAD' || route.request().url().includes('limit=0')
      ? route.continue()
      : route.fulfill({ json: [entryAt('2024-01-05T13:45:09+00:00')] }),
  );
  await audit.open();
  await expect(audit.cell(0, 3)).toHaveText('Jan 5, 2024 13:45:09');
});

test('loads the audit log newest first, with keyset pagination', async ({ page }) => {
  const audit = new AuditPage(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search_audit_logs')) requests.push(request.url());
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SEARCH_AUDIT_LOGS, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(SEARCH_AUDIT_LOGS);
  await audit.open();
  await requested;
  // Find in page renders every loaded row, even rows that arrive after the key press.
  await page.keyboard.press('Control+f');
  release();
  await expect(audit.rows).toHaveCount(50);
  const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await scrollToEnd();
  await expect(page.getByText(/100 of/)).toBeVisible();
  await scrollToEnd();
  const times = await page.locator('tbody time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual([...times].sort().reverse());
  expect(requests.some((url) => url.includes('after_key='))).toBe(true);
  expect(requests.filter((url) => url.includes('offset='))).toEqual([]);
});

test('searches on the server, stores the query in the URL, and restores it on Back', async ({ page, server }) => {
  const person = await addPerson(server);
  await removePerson(server, person);
  const { name } = await createTeam(server);
  const audit = new AuditPage(page);
  await audit.open();
  await test.step('finds a team by its name', async () => {
    await audit.find(name);
    await expect(audit.rows).toHaveCount(1);
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  });
  await test.step('keeps the query after a reload', async () => {
    await page.reload();
    await expect(audit.search).toHaveValue(name);
    await expect(audit.rows).toHaveCount(1);
  });
  await test.step('restores the query on Back from another screen', async () => {
    await page.getByRole('link', { name: 'Roles & Users' }).first().click();
    await page.waitForURL('**/dashboard/roles');
    await page.goBack();
    await expect(audit.search).toHaveValue(name);
    await expect(audit.rows).toHaveCount(1);
  });
  await test.step('finds entries by their description', async () => {
    await audit.find('removed');
    await expect(audit.cell(0, 0)).toContainText('DELETE');
    await expect(audit.cell(0, 0)).toContainText(`removed ${person.firstName} ${person.lastName}`);
  });
  await test.step('shows that nothing matches, with Clear', async () => {
    const nonsense = randomUUID();
    await audit.find(nonsense);
    await expect(page.getByText(`Nothing matches “${nonsense}”.`)).toBeVisible();
    await expect(page.getByText('The search covers names')).toBeVisible();
    await audit.clear.click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(audit.rows.first()).toBeVisible();
    await page.waitForURL((url) => !url.searchParams.has('q'));
  });
});

test.describe('list states', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows a loading state', async ({ page }) => {
    const audit = new AuditPage(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(SEARCH_AUDIT_LOGS, async (route) => {
      await released;
      await route.continue();
    });
    await audit.open();
    await expect(audit.loading).toBeAttached();
    await expect(page.getByRole('table', { name: 'Audit logs' })).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(audit.rows.first()).toBeVisible();
    await expect(audit.loading).toBeHidden();
  });

  test('shows an empty state', async ({ page }) => {
    const audit = new AuditPage(page);
    await page.route(SEARCH_AUDIT_LOGS, (route) => route.fulfill({ json: [] }));
    await audit.open();
    await expect(audit.empty).toBeVisible();
    await expect(audit.rows).toHaveCount(0);
    await expect(audit.clear.or(audit.retry)).toBeHidden();
  });

  test('F-06 shows an error, with Retry', async ({ page }) => {
    const audit = new AuditPage(page);
    await page.route(SEARCH_AUDIT_LOGS, (route) => route.fulfill({ status: 500, json: { message: 'error: boom' } }));
    await audit.open();
    await expect(page.getByRole('alert')).toHaveText('Failed to load audit logs');
    await expect(page.getByText('boom')).toBeHidden();
    await page.unroute(SEARCH_AUDIT_LOGS);
    await audit.retry.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(audit.rows.first()).toBeVisible();
  });
});

function entryAt(time: string) {
  return {
    id: randomUUID(),
    performed_at: time,
    performed_by: null,
    performed_by_label: 'System',
    action: 'INSERT',
    resource_type: 'teams',
    resource_id: randomUUID(),
    details: { label: 'Payroll', changes: { name: { old: null, new: 'Payroll' } } },
    created_at: time,
    updated_at: time,
  };
}
