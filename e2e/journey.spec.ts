import { randomUUID } from 'node:crypto';
import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { signOut } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { addPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a manager edits a user, cannot edit an admin, and adds a user who completes the setup', async ({
  page,
  server,
}) => {
  const known = await addPerson(server);
  const staff = new StaffPage(page);
  const login = new LoginPage(page);
  const newcomer = { email: `new-${randomUUID().slice(0, 8)}@example.org`, firstName: 'Nora', lastName: 'Neu' };

  await login.signInAs('manager');

  await test.step('finds a user', async () => {
    await page.getByRole('link', { name: 'Roles & Users' }).click();
    await staff.find(known.lastName);
    await expect(staff.rows).toHaveCount(1);
  });

  await test.step('edits the user', async () => {
    await staff.edit(known.email);
    await staff.field('First Name').fill('Renamed');
    await staff.press('Save');
    await expect(staff.toast('User updated successfully')).toBeVisible();
    await expect(staff.row(known.email)).toContainText(`Renamed ${known.lastName}`);
  });

  await test.step('cannot edit an admin', async () => {
    await staff.find('admin@example.org');
    await staff.edit('admin@example.org');
    await expect(staff.dialog).toContainText("You do not have permission to edit this user's information.");
    await expect(staff.dialog).toContainText('A Manager cannot edit an Admin. This takes a Superuser.');
    await staff.press('Close');
    await expect(staff.dialog).toBeHidden();
  });

  const temporaryPassword = await test.step('adds a user and shows the temporary password once', async () => {
    await staff.openAdd();
    await staff.fillAdd(newcomer);
    await staff.press('Add User');
    await expect(staff.toast('User added successfully')).toBeVisible();
    const shown = await staff.temporaryPassword();
    expect(shown).toHaveLength(8);
    await page.keyboard.press('Escape');
    await expect(staff.dialog).toBeVisible();
    await staff.press('Done');
    await expect(staff.dialog).toBeHidden();
    return shown;
  });
  await signOut(page);

  await test.step('the new user signs in and completes the setup', async () => {
    await login.open();
    await login.signIn(newcomer.email, temporaryPassword);
    const setup = new SetupPage(page);
    await expect(setup.firstName).toHaveValue('Nora');
    await setup.complete({
      ...newcomer,
      displayName: 'Nora',
      password: 'my own secret',
      confirmation: 'my own secret',
    });
    await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
  });

  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
});
