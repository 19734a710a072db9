import type { Page } from '@playwright/test';
import { StaffPage } from './pages/staffPage.ts';
import { addPerson, createSignedInClient } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';
import { unique } from './support/unique.ts';
import type { Server } from '../tools/testing/embeddedServer.ts';

/** Three people with a last name of their own, by which they are found and sorted. */
async function addThree(server: Server) {
  const lastName = unique('Many');
  const people = [await addPerson(server), await addPerson(server), await addPerson(server)];
  const client = await createSignedInClient(server, 'superuser');
  for (const [index, { id }] of people.entries()) {
    const { error } = await client
      .from('users')
      .update({ first_name: 'ABC'.charAt(index), last_name: lastName })
      .eq('id', id);
    if (error) throw error;
  }
  return { lastName, people };
}

const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

/** Opens the dialog of a change of the selected people, by keyboard. */
async function openChange(page: Page, name: string): Promise<void> {
  await selection(page).getByRole('button', { name: 'Change' }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('three people are selected with Shift and moved to a team, by keyboard', async ({ page, server }) => {
  await storeSession(page, server);
  const { lastName } = await addThree(server);
  const team = await createTeam(server);
  const staff = new StaffPage(page);
  await staff.open(`?q=${lastName}&sort=name`);
  await page.getByLabel(`Select A ${lastName}`).press('Space');
  await expect(selection(page).getByRole('status')).toHaveText('1 person selected');
  await page.keyboard.down('Shift');
  await page.getByLabel(`Select C ${lastName}`).press('Space');
  await page.keyboard.up('Shift');
  await expect(selection(page).getByRole('status')).toHaveText('3 people selected');

  await openChange(page, 'Move to a team or department');
  const dialog = page.getByRole('dialog', { name: 'Move Users' });
  await dialog.getByLabel('Team').selectOption({ label: team.name });
  await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(dialog.getByText('3 people will change.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: `A ${lastName}` })).toContainText(`Team: None → ${team.name}`);
  await expect(staff.rows.filter({ hasText: team.name })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Change 3 people' }).press('Enter');
  await expect(dialog.getByText('3 people changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(selection(page)).toHaveCount(0);
  await expect(staff.rows.filter({ hasText: team.name })).toHaveCount(3);

  // Somebody else changes one of them before Undo.
  const client = await createSignedInClient(server, 'superuser');
  await client.from('users').update({ first_name: 'Z' }).eq('last_name', lastName).eq('first_name', 'C').throwOnError();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.locator('[data-toast]', { hasText: 'Undone for 2 people. 1 person changed since' })).toBeVisible();
  await expect(staff.rows.filter({ hasText: team.name })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the preview names who is skipped, and another search clears the selection', async ({ page, server }) => {
  await storeSession(page, server);
  const { lastName, people } = await addThree(server);
  const staff = new StaffPage(page);
  await staff.open(`?q=${lastName}&sort=name`);
  await page.getByLabel(`Select A ${lastName}`).check();
  await selection(page).getByRole('button', { name: 'Select 3 shown' }).click();
  // Somebody else changes one of them meanwhile.
  const client = await createSignedInClient(server, 'superuser');
  await client
    .from('users')
    .update({ first_name: 'Z' })
    .eq('id', people[1]?.id ?? '');
  await openChange(page, 'Change role');
  const dialog = page.getByRole('dialog', { name: 'Change Role' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Choose a role', { exact: true }).last()).toBeVisible();
  await dialog.getByLabel('Role').selectOption('Supervisor');
  await dialog.getByLabel('Reason').fill('New shift plan');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 people will change. 1 person skipped.')).toBeVisible();
  await expect(dialog.getByText('Skipped: Changed by someone else since you selected them')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await staff.find('manager');
  await expect(selection(page)).toHaveCount(0);
});

test('everyone who matches is selected as of a time; sorting keeps the selection, a filter clears it', async ({
  page,
  server,
}) => {
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  await page.getByRole('checkbox').first().check();
  const all = selection(page).getByRole('button', { name: /^Select all \d+$/ });
  const count = (await all.textContent())?.replace('Select all ', '') ?? '';
  expect(Number(count)).toBeGreaterThan(100);
  await all.click();
  await expect(selection(page).getByRole('status')).toContainText(`${count} people selected, as of `);
  await page.getByRole('button', { name: 'Email' }).click();
  await page.waitForURL('**/dashboard/roles?sort=email');
  await expect(selection(page).getByRole('status')).toContainText(`${count} people selected, as of `);
  await page.getByLabel('Status').selectOption('Suspended');
  await expect(page.locator('[data-toast]')).toContainText('The selection was cleared');
  await expect(selection(page)).toHaveCount(0);
});

test.describe('without a response', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('a lost answer is looked up, and not repeated', async ({ page, server }) => {
    await storeSession(page, server);
    const { lastName } = await addThree(server);
    const staff = new StaffPage(page);
    await staff.open(`?q=${lastName}&sort=name`);
    await page.getByLabel(`Select A ${lastName}`).check();
    await openChange(page, 'Suspend');
    const dialog = page.getByRole('dialog', { name: 'Suspend Users' });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('1 person will change.')).toBeVisible();
    let writes = 0;
    await page.route('**/rest/v1/rpc/change_users', async (route) => {
      if ((route.request().postDataJSON() as { dry_run: boolean }).dry_run) return route.continue();
      writes += 1;
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole('button', { name: 'Change 1 person' }).click();
    await expect(dialog.getByText('1 person changed.')).toBeVisible();
    expect(writes).toBe(1);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(staff.row(lastName).first()).toContainText('Suspended');
  });
});

test('an employee sees why nothing can be changed', async ({ page, server }) => {
  await storeSession(page, server, await addPerson(server));
  const staff = new StaffPage(page);
  await staff.open();
  await page.getByRole('checkbox').first().check();
  await selection(page).getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('menuitem', { name: 'Suspend' })).toContainText('An Employee cannot edit users');
  await selection(page).getByRole('button', { name: 'Clear' }).click();
  await expect(selection(page)).toHaveCount(0);
});
