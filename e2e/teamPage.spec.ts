import type { Page } from '@playwright/test';
import { TeamsPage } from './pages/teamsPage.ts';
import { tabAndPress, tabTo } from './support/keys.ts';
import { addPerson, demoClient, removePerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { addMember, createTeam } from './support/teams.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const detail = (page: Page, term: string) =>
  page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');

test('F-132 a team page lists its members, and edits, archives and restores the team', async ({ page, server }) => {
  const team = await createTeam(server);
  const person = await addPerson(server);
  await addMember(server, team, person);
  await storeSession(page, server);
  const teams = new TeamsPage(page);
  await teams.open(`?q=${encodeURIComponent(team.name)}`);
  await tabAndPress(page, page.getByRole('link', { name: team.name, exact: true }));
  await expect(heading(page)).toHaveText(team.name);
  await expect(heading(page)).toBeFocused();
  await expect(detail(page, 'Members')).toHaveText('1');
  const member = page.getByRole('table', { name: 'Members' }).getByRole('link', { name: `Test ${person.lastName}` });
  await tabTo(page, member);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`Test ${person.lastName}`);
  await tabAndPress(page, page.getByRole('link', { name: team.name, exact: true }).first());
  await expect(heading(page)).toHaveText(team.name);

  await page.getByRole('button', { name: 'Edit' }).click();
  await teams.field('Team Name').fill(`${team.name} renamed`);
  await teams.press('Save');
  await expect(heading(page)).toHaveText(`${team.name} renamed`);

  const admin = await demoClient(server, 'admin');
  await admin.rpc('suspend_user', { target: person.id }).throwOnError();
  await page.reload();
  await expect(detail(page, 'Members')).toHaveText('0');
  await expect(page.getByText('This team has no members yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Show suspended members' }).click();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Suspended');
  await page.goBack();
  await removePerson(server, person);
  await page.getByRole('button', { name: 'Archive' }).click();
  await teams.press('Archive');
  await expect(detail(page, 'Status')).toHaveText('Archived');
  await expect(page.getByText('This team has no members yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await teams.press('Restore');
  await expect(detail(page, 'Status')).toHaveText('In use');
});
