import type { Page } from '@playwright/test';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { AuditPage } from './pages/auditPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { failRequests, holdRequests } from './support/faults.ts';
import { mailCount } from './support/mails.ts';
import { addPerson, createSignedInClient } from './support/people.ts';
import { countRequests } from './support/requests.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';
import { uniquePerson } from './support/unique.ts';

test.use({ expectedConsole: [FAILED_REQUEST] });

/** Clicks a button 20 times within 100 ms. */
async function clickTwentyTimes(page: Page, name: string): Promise<void> {
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name, exact: true })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
}

async function openStaff(page: Page, server: Server): Promise<StaffPage> {
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  return staff;
}

for (const width of [1280, 390]) {
  test(`F-110 a double click opens a dialog and presses nothing in it, ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 700 });
    const { id, email } = await addPerson(server);
    const staff = await openStaff(page, server);
    await staff.find(email);
    for (const name of [/^Add User/, /^Edit/, /^Remove/, /^Require new password/]) {
      if (name.source.includes('Require')) await page.goto(`/dashboard/roles/${id}`);
      await page.getByRole('main').getByRole('button', { name }).first().dblclick();
      await expect(staff.dialog, name.source).toBeVisible();
      await expect(staff.dialog.locator('[data-busy], [aria-invalid="true"]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(staff.dialog).toHaveCount(0);
    }
  });
}

test('F-115 Add User fits without a scroll bar at 1280 x 800, even if an engine draws it some pixels taller', async ({
  page,
  server,
}) => {
  const staff = await openStaff(page, server);
  await staff.openAdd();
  const spare = (form: Element) => Number.parseFloat(getComputedStyle(form).maxHeight) - form.scrollHeight;
  expect(await staff.dialog.locator('form').evaluate(spare)).toBeGreaterThan(8);
});

test('F-34 adds, saves and removes a person once for 20 clicks; the person can no longer sign in', async ({
  page,
  server,
}) => {
  const staff = await openStaff(page, server);
  const person = uniquePerson();
  const signUps = countRequests(page, 'POST', '/auth/v1/signup');
  const saves = countRequests(page, 'POST', '/rpc/change_users');
  const removals = countRequests(page, 'POST', '/rpc/remove_user');
  await staff.openAdd();
  await staff.fillAdd(person);
  await clickTwentyTimes(page, 'Add User');
  await expect(staff.toast('User added successfully')).toBeVisible();
  expect(signUps()).toBe(1);
  const password = await staff.temporaryPassword();
  await staff.press('Done');

  await staff.find(person.email);
  await staff.edit(person.email);
  await staff.field('First Name').fill('Pressed');
  await clickTwentyTimes(page, 'Save');
  await expect(staff.toast('User updated successfully')).toBeVisible();
  await expect(staff.row(person.email)).toContainText('Pressed');
  expect(saves()).toBe(1);

  await staff.remove(person.email);
  await clickTwentyTimes(page, 'Remove');
  await expect(staff.toast('User removed successfully')).toBeVisible();
  await expect(staff.row(person.email)).toBeHidden();
  expect(removals()).toBe(1);
  await expect(createSignedInClient(server, person.email.replace('@example.org', ''), password)).rejects.toThrow();
});

test('Edit User asks for a reason of a new role, and the audit log shows it', async ({ page, server }) => {
  const { id, email } = await addPerson(server);
  const staff = await openStaff(page, server);
  await staff.find(email);
  await staff.edit(email);
  await expect(staff.field('First Name')).toBeFocused();
  await expect(staff.field('Reason')).toHaveCount(0);
  await staff.field('Role').selectOption('Supervisor');
  await expect(staff.dialog).toContainText('Everyone who may read the audit log will see it.');
  await staff.field('Reason').fill('Leads the night shift');
  await staff.press('Save');
  await expect(staff.toast('User updated successfully')).toBeVisible();
  const audit = new AuditPage(page);
  await audit.open(`?about=${id}&action=UPDATE`);
  await audit.expandButton(0).click();
  await expect(page.getByRole('row', { name: /^Reason/ })).toContainText('Leads the night shift');
});

test('sends a reset email to a user whose setup is pending', async ({ page, server }) => {
  const { email } = await addPerson(server, { isSetupPending: true });
  const staff = await openStaff(page, server);
  await staff.find(email);
  await expect(staff.row(email)).toContainText('Temporary password');
  await staff.edit(email);
  await staff.press(`Send reset email to ${email}`);
  await expect(staff.toast(`A reset link is on its way to ${email}`)).toBeVisible();
  await expect(staff.dialog.getByRole('button', { name: 'Reset email sent' })).toBeVisible();
  await expect.poll(() => mailCount(server, email)).toBe(1);
  await page.keyboard.press('Escape');
  const request = { method: 'POST', path: '/auth/v1/recover' };
  await failRequests(page, request);
  const release = await holdRequests(page, request);
  await staff.edit(email);
  await staff.press(`Send reset email to ${email}`);
  await page.keyboard.press('Escape');
  await expect(staff.dialog).toBeHidden();
  release();
  await expect(
    staff.toast(`${email}: Failed to send password reset email`),
    'shown after the dialog is closed',
  ).toBeVisible();
});

test('a reload closes every dialog in every state without console errors', async ({ page, server }) => {
  const { email } = await addPerson(server);
  const staff = await openStaff(page, server);
  const reload = async () => {
    await page.reload();
    await expect(staff.rows.first()).toBeVisible();
    await expect(staff.dialog).toBeHidden();
  };
  await staff.find(email);

  await staff.edit(email);
  await reload();

  await test.step('while a request is pending', async () => {
    const hang = () => new Promise<void>(() => {});
    await page.route('**/rest/v1/rpc/remove_user*', hang);
    await staff.remove(email);
    await staff.press('Remove');
    await reload();
    await page.route('**/auth/v1/signup*', hang);
    await staff.openAdd();
    await staff.fillAdd(uniquePerson());
    await staff.press('Add User');
    await reload();
  });

  await test.step('while the temporary password is shown', async () => {
    await page.unroute('**/auth/v1/signup*');
    await staff.openAdd();
    await staff.fillAdd(uniquePerson());
    await staff.press('Add User');
    await expect(staff.dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    await reload();
  });
});

test('Back and Forward restore the search', async ({ page, server }) => {
  const staff = await openStaff(page, server);
  await staff.find('admin@example.org');
  await expect(staff.rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await expect(staff.search).toHaveValue('admin@example.org');
  await expect(staff.rows).toHaveCount(1);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
});
