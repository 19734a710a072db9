import { AuditPage } from './pages/auditPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { addPerson, renamePerson } from './support/people.ts';
import { expectAccessible, expectNoHorizontalScrolling } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { unique } from './support/unique.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
});

test('filters people by role, status and department, and stores the filters in the URL', async ({ page, server }) => {
  const { email } = await addPerson(server, { role: 'SUPERVISOR', isSetupPending: true });
  const staff = new StaffPage(page);
  await staff.open();
  await page.getByLabel('Role', { exact: true }).selectOption('Supervisor');
  await page.waitForURL('**/dashboard/roles?role=SUPERVISOR');
  await expect(staff.row(email)).toBeVisible();
  await expect(staff.row('superuser@example.org')).toBeHidden();
  await page.getByLabel('Status', { exact: true }).selectOption('Temporary password');
  await page.waitForURL('**/dashboard/roles?role=SUPERVISOR&status=pending');
  await expect(staff.row('supervisor@example.org')).toBeHidden();
  await page.getByLabel('Department', { exact: true }).selectOption('Finance');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Department', { exact: true })).toHaveValue(/./);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL((url) => url.search === '');
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('');
  await expect(staff.row(email)).toBeVisible();
});

test('requests only the last of several filter changes in one frame', async ({ page }) => {
  await new StaffPage(page).open();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  const shown = await page.getByLabel('Role', { exact: true }).evaluate((select: HTMLSelectElement) =>
    ['SUPERVISOR', 'MANAGER'].map((role) => {
      select.value = role;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return select.value;
    }),
  );
  expect(shown).toEqual(['SUPERVISOR', 'MANAGER']);
  await page.waitForURL('**/dashboard/roles?role=MANAGER');
  await expect.poll(() => requested.filter((request) => request.includes('MANAGER'))).not.toEqual([]);
  expect(requested.filter((request) => request.includes('SUPERVISOR'))).toEqual([]);
});

