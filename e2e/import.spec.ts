import type { Page } from '@playwright/test';
import { ImportDialog, openImport } from './pages/importDialog.ts';
import { StaffPage } from './pages/staffPage.ts';
import { fulfillRequests, advanceClockUntilVisible, removeFaults } from './support/faults.ts';
import { peopleFile } from './support/importFile.ts';
import { addPerson, demoClient, createTestClient } from './support/people.ts';
import { expectAccessible } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.use({ expectedConsole: [FAILED_REQUEST] });

const WRONG = [
  ['Ann,Lee,,,,', 'Email address is required'],
  ['Ann,,no-last-name@example.org,,,', 'Last name is required'],
  ['Ann,Lee,a-boss@example.org,Boss,,', 'There is no role “Boss”'],
  ['Ann,Lee,an-admin@example.org,Admin,,', 'You cannot give the role Admin'],
  ['Ann,Lee,elsewhere@example.org,,Operations,Payroll', 'The team “Payroll” is not in the department “Operations”'],
] as const;

const SIGN_UP = '/auth/v1/signup';

/** Drops the network at the nth sign-up: the account is created, but its response and all later requests fail. */
async function dropNetworkAt(page: Page, nth: number): Promise<void> {
  let signUps = 0;
  await page.route(`**${SIGN_UP}*`, async (route) => {
    signUps += 1;
    if (signUps < nth) return route.continue();
    if (signUps === nth) await route.fetch();
    return route.abort();
  });
}

test('imports 13 rows: reports 5 invalid ones and adds the others once despite a network error', async ({
  page,
  server,
}) => {
  await storeSession(page, server);
  const { text, emails } = peopleFile(
    8,
    WRONG.map(([row]) => row),
  );
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Roles & Users', exact: true }).click();
  const dialog = new ImportDialog(page);
  await dialog.open();

  await test.step('chooses a file', async () => {
    const downloading = page.waitForEvent('download');
    await dialog.press('Download a template');
    expect((await downloading).suggestedFilename()).toBe('people-template.csv');
    await dialog.choose('name,phone\nAnn,12');
    await expect(dialog.failure).toContainText('This file has no column for first name, last name, and email.');
    await expectAccessible(page);
  });

  await test.step('checks the rows', async () => {
    await dialog.choose(text);
    await dialog.expectCounts('8 people can be added', '5 rows are wrong and left out');
    for (const [index, [, reason]] of WRONG.entries()) {
      await expect(dialog.row(reason).getByRole('cell', { name: String(10 + index), exact: true })).toBeVisible();
    }
  });

  const passwords = new Map<string, string>();
  const storePasswords = async () => {
    for (const [email, password] of await dialog.downloadPasswords()) passwords.set(email, password);
  };

  await test.step('stops at a network error', async () => {
    await dropNetworkAt(page, 5);
    await dialog.press('Add 8 people');
    await expect(dialog.title('Import interrupted')).toBeVisible();
    await expect(dialog.progress).toHaveAttribute('aria-valuetext', '4 of 8');
    await expect(dialog.failure).toContainText(emails[4] ?? '');
    await expectAccessible(page);
    await dialog.press('Stop');
    await dialog.expectCounts('4 people added', '6 people not added', '3 people not tried');
    await expectAccessible(page);
    await storePasswords();
    await dialog.press('Close');
    await expect(dialog.dialog).toBeHidden();
    await removeFaults(page);
  });

  await test.step('imports the same file again', async () => {
    await dialog.open();
    await dialog.choose(text);
    await dialog.expectCounts('4 people can be added', '5 rows are wrong and left out', '4 people already added');
    await expectAccessible(page);
    await dialog.press('Add 4 people');
    await expect(dialog.title('Import result')).toBeVisible();
    await dialog.expectCounts('3 people added', '4 people already added', '6 people not added');
    await dialog.press('Start over with 1 person');
    await dialog.expectCounts('4 people added', '5 people not added');
  });

  await test.step('confirms before closing without the passwords', async () => {
    await dialog.press('Close');
    await expect(dialog.title('Leave without the passwords?')).toBeVisible();
    await expectAccessible(page);
    await dialog.press('Stay');
    await page.goBack();
    await expect(dialog.title('Leave without the passwords?')).toBeVisible();
    await page.keyboard.press('Escape');
    await storePasswords();
    await page.keyboard.press('Escape');
    await expect(dialog.dialog).toBeHidden();
    await expect(dialog.trigger).toBeFocused();
    await expect(new StaffPage(page).row(emails[7] ?? '')).toBeVisible();
  });

  const admin = await demoClient(server, 'admin');
  const { data } = await admin.from('users').select('email').in('email', emails).throwOnError();
  expect(data.map(({ email }: { email: string }) => email).sort()).toEqual([...emails].sort());
  expect([...passwords.keys()].sort()).toEqual([...emails].sort());
  for (const email of [emails[0] ?? '', emails[4] ?? '']) {
    const { error } = await createTestClient(server).auth.signInWithPassword({
      email,
      password: passwords.get(email) ?? '',
    });
    expect(error).toBeNull();
  }
});

