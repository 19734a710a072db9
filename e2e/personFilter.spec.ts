import type { Locator } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { refuseRequests, repair } from './support/faults.ts';
import { tabTo } from './support/keys.ts';
import { addPerson, removePerson } from './support/people.ts';
import { signInBeforehand } from './support/signedIn.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.beforeEach(async ({ page, server }) => {
  await signInBeforehand(page, server);
});

/** Whether a text inside of it ends early. */
function isCut(control: Locator): Promise<boolean> {
  return control.evaluate((element) =>
    [...element.querySelectorAll('span')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
}

test('the trail is narrowed to somebody who is found by name, by keys alone, and opened again', async ({
  page,
  server,
}) => {
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
  // As when another window is looked into.
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
  await expect(audit.rows).toHaveCount(2);
  const chip = page.getByRole('button', { name: `About Test ${lastName}: show everybody` });
  await expect(chip).toBeFocused();
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => isCut(chip), `${width} px`).toBe(false);
  }
  await page.reload();
  await expect(chip).toBeVisible();
  await chip.press('Enter');
  await expect(about).toBeFocused();
  await page.waitForURL('**/dashboard/audit');
});

test('the trail is narrowed to what somebody did, also when nothing is listed of it', async ({ page, server }) => {
  const { lastName, email } = await addPerson(server);
  const audit = new AuditPage(page);
  await audit.open('?table=departments');
  await page.getByRole('combobox', { name: 'By whom' }).fill(email);
  await page.getByRole('option', { name: lastName }).click();
  await page.waitForURL('**/dashboard/audit?table=departments&by=*');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(page.getByRole('button', { name: `By Test ${lastName}: show everybody` })).toBeFocused();
});

test('the trail is narrowed to somebody who was removed', async ({ page, server }) => {
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
});

test.describe('a search for people that fails', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('says so, and Retry searches again with the focus in the field', async ({ page, server }) => {
    const { lastName } = await addPerson(server);
    await new AuditPage(page).open();
    const by = page.getByRole('combobox', { name: 'By whom' });
    await refuseRequests(page, { method: 'POST', path: '/rest/v1/rpc/search_staff' });
    await by.fill(lastName);
    await expect(page.getByText('Failed to search people')).toBeVisible();
    await repair(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('option', { name: lastName })).toBeVisible();
    await expect(by).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(by).toHaveValue('');
  });
});
