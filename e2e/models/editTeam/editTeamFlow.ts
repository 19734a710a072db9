import { TeamsPage } from '../../pages/teamsPage.ts';
import { failRequests, abortRequests } from '../../support/faults.ts';
import { storeSession } from '../../support/session.ts';
import { createTeam, renameTeam } from '../../support/teams.ts';
import { expect } from '../../support/test.ts';
import { unique } from '../../support/unique.ts';
import { defineFlow } from '../flow.ts';
import { editTeamChart } from './editTeamChart.ts';

const SAVING = { method: 'PATCH', path: '/rest/v1/teams' };

async function rename(teams: TeamsPage, name: string): Promise<void> {
  await teams.field('Team Name').fill(name);
  await teams.press('Save');
}

/** Expects the team in the list after a new request. */
async function expectListed(teams: TeamsPage, name: string): Promise<void> {
  await expect(teams.dialog).toBeHidden();
  await teams.find(name);
  await expect(teams.row(name)).toBeVisible();
}

export const editTeamFlow = defineFlow({
  chart: editTeamChart,
  open: async ({ page, server }) => {
    const team = await createTeam(server);
    await storeSession(page, server);
    const teams = new TeamsPage(page);
    await teams.open(`?q=${encodeURIComponent(team.name)}`);
    return { page, server, teams, team, mine: unique('Mine'), theirs: unique('Theirs') };
  },
  sees: {
    'the team in the list': async ({ teams, team }) => {
      await expect(teams.dialog).toBeHidden();
      await expect(teams.row(team.name)).toBeVisible();
    },
    'the dialog with the team': async ({ teams, team }) => {
      await expect(teams.title('Edit Team')).toBeVisible();
      await expect(teams.field('Team Name')).toHaveValue(team.name);
      await expect(teams.field('Department').locator('option:checked')).toHaveText('No Department');
    },
    'the dialog that requires a name': async ({ teams }) => {
      await expect(teams.dialog.getByText('Team name is required')).toBeVisible();
      await expect(teams.field('Team Name')).toBeFocused();
    },
    'the dialog with “Failed to update team”': async ({ teams, mine }) => {
      await expect(teams.failure).toHaveText('Failed to update team');
      await expect(teams.field('Team Name')).toHaveValue(mine);
    },
    'the dialog with “Could not confirm”': async ({ teams, mine }) => {
      await expect(teams.failure).toHaveText(
        'Could not confirm whether the changes were saved. Check your connection and try again.',
      );
      await expect(teams.field('Team Name')).toHaveValue(mine);
    },
    'the dialog with both names': async ({ teams, mine, theirs }) => {
      await expect(teams.title('Someone else changed this team')).toBeVisible();
      await expect(teams.dialog.getByRole('cell')).toHaveText([theirs, mine]);
    },
    'the dialog with their name': async ({ teams, theirs }) => {
      await expect(teams.title('Edit Team')).toBeVisible();
      await expect(teams.field('Team Name')).toHaveValue(theirs);
      await expect(teams.dialog.getByText('There is nothing left to save.')).toBeVisible();
    },
    'the new name in the list': async ({ teams, mine }) => {
      await expect(teams.toast('Team updated successfully')).toBeVisible();
      await expectListed(teams, mine);
    },
    'their name in the list': ({ teams, theirs }) => expectListed(teams, theirs),
  },
  does: {
    'chooses Edit': ({ teams, team }) => teams.edit(team.name),
    'finds another team': async (fixtures) => {
      fixtures.team = await createTeam(fixtures.server);
      fixtures.mine = unique('Mine');
      fixtures.theirs = unique('Theirs');
      await fixtures.teams.find(fixtures.team.name);
    },
    'clears the name and saves': ({ teams }) => rename(teams, ''),
    'saves without a change': ({ teams }) => teams.press('Save'),
    'renames the team': ({ teams, mine }) => rename(teams, mine),
    'renames the team while the server fails': async ({ page, teams, mine }) => {
      await failRequests(page, SAVING);
      await rename(teams, mine);
    },
    'renames the team while the network is down': async ({ page, teams, mine }) => {
      await abortRequests(page, SAVING);
      await rename(teams, mine);
    },
    'renames the team after another user did': async ({ server, teams, team, mine, theirs }) => {
      await renameTeam(server, team, theirs);
      await rename(teams, mine);
    },
    'presses Save again': ({ teams }) => teams.press('Save'),
    'chooses Save mine': ({ teams }) => teams.press('Save mine'),
    'chooses Use theirs': ({ teams }) => teams.press('Use theirs'),
    cancels: ({ teams }) => teams.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
  },
});