test('offers only the teams of the selected department, and clears a team of another one', async ({ page }) => {
  await new StaffPage(page).open();
  const team = page.getByLabel('Team', { exact: true });
  const department = page.getByLabel('Department', { exact: true });
  await expect(team.getByRole('option', { name: 'Payroll' })).toBeAttached();
  await department.selectOption('Operations');
  await expect(team.getByRole('option', { name: 'Payroll' })).not.toBeAttached();
  await team.selectOption('Logistics');
  await expect(page.getByRole('cell', { name: 'Logistics' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Customer Care' })).toHaveCount(0);

  await department.selectOption('');
  await team.selectOption('Payroll');
  await page.waitForURL('**/dashboard/roles?team=*');
  await department.selectOption('Finance');
  await page.waitForURL((url) => url.searchParams.has('team') && url.searchParams.has('department'));
  await department.selectOption('Operations');
  await page.waitForURL((url) => !url.searchParams.has('team'));
  await expect(team).toHaveValue('');
  await expect(page.getByRole('cell', { name: 'Operations' }).first()).toBeVisible();
});

test('sorts people by a column: ascending, descending, then newest first', async ({ page }) => {
  const staff = new StaffPage(page);
  await staff.open();
  const newest = await staff.rows.first().innerText();
  const header = page.getByRole('columnheader', { name: 'Email' });
  const press = () => header.getByRole('button').click();
  const first = staff.rows.first().getByRole('cell').nth(1);
  await press();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText(/^a/);
  await press();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText(/^[x-z]/);
  await page.waitForURL('**/dashboard/roles?sort=-email');
  await press();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await expect(staff.rows.first()).toHaveText(newest, { useInnerText: true });
});

test('links a person to their audit log, and an entry to all changes by its performer', async ({ page, server }) => {
  const person = await addPerson(server);
  await renamePerson(server, person, 'Renamed');
  const staff = new StaffPage(page);
  const audit = new AuditPage(page);
  await staff.open(`?q=${person.email}`);
  await staff.name(person.email).click();
  await page.getByRole('link', { name: 'Show all changes to this user' }).click();
  await expect(page.getByRole('button', { name: `About Renamed ${person.lastName}: show everyone` })).toBeVisible();
  await expect(audit.rows).toHaveCount(4);
  const summary = `changed Test ${person.lastName}'s first name: Test → Renamed`;
  await expect(audit.cell(0, 0)).toContainText(summary);
  await audit.expandButton(0).click();
  await expect(page.getByText(`Adrian Castellanos ${summary}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Everything by Adrian Castellanos' }).click();
  await expect(audit.rows).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoHorizontalScrolling(page);
  await page.goBack();
  await expect(audit.rows).toHaveCount(4);
  await page.goForward();
  await expect(audit.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('combobox', { name: 'Action' })).toBeFocused();
  await expect(audit.rows.nth(10)).toBeVisible();
});

test('opens a row link without reloading the page, or in a new tab with Ctrl or Cmd', async ({ page, context }) => {
  const staff = new StaffPage(page);
  await staff.open('?q=employee@example.org');
  const link = staff.name('employee@example.org');
  const newTab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL(/\/dashboard\/roles\/[\w-]{36}$/);
  expect(new URL(page.url()).pathname, 'the list stays open').toBe('/dashboard/roles');

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/roles\/[\w-]{36}$/);
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not reloaded').toBe(true);
});

test('filters the audit log by action, table and date', async ({ page }) => {
  const audit = new AuditPage(page);
  await audit.open();
  await page.getByLabel('Action', { exact: true }).selectOption('Added');
  await page.getByLabel('Table', { exact: true }).selectOption('Departments');
  await page.waitForURL('**/dashboard/audit?action=INSERT&table=departments');
  const others = audit.rows.filter({ hasNotText: 'INSERT' }).or(audit.rows.filter({ hasNotText: 'departments' }));
  await expect(others).toHaveCount(0);
  const newest = (await audit.cell(0, 3).textContent()) ?? '';
  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByLabel('Until').fill('');
  await expect(audit.cell(0, 3)).toHaveText(newest);
  await page.getByLabel('From').fill('2020-01-01');
  await page.waitForURL('**/dashboard/audit?action=INSERT&table=departments&from=2020-01-01');
  await expect(page.getByLabel('Until')).toHaveAttribute('min', '2020-01-01');
  await page.getByLabel('From').press('Backspace');
  await expect(page.getByText('Enter a complete date, or clear it')).toBeVisible();
  await expectAccessible(page);
  await expect(page, 'an incomplete date is not none').toHaveURL(/from=2020-01-01/);
  await page.getByLabel('From').pressSequentially('01');
  await expect(page.getByText('Enter a complete date, or clear it')).toBeHidden();
  await expect(audit.cell(0, 3)).toHaveText(newest);
  await expect(others).toHaveCount(0);
});

test('links a department to its teams and a team to its members', async ({ page }) => {
  const teams = new TeamsPage(page);
  await teams.open();
  await teams.department('Finance').click();
  await expect(teams.rows).toHaveCount(2);
  await page.getByRole('link', { name: /show the members of Payroll/ }).click();
  await expect(page.getByLabel('Team', { exact: true }).locator('option:checked')).toHaveText('Payroll');
  const cells = page.getByRole('cell', { name: 'Payroll' });
  await expect(cells.first()).toBeVisible();
  await expect(new StaffPage(page).rows.filter({ hasNot: cells })).toHaveCount(0);
});

test.describe('a duplicate name', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('renames a department above its teams and links to its people', async ({ page }) => {
    const teams = new TeamsPage(page);
    const [department, renamed, team] = [unique('Department'), unique('Renamed'), unique('Team')];
    await teams.open();
    await teams.addDepartment(department);
    await teams.addTeam(team, department);
    await teams.department(department).click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(teams.title('Rename Department')).toBeVisible();
    await expect(teams.field('Department Name')).toHaveValue(department);
    await teams.field('Department Name').fill('Finance');
    await teams.press('Save');
    await expect(page.getByText('A department with this name already exists')).toBeVisible();
    await teams.field('Department Name').fill(renamed);
    await teams.press('Save');
    await expect(teams.toast('Department renamed successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: renamed })).toBeVisible();
    await expect(teams.cell(team, 1)).toHaveText(renamed);
    await page.getByRole('main').getByRole('link', { name: 'People', exact: true }).click();
    await page.waitForURL('**/dashboard/roles?department=*');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  });
});

test('ignores invalid filters in the URL', async ({ page }) => {
  for (const search of ['?role=OWNER&team=7&sort=salary', '?department=%27%3B--&setup=yes']) {
    await new StaffPage(page).open(search);
    await expect(page.getByText(/^[\d,]+ people$/), search).toBeVisible();
  }
});
