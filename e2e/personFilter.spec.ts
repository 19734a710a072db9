import type { Locator } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { rejectRequests, removeFaults } from './support/faults.ts';
import { tabTo } from './support/keys.ts';
import { addPerson, createTestClient, removePerson, renamePerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { createTeam, renameTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
});

/** Whether any text inside is truncated. */
function isTruncated(control: Locator): Promise<boolean> {
  return control.evaluate((element) =>
    [...element.querySelectorAll('span')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
}

test('filters the audit log by a person, found by name with the keyboard', async ({ page, server }) => {
  const { id, lastName } = await addPerson(server);
  const audit = new AuditPage(page);
  await audit.open();
  const about = page.getByRole('combobox', { name: 'About whom' });
  const people = page.getByRole('listbox').getByRole('option');
  await tabTo(page, about);
  await page.keyboard.type('a');
  await expect(people).toHaveCount(5);
  await expect(page.getByText('The first 5: type more to find others.')).toBeVisible();
  await expect(people.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(people.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(about).toHaveAttribute('aria-activedescendant', (await people.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(people).toHaveCount(0);
  await expect(about).toHaveValue('');
  await page.keyboard.type('nobody at all');
  await page.getByText('Nothing found.').click();
  await expect(about).toBeFocused();
  // Another window has the focus for a moment.
  await about.evaluate((field) => {
    document.hasFocus = () => false;
    field.blur();
    field.focus();
  });
  await expect(about).toHaveValue('nobody at all');
  await page.keyboard.press('Escape');
  await page.keyboard.type(lastName);
  await expect(people).toHaveCount(1);
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dashboard/audit?about=${id}`);
  await expect(audit.rows).toHaveCount(3);
  const chip = page.getByRole('button', { name: `About Test ${lastName}: show everyone` });
  await expect(chip).toBeFocused();
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 390) await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(chip).toBeVisible();
    await expect.poll(() => isTruncated(chip), `${width} px`).toBe(false);
  }
  await page.reload();
  await expect(chip).toBeVisible();
  await chip.press('Enter');
  await expect(about).toBeFocused();
  await page.waitForURL('**/dashboard/audit');
});

test('filters the audit log by performer, even if nothing matches', async ({ page, server }) => {
  const { lastName, email } = await addPerson(server);
  const audit = new AuditPage(page);
  await audit.open('?table=departments');
  await page.getByRole('combobox', { name: 'By whom' }).fill(email);
  await page.getByRole('option', { name: lastName }).click();
  await page.waitForURL('**/dashboard/audit?table=departments&by=*');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(page.getByRole('button', { name: `By Test ${lastName} · ${email}: show everyone` })).toBeFocused();
});

test('filters the audit log by a removed person, with their last known name', async ({ page, server }) => {
  const person = await addPerson(server);
  const { id, lastName, email } = person;
  await removePerson(server, person);
  const audit = new AuditPage(page);
  await audit.open();
  const people = page.getByRole('listbox').getByRole('option');
  for (const known of [lastName, email]) {
    await page.getByRole('combobox', { name: 'About whom' }).fill(known);
    await expect(people).toHaveText([`TTest ${lastName}${email}Removed`]);
  }
  await people.click();
  await page.waitForURL(`**/dashboard/audit?about=${id}`);
  await expect(audit.rows.first()).toContainText(`removed Test ${lastName}`);
  await page.reload();
  await expect(page.getByRole('button', { name: `About Test ${lastName}: show everyone` })).toBeVisible();
});

test('F-95 a filter shows the current name, even if every entry listed is older than the rename', async ({
  page,
  server,
}) => {
  const person = await addPerson(server);
  await renamePerson(server, person, 'Renamed');
  const audit = new AuditPage(page);
  await audit.open(`?about=${person.id}&action=INSERT`);
  await expect(audit.rows.first()).toContainText(`added Test ${person.lastName}`);
  await expect(page.getByRole('button', { name: `About Renamed ${person.lastName}: show everyone` })).toBeVisible();

  // A new search reads the name again.
  await renamePerson(server, person, 'Again');
  await audit.find(person.lastName);
  await audit.search.fill('');
  await page.getByLabel('Action', { exact: true }).selectOption('Changed');
  await expect(page.getByRole('button', { name: `About Again ${person.lastName}: show everyone` })).toBeVisible();
});

test('F-95 a filter for a performer or a team shows the current name', async ({ page, server }) => {
  const manager = await addPerson(server, { role: 'MANAGER' });
  const own = createTestClient(server);
  await own.auth.setSession(manager.session);
  await own
    .from('departments')
    .insert({ name: unique('Department') })
    .throwOnError();
  await renamePerson(server, manager, 'Renamed');
  const audit = new AuditPage(page);
  await audit.open(`?by=${manager.id}`);
  await expect(
    page.getByRole('button', { name: `By Renamed ${manager.lastName} · ${manager.email}: show everyone` }),
  ).toBeVisible();

  const team = await createTeam(server);
  const name = unique('Renamed');
  await renameTeam(server, team, name);
  await audit.open(`?about=${team.id}&action=INSERT`);
  await expect(page.getByRole('button', { name: `About ${name}: show everyone` })).toBeVisible();
});

test.describe('a failed search for people', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows an error, and Retry searches again and focuses the field', async ({ page, server }) => {
    const { lastName } = await addPerson(server);
    await new AuditPage(page).open();
    const by = page.getByRole('combobox', { name: 'By whom' });
    await rejectRequests(page, { method: 'POST', path: '/rest/v1/rpc/search_staff' });
    await by.fill(lastName);
    await expect(page.getByText('Failed to search people')).toBeVisible();
    await removeFaults(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('option', { name: lastName })).toBeVisible();
    await expect(by).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(by).toHaveValue('');
  });
});
