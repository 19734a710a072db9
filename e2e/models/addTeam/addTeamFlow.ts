import { TeamsPage } from '../../pages/teamsPage.ts';
import { failRequests, dropResponses, rejectRequests } from '../../support/faults.ts';
import { storeSession } from '../../support/session.ts';
import { createDepartment, createTeam } from '../../support/teams.ts';
import { expect } from '../../support/test.ts';
import { unique } from '../../support/unique.ts';
import { defineFlow } from '../flow.ts';
import { addTeamChart } from './addTeamChart.ts';

const ADDING = { method: 'POST', path: '/rest/v1/teams' };
const READING_DEPARTMENTS = { method: 'GET', path: '/rest/v1/rpc/list_departments' };

async function submit(teams: TeamsPage, name: string, department = 'No Department'): Promise<void> {
  await teams.field('Team Name').fill(name);
  await teams.field('Department').selectOption(department);
  await teams.press('Add Team');
}

export const addTeamFlow = defineFlow({
  chart: addTeamChart,
  open: async ({ page, server }) => {
    const department = await createDepartment(server);
    await storeSession(page, server);
    const teams = new TeamsPage(page);
    await teams.open();
    return { page, server, teams, department, name: unique('Team'), duplicate: unique('Duplicate') };
  },
  sees: {
    'the teams and departments': async ({ teams }) => {
      await expect(teams.dialog).toBeHidden();
      await expect(teams.heading).toBeVisible();
      await expect(teams.rows.first()).toBeVisible();
    },
    'the dialog without departments': async ({ teams }) => {
      await expect(teams.title('Add Team')).toBeVisible();
      await expect(teams.dialog.getByText('The departments could not be loaded.')).toBeVisible();
    },
    'the empty dialog': async ({ teams, department }) => {
      await expect(teams.title('Add Team')).toBeVisible();
      await expect(teams.field('Team Name')).toHaveValue('');
      const choices = teams.field('Department').getByRole('option');
      await expect(choices.first()).toHaveText('No Department');
      await expect(choices.filter({ hasText: department.name })).toHaveCount(1);
    },
    'the dialog that requires a name': async ({ teams }) => {
      await expect(teams.dialog.getByText('Team name is required')).toBeVisible();
      await expect(teams.field('Team Name')).toBeFocused();
    },
    'the dialog with a duplicate name': async ({ teams, department, duplicate }) => {
      await expect(teams.dialog.getByText('A team with this name already exists in this department')).toBeVisible();
      await expect(teams.field('Team Name')).toHaveValue(duplicate);
      await expect(teams.field('Department').locator('option:checked')).toHaveText(department.name);
    },
    'the dialog with “Failed to add team”': async ({ teams, name }) => {
      await expect(teams.failure).toHaveText('Failed to add team');
      await expect(teams.field('Team Name')).toHaveValue(name);
    },
    'the dialog with “Could not confirm”': async ({ teams, name }) => {
      await expect(teams.failure).toHaveText(
        'Could not confirm whether the team was added. Check your connection and try again.',
      );
      await expect(teams.field('Team Name')).toHaveValue(name);
    },
    'the new team in its department': async ({ teams, name, department }) => {
      await expect(teams.toast('Team added successfully')).toBeVisible();
      await expect(teams.dialog).toBeHidden();
      await teams.find(name);
      await expect(teams.cell(name, 1)).toHaveText(department.name);
      await expect(teams.cell(name, 2)).toHaveText('0');
    },
    'the new team without a department': async ({ teams, name }) => {
      await expect(teams.dialog).toBeHidden();
      await teams.find(name);
      await expect(teams.cell(name, 1)).toHaveText('-');
      await expect(teams.cell(name, 2)).toHaveText('0');
    },
  },
  does: {
    'chooses Add Team': async (fixtures) => {
      fixtures.name = unique('Team');
      fixtures.duplicate = unique('Duplicate');
      await fixtures.teams.openDialog('Add Team');
    },
    'chooses Add Team while the departments fail to load': async ({ page, teams }) => {
      await rejectRequests(page, READING_DEPARTMENTS);
      await teams.openDialog('Add Team');
    },
    'presses Retry': ({ teams }) => teams.press('Retry'),
    'submits no name': ({ teams }) => teams.press('Add Team'),
    'submits a duplicate name': async ({ server, teams, department, duplicate }) => {
      await createTeam(server, { name: duplicate, department });
      await submit(teams, duplicate, department.name);
    },
    'submits a name while the server fails': async ({ page, teams, name }) => {
      await failRequests(page, ADDING);
      await submit(teams, name);
    },
    'submits a name and the response is lost': async ({ page, teams, name }) => {
      await dropResponses(page, ADDING);
      await submit(teams, name);
    },
    'submits a name and a department': ({ teams, name, department }) => submit(teams, name, department.name),
    'submits a name': ({ teams, name }) => submit(teams, name),
    'presses Add Team again': ({ teams }) => teams.press('Add Team'),
    cancels: ({ teams }) => teams.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
  },
});
