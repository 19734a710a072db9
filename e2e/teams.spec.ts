import { TeamsPage } from './pages/teamsPage.ts';
import { holdRequests } from './support/faults.ts';
import { addPerson, createSignedInClient } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';
import { createDepartment, createTeam, renameTeam } from './support/teams.ts';
import { unique } from './support/unique.ts';

test.beforeEach(({ page, server }) => storeSession(page, server));

test('preselects the listed department for a new team, and All teams lists all teams', async ({ page, server }) => {
  const department = await createDepartment(server);
  const name = unique('Team');
  const teams = new TeamsPage(page);
  await teams.open(`?department=${department.id}`);
  await expect(teams.department(department.name)).toBeInViewport({ ratio: 1 });
  await teams.openDialog('Add Team');
  await expect(teams.field('Department').locator('option:checked')).toHaveText(department.name);
  await teams.field('Team Name').fill(name);
  await teams.press('Add Team');
  await expect(teams.cell(name, 1)).toHaveText(department.name);
  await expect(teams.rows).toHaveCount(1);
  await page.getByRole('link', { name: 'All teams' }).click();
  await expect(teams.department(department.name)).toBeFocused();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => teams.rows.count()).toBeGreaterThan(1);
});

test('counts the members of a team', async ({ page, server }) => {
  const teams = new TeamsPage(page);
  const name = unique('Team');
  const client = await createSignedInClient(server, 'superuser');
  const added = await client.from('teams').insert({ name }).select('id').single();
  if (added.error) throw added.error;
  for (const person of [await addPerson(server), await addPerson(server)]) {
    const { error } = await client.from('role_assignments').insert({ user_id: person.id, team_id: added.data.id });
    if (error) throw error;
  }
  await teams.open(`?q=${encodeURIComponent(name)}`);
  await expect(teams.cell(name, 2)).toHaveText('2');
});

test('sorts teams by name, department and members', async ({ page }) => {
  const teams = new TeamsPage(page);
  await teams.open();
  await page.getByRole('button', { name: 'Members' }).click();
  await page.waitForURL('**/dashboard/teams?sort=members');
  await page.getByRole('button', { name: 'Members' }).click();
  await page.waitForURL('**/dashboard/teams?sort=-members');
  await expect(page.getByRole('columnheader', { name: 'Members' })).toHaveAttribute('aria-sort', 'descending');
  await expect(teams.rows.first().getByRole('cell').nth(2)).not.toHaveText('0');
  await page.getByRole('button', { name: 'Department', exact: true }).click();
  await page.waitForURL('**/dashboard/teams?sort=department');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Sort by').selectOption('By members');
  await page.waitForURL('**/dashboard/teams?sort=members');
});

test.describe('errors', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-06 shows that the list failed to load, with Retry', async ({ page }) => {
    const teams = new TeamsPage(page);
    await page.route('**/rest/v1/rpc/search_teams*', (route) =>
      route.fulfill({ status: 500, json: { message: 'error: boom' } }),
    );
    await teams.open();
    await expect(page.getByRole('alert')).toHaveText('Failed to load teams');
    await page.unroute('**/rest/v1/rpc/search_teams*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(teams.rows.first()).toBeVisible();
  });
});

test('removes a team from its department', async ({ page, server }) => {
  const department = await createDepartment(server);
  const team = await createTeam(server, { department });
  const teams = new TeamsPage(page);
  await teams.open(`?q=${encodeURIComponent(team.name)}`);
  await expect(teams.cell(team.name, 1)).toHaveText(department.name);
  await teams.edit(team.name);
  await teams.field('Department').selectOption('No Department');
  await teams.press('Save');
  await expect(teams.toast('Team updated successfully')).toBeVisible();
  await expect(teams.cell(team.name, 1)).toHaveText('-');
});

test('lists a newer name from a conflict after Cancel', async ({ page, server }) => {
  const team = await createTeam(server);
  const theirs = unique('Theirs');
  const teams = new TeamsPage(page);
  await teams.open(`?q=${encodeURIComponent(team.name)}`);
  await teams.edit(team.name);
  await renameTeam(server, team, theirs);
  await teams.field('Team Name').fill(unique('Mine'));
  await teams.press('Save');
  await expect(teams.dialog).toContainText('Someone else changed this team');
  await teams.press('Cancel');
  await expect(teams.row(theirs)).toBeVisible();
  await expect(teams.row(team.name)).toBeHidden();
});

test('lists a change that is saved after Cancel', async ({ page, server }) => {
  const department = await createDepartment(server);
  const team = await createTeam(server, { department });
  const mine = unique('Mine');
  const teams = new TeamsPage(page);
  await teams.open(`?department=${department.id}`);
  await teams.edit(team.name);
  await teams.field('Team Name').fill(mine);
  const save = await holdRequests(page, { method: 'PATCH', path: '/rest/v1/teams' });
  await teams.press('Save');
  const read = page.waitForResponse((response) => response.request().method() !== 'PATCH');
  await teams.press('Cancel');
  await (await read).finished();
  await expect(teams.row(team.name)).toBeVisible();
  save();
  await expect(teams.row(mine)).toBeVisible();
});

test('searches on the server, stores the query in the URL, and restores it on Back', async ({ page }) => {
  const teams = new TeamsPage(page);
  const [department, team] = [unique('Department'), unique('Team')];
  await teams.open();
  await teams.addDepartment(department);
  await teams.addTeam(team, department);

  await test.step('finds a team by its department', async () => {
    await teams.find(department);
    await expect(teams.rows).toHaveCount(1);
    await expect(teams.row(team)).toBeVisible();
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  });
  await test.step('keeps the query after a reload', async () => {
    await page.reload();
    await expect(teams.search).toHaveValue(department);
    await expect(teams.rows).toHaveCount(1);
  });
  await test.step('restores the query on Back from another screen', async () => {
    await page.getByRole('link', { name: 'Audit Logs' }).first().click();
    await page.waitForURL('**/dashboard/audit');
    await page.goBack();
    await expect(teams.search).toHaveValue(department);
    await expect(teams.rows).toHaveCount(1);
  });
  await test.step('filters by a department, and Back lists all teams', async () => {
    // Only the rows near the viewport are rendered.
    const all = page.getByText(/^[\d,]+ teams$/);
    await teams.search.fill('');
    await expect(all).toBeVisible();
    await teams.department(department).click();
    await expect(teams.department(department)).toHaveAttribute('aria-current', 'true');
    await expect(teams.rows).toHaveCount(1);
    await page.goBack();
    await expect(teams.department(department)).not.toHaveAttribute('aria-current');
    await expect(all).toBeVisible();
  });
  await test.step('shows the query and Clear if nothing matches', async () => {
    const nonsense = unique('Nonsense');
    await teams.find(nonsense);
    await expect(page.getByText(`Nothing matches “${nonsense}”.`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(teams.rows.first()).toBeVisible();
    await expect(teams.search).toHaveValue('');
  });
});
