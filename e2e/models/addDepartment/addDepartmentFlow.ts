import { TeamsPage } from '../../pages/teamsPage.ts';
import { failRequests, dropResponses } from '../../support/faults.ts';
import { storeSession } from '../../support/session.ts';
import { createDepartment } from '../../support/teams.ts';
import { expect } from '../../support/test.ts';
import { unique } from '../../support/unique.ts';
import { defineFlow } from '../flow.ts';
import { addDepartmentChart } from './addDepartmentChart.ts';

const ADDING = { method: 'POST', path: '/rest/v1/departments' };
const IN_USE = 'A department with this name already exists';

async function submit(teams: TeamsPage, name: string): Promise<void> {
  await teams.field('Department Name').fill(name);
  await teams.press('Add Department');
}

export const addDepartmentFlow = defineFlow({
  chart: addDepartmentChart,
  open: async ({ page, server }) => {
    await storeSession(page, server);
    const teams = new TeamsPage(page);
    await teams.open();
    return { page, server, teams, name: unique('Department'), duplicate: unique('Duplicate') };
  },
  sees: {
    'the teams and departments': async ({ teams }) => {
      await expect(teams.dialog).toBeHidden();
      await expect(teams.heading).toBeVisible();
    },
    'the empty dialog': async ({ teams }) => {
      await expect(teams.title('Add Department')).toBeVisible();
      await expect(teams.field('Department Name')).toHaveValue('');
      await expect(teams.field('Department Name')).toBeFocused();
    },
    'the dialog that requires a name': async ({ teams }) => {
      await expect(teams.dialog.getByText('Department name is required')).toBeVisible();
      await expect(teams.field('Department Name')).toBeFocused();
    },
    'the dialog with a duplicate name': async ({ teams, duplicate }) => {
      await expect(teams.dialog.getByText(IN_USE, { exact: true })).toBeVisible();
      await expect(teams.field('Department Name')).toHaveValue(duplicate.toUpperCase());
      await expect(teams.field('Department Name')).toBeFocused();
    },
    'the dialog with “Failed to add department”': async ({ teams, name }) => {
      await expect(teams.failure).toHaveText('Failed to add department');
      await expect(teams.field('Department Name')).toHaveValue(name);
    },
    'the dialog with “Could not confirm”': async ({ teams, name }) => {
      await expect(teams.failure).toHaveText(
        'Could not confirm whether the department was added. Check your connection and try again.',
      );
      await expect(teams.field('Department Name')).toHaveValue(name);
    },
    'the dialog with “Your last attempt may have added it”': async ({ teams }) => {
      await expect(teams.dialog.getByText(`${IN_USE}. Your last attempt may have added it.`)).toBeVisible();
    },
    'the new department in the list': async ({ teams, name }) => {
      await expect(teams.dialog).toBeHidden();
      await expect(teams.department(name)).toBeVisible();
    },
  },
  does: {
    'chooses Add Department': async (fixtures) => {
      fixtures.name = unique('Department');
      fixtures.duplicate = unique('Duplicate');
      await fixtures.teams.openDialog('Add Department');
    },
    'submits no name': ({ teams }) => teams.press('Add Department'),
    'submits a duplicate name': async ({ server, teams, duplicate }) => {
      await createDepartment(server, duplicate);
      await submit(teams, duplicate.toUpperCase());
    },
    'submits a name while the server fails': async ({ page, teams, name }) => {
      await failRequests(page, ADDING);
      await submit(teams, name);
    },
    'submits a name and the response is lost': async ({ page, teams, name }) => {
      await dropResponses(page, ADDING);
      await submit(teams, name);
    },
    'submits a name': async ({ teams, name }) => {
      await submit(teams, name);
      await expect(teams.toast('Department added successfully')).toBeVisible();
    },
    'presses Add Department again': ({ teams }) => teams.press('Add Department'),
    cancels: ({ teams }) => teams.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
  },
});