test('previews the people to add and warns about a file in another encoding', async ({ page, server }) => {
  await storeSession(page, server);
  const dialog = await openImport(page);
  const { text, emails } = peopleFile(102);
  await dialog.choose(text);
  const people = dialog.dialog.getByRole('table', { name: 'To be added' });
  await expect(people.getByRole('row')).toHaveCount(101);
  await expect(people.getByRole('row').nth(1)).toContainText(emails[0] ?? '');
  await expect(dialog.dialog.getByText('and 2 more', { exact: true })).toBeAttached();
  await expect(dialog.dialog.getByText('This file is not in UTF-8.')).toBeHidden();

  const row = 'first name,last name,email,role,department,team\nJi\xf8\xed,Lee,jiri@example.org,Supervisor,Finance,';
  await dialog.choose(Buffer.from(row, 'latin1'));
  await expect(dialog.dialog.getByText('This file is not in UTF-8.')).toBeVisible();
  for (const shown of ['Jiøí', 'Lee', 'jiri@example.org', 'Supervisor', 'Finance']) {
    await expect(people.getByRole('cell', { name: shown })).toBeVisible();
  }
  await expectAccessible(page);
});

test('works with only the keyboard', async ({ page, server }) => {
  await storeSession(page, server);
  await new StaffPage(page).open();
  const dialog = new ImportDialog(page);
  await dialog.trigger.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(dialog.menu.item('Import users')).toBeFocused();
  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await expect(dialog.dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await page.keyboard.press('Enter');
  const { text } = peopleFile(2);
  await (await choosing).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.dialog.getByRole('button', { name: 'Add 2 people' })).toBeFocused();
  await page.keyboard.press('Enter');
  const download = dialog.dialog.getByRole('button', { name: 'Download result' });
  await expect(download).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.title('Leave without the passwords?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(download).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await downloading;
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toBeHidden();
  await expect(dialog.trigger).toBeFocused();
});

test('a double click or a held key starts the import and does not stop it', async ({ page, server }) => {
  await storeSession(page, server);
  const dialog = await openImport(page);
  const add = dialog.dialog.getByRole('button', { name: 'Add 3 people' });
  // On a phone, Stop appears in the place of Add.
  await page.setViewportSize({ width: 390, height: 800 });
  await dialog.choose(peopleFile(3).text);
  await add.dblclick();
  await expect(dialog.title('Import result')).toBeVisible({ timeout: 40_000 });
  await dialog.expectCounts('3 people added');
  await dialog.downloadPasswords();
  await dialog.press('Close');

  await dialog.open();
  await dialog.choose(peopleFile(3).text);
  await expect(add).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(dialog.dialog.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog.title('Import result')).toBeVisible({ timeout: 40_000 });
  await dialog.expectCounts('3 people added');
});

test('waits for a rate limit and continues automatically', async ({ page, server }) => {
  await page.clock.install();
  await storeSession(page, server);
  const dialog = await openImport(page);
  await fulfillRequests(
    page,
    { method: 'POST', path: SIGN_UP },
    { status: 429, json: { code: 'over_request_rate_limit', message: 'You can request this after 3 seconds' } },
  );
  await dialog.choose(peopleFile(2).text);
  await dialog.press('Add 2 people');
  await expect(dialog.dialog).toContainText('It continues by itself in');
  await removeFaults(page);
  await advanceClockUntilVisible(page, dialog.dialog.getByText('2 people added', { exact: true }));
});

test('is disabled with a reason for users who cannot add anyone', async ({ page, server }) => {
  await storeSession(page, server, await addPerson(server));
  await new StaffPage(page).open();
  const dialog = new ImportDialog(page);
  await dialog.menu.open();
  const item = dialog.menu.item('Import users');
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toHaveAccessibleDescription('An Employee cannot add users');
  await expect(item.getByText('An Employee cannot add users')).toBeVisible();
  await item.click({ force: true });
  await expect(dialog.title('Permission Denied')).toBeVisible();
});
