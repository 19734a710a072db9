import { TeamsPage } from '../../pages/teamsPage.ts';
import { failRequests, dropResponses } from '../../support/faults.ts';
import { storeSession } from '../../support/signedIn.ts';
import { createDepartment } from '../../support/teams.ts';
import { expect } from '../../support/test.ts';
import { unique } from '../../support/unique.ts';
import { defineFlow } from '../flow.ts';
import { addDepartmentChart } from './addDepartmentChart.ts';

const ADDING = { method: 'POST', path: '/rest/v1/departments' };
const IN_USE = 'A department with this name already exists';

async function send(teams: TeamsPage, name: string): Promise<void> {
  await teams.field('Department Name').fill(name);
  await teams.press('Add Department');
}

export const addDepartmentFlow = defineFlow({
  chart: addDepartmentChart,
  open: async ({ page, server }) => {
    await storeSession(page, server);
    const teams = new TeamsPage(page);
    await teams.open();
    return { page, server, teams, name: unique('Department'), taken: unique('Taken') };
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
    'the dialog that asks for the name': async ({ teams }) => {
      await expect(teams.dialog.getByText('Department name is required')).toBeVisible();
      await expect(teams.field('Department Name')).toBeFocused();
    },
    'the dialog that says the name is in use': async ({ teams, taken }) => {
      await expect(teams.dialog.getByText(IN_USE, { exact: true })).toBeVisible();
      await expect(teams.field('Department Name')).toHaveValue(taken.toUpperCase());
      await expect(teams.field('Department Name')).toBeFocused();
    },
    'the dialog with “Failed to add department”': async ({ teams, name }) => {
      await expect(teams.failure).toHaveText('Failed to add department');
      await expect(teams.field('Department Name')).toHaveValue(name);
    },
    'the dialog that could not confirm': async ({ teams, name }) => {
      await expect(teams.failure).toHaveText(
        'Could not confirm whether the department was added. Check your connection and try again.',
      );
      await expect(teams.field('Department Name')).toHaveValue(name);
    },
    'the dialog that says the lost attempt may have added it': async ({ teams }) => {
      await expect(teams.dialog.getByText(`${IN_USE}. Your last attempt may have added it.`)).toBeVisible();
    },
    'the new department in the list': async ({ teams, name }) => {
      await expect(teams.dialog).toBeHidden();
      await expect(teams.department(name)).toBeVisible();
    },
  },
  does: {
    'chooses Add Department': ({ teams }) => teams.openDialog('Add Department'),
    'sends no name': ({ teams }) => teams.press('Add Department'),
    'sends a name in use': async ({ server, teams, taken }) => {
      await createDepartment(server, taken);
      await send(teams, taken.toUpperCase());
    },
    'sends a name while the server is broken': async ({ page, teams, name }) => {
      await failRequests(page, ADDING);
      await send(teams, name);
    },
    'sends a name and the answer gets lost': async ({ page, teams, name }) => {
      await dropResponses(page, ADDING);
      await send(teams, name);
    },
    'sends a name': async ({ teams, name }) => {
      await send(teams, name);
      await expect(teams.toast('Department added successfully')).toBeVisible();
    },
    'presses Add Department again': ({ teams }) => teams.press('Add Department'),
    cancels: ({ teams }) => teams.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
  },
});
