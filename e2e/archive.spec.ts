import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { addPerson } from './support/people.ts';
import { dropResponses, removeFaults } from './support/faults.ts';
import { expectAccessible } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { createDepartment, createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.use({ expectedConsole: [FAILED_REQUEST] });
test.beforeEach(async ({ page, server }) => storeSession(page, server));

test('F-131 archives and restores a team and its department', async ({ page, server }) => {
  const department = await createDepartment(server);
  const team = await createTeam(server, { department });
  const teams = new TeamsPage(page);
  const row = page.getByRole('row').filter({ hasText: team.name });
  const confirm = async (name: string, toast: string) => {
    await teams.press(name);
    await expect(teams.toast(toast)).toBeVisible();
    await expect(teams.dialog).toBeHidden();
  };
  await teams.open(`?department=${department.id}`);

  await test.step('explains why a department with a team in use cannot be archived', async () => {
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(teams.title('Archive Department')).toBeVisible();
    await expectAccessible(page);
    await teams.press('Archive');
    await expect(teams.dialog.getByText('Assigned to this department: 1 team. Move them first.').first()).toBeVisible();
    await teams.press('Cancel');
  });

  await row.getByRole('button', { name: `Archive ${team.name}` }).click();
  await expect(teams.title('Archive Team')).toBeVisible();
  await confirm('Archive', 'Team archived successfully');
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await confirm('Archive', 'Department archived successfully');

  await test.step('hides both from the list and the select', async () => {
    await teams.open();
    await expect(teams.department(department.name)).toBeHidden();
    await teams.openDialog('Add Team');
    await expect(teams.field('Department').getByRole('option', { name: department.name })).toHaveCount(0);
    await teams.press('Cancel');
  });

  await test.step('names an archived team in the filter of people', async () => {
    await page.goto(`/dashboard/roles?team=${team.id}`);
    await expect(page.getByLabel('Team', { exact: true }).locator(':checked')).toHaveText(`${team.name} (archived)`);
    await teams.open();
  });

  await test.step('lists both under Status: Archived, and restores the department first', async () => {
    await page.getByLabel('Status', { exact: true }).selectOption('Archived');
    await page.waitForURL('**/dashboard/teams?status=archived');
    await row.getByRole('button', { name: `Restore ${team.name}` }).click();
    await teams.press('Restore');
    await expect(teams.dialog.getByText('The department of this team is archived.').first()).toBeVisible();
    await teams.press('Cancel');
    await teams.department(department.name).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).first().click();
    await confirm('Restore', 'Department restored successfully');
    await row.getByRole('button', { name: `Restore ${team.name}` }).click();
    await confirm('Restore', 'Team restored successfully');
    await expect(row).toBeHidden();
  });
  await teams.open(`?department=${department.id}`);
  await expect(row).toBeVisible();
});

test('F-04 refreshes the list after an archive without a response, and can repeat it', async ({ page, server }) => {
  const [first, second] = [await createTeam(server), await createTeam(server)];
  const teams = new TeamsPage(page);
  const archive = async (name: string) => {
    await teams.open(`?q=${name}`);
    await page.getByRole('button', { name: `Archive ${name}` }).click();
    await dropResponses(page, { method: 'PATCH', path: '/rest/v1/teams' });
    await teams.press('Archive');
    await expect(teams.failure).toHaveText(
      'Could not confirm whether the team was archived. Check your connection and try again.',
    );
    await expect(teams.row(name)).toBeHidden();
    await removeFaults(page);
  };
  await archive(first.name);
  await teams.press('Cancel');
  await expect(teams.dialog).toBeHidden();
  await expect(teams.row(first.name)).toBeHidden();
  await archive(second.name);
  await teams.press('Archive');
  await expect(teams.toast('Team archived successfully')).toBeVisible();
});

test('rejects the name of an archived team with an explanation', async ({ page, server }) => {
  const team = await createTeam(server);
  const teams = new TeamsPage(page);
  await teams.open();
  await teams.find(team.name);
  await page.getByRole('button', { name: `Archive ${team.name}` }).click();
  await teams.press('Archive');
  await expect(teams.toast('Team archived successfully')).toBeVisible();
  await teams.openDialog('Add Team');
  await teams.field('Team Name').fill(team.name);
  await teams.press('Add Team');
  const error = 'An archived team has this name. Restore it, or choose another name.';
  await expect(teams.dialog.getByText(error).first()).toBeVisible();
});

test('filters people without a team and stores the filter in the URL', async ({ page, server }) => {
  const { email } = await addPerson(server);
  const staff = new StaffPage(page);
  await staff.open();
  await page.getByLabel('Team', { exact: true }).selectOption('No team');
  await page.waitForURL('**/dashboard/roles?team=none');
  await page.reload();
  await expect(page.getByLabel('Team', { exact: true })).toHaveValue('none');
  await expect(page.getByText('employee@example.org')).toBeHidden();
  await staff.find(email);
  await expect(staff.row(email)).toBeVisible();
});
