import type { Page } from '@playwright/test';
import type { Server } from '../tools/testing/embeddedServer.ts';
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

test.describe('Add User', () => {
  test('F-04 shows a lost response to the sign-up and adds one person on Retry', async ({ page, server }) => {
    const staff = await openStaff(page, server);
    const person = uniquePerson();
    await page.route('**/auth/v1/signup*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await staff.openAdd();
    await staff.fillAdd(person);
    await staff.press('Add User');
    await expect(staff.dialog).toContainText(`Could not confirm whether an account for ${person.email} was created.`);
    await page.unroute('**/auth/v1/signup*');
    await staff.press('Retry');
    await staff.press('Start over');
    await expect(staff.toast('User added successfully')).toBeVisible();
    await staff.press('Done');
    await staff.find(person.email);
    await expect(staff.rows).toHaveCount(1);
  });

  test('F-06 shows a failed profile, and Retry saves only the profile', async ({ page, server }) => {
    const staff = await openStaff(page, server);
    const person = uniquePerson();
    const signUps = countRequests(page, 'POST', '/auth/v1/signup');
    await page.route('**/rest/v1/users*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'error: x' } })
        : route.continue(),
    );
    await staff.openAdd();
    await staff.fillAdd(person);
    await staff.press('Add User');
    await expect(staff.dialog).toContainText('was created, but the profile was not saved.');
    await page.unroute('**/rest/v1/users*');
    await staff.press('Retry');
    await expect(staff.toast('User added successfully')).toBeVisible();
    expect(signUps()).toBe(1);
  });

  test('F-34 adds one person for 20 clicks', async ({ page, server }) => {
    const staff = await openStaff(page, server);
    const signUps = countRequests(page, 'POST', '/auth/v1/signup');
    await staff.openAdd();
    await staff.fillAdd(uniquePerson());
    await clickTwentyTimes(page, 'Add User');
    await expect(staff.toast('User added successfully')).toBeVisible();
    expect(signUps()).toBe(1);
  });
});

test.describe('Edit User', () => {
  test('sends a reset email to a user whose setup is pending', async ({ page, server }) => {
    const { email } = await addPerson(server, { isSetupPending: true });
    const staff = await openStaff(page, server);
    await staff.find(email);
    await expect(staff.row(email)).toContainText('Setup pending');
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

  test('F-34 saves once for 20 clicks', async ({ page, server }) => {
    const { email } = await addPerson(server);
    const staff = await openStaff(page, server);
    await staff.find(email);
    const saves = countRequests(page, 'PATCH', '/rest/v1/users');
    await staff.edit(email);
    await staff.field('First Name').fill('Pressed');
    await clickTwentyTimes(page, 'Save');
    await expect(staff.toast('User updated successfully')).toBeVisible();
    expect(saves()).toBe(1);
  });

  test('O-01 does not overwrite a concurrent change', async ({ page, server }) => {
    const { id, email } = await addPerson(server);
    const staff = await openStaff(page, server);
    await staff.find(email);
    await staff.edit(email);
    await staff.field('First Name').fill('Mine');
    const admin = await createSignedInClient(server, 'admin');
    expect((await admin.from('users').update({ first_name: 'Theirs' }).eq('id', id)).error).toBeNull();
    await staff.press('Save');
    await expect(staff.dialog).toContainText('Theirs');
    const { data } = await admin.from('users').select('first_name').eq('id', id).single();
    expect(data).toEqual({ first_name: 'Theirs' });
  });

  test('F-44 rejects a change by a user who was demoted meanwhile, with the reason', async ({ page, server }) => {
    const { email } = await addPerson(server);
    const editor = await addPerson(server, { role: 'MANAGER' });
    await storeSession(page, server, editor);
    const staff = new StaffPage(page);
    await page.goto(`/dashboard/roles?q=${email}`);
    await staff.edit(email);
    await staff.field('First Name').fill('Rejected');
    const admin = await createSignedInClient(server, 'superuser');
    expect((await admin.from('users').update({ role: 'EMPLOYEE' }).eq('id', editor.id)).error).toBeNull();
    await staff.press('Save');
    await expect(staff.title('Permission Denied')).toBeVisible();
    await expect(staff.dialog).toContainText('An Employee cannot edit an Employee.');
    const { data } = await admin.from('users').select('first_name').eq('email', email).single();
    expect(data).toEqual({ first_name: 'Test' });
  });
});

test.describe('Remove', () => {
  test('confirms first, removes once, and the person can no longer sign in', async ({ page, server }) => {
    const { email, password, firstName, lastName } = await addPerson(server);
    const staff = await openStaff(page, server);
    await staff.find(email);
    const removals = countRequests(page, 'POST', '/rpc/remove_user');
    await staff.remove(email);
    await expect(staff.dialog).toContainText(
      `Are you sure you want to remove ${firstName} ${lastName} (${email})? This action cannot be undone.`,
    );
    await staff.press('Cancel');
    await expect(staff.dialog).toBeHidden();
    await staff.remove(email);
    await clickTwentyTimes(page, 'Remove');
    await expect(staff.toast('User removed successfully')).toBeVisible();
    await expect(staff.row(email)).toBeHidden();
    expect(removals()).toBe(1);
    await expect(createSignedInClient(server, email.replace('@example.org', ''), password)).rejects.toThrow();
  });
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
  await staff.remove(email);
  await reload();
  await staff.openAdd();
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
