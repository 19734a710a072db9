import { LoginPage } from './pages/loginPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

for (const { button: name, dialog, code } of [
  { button: 'Add User', dialog: 'Add User', code: '**/assets/AddUserHost*.js' },
  { button: 'Import', dialog: 'Import Users', code: '**/assets/ImportUsersDialog*.js' },
]) {
  test(`${dialog}, pressed before its code is there, opens when it is; until then its button is busy`, async ({
    page,
  }) => {
    const staff = new StaffPage(page);
    await new LoginPage(page).signInAs('manager');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(code, async (route) => {
      await held;
      await route.continue();
    });
    await staff.open();
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('data-busy', '');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(staff.rows.first()).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).not.toHaveAttribute('data-busy');
  });
}

test('of two dialogs whose code is late the one that was pressed last opens, and no other', async ({ page }) => {
  const staff = new StaffPage(page);
  await new LoginPage(page).signInAs('manager');
  const releases: (() => void)[] = [];
  for (const code of ['**/assets/EditUserHost*.js', '**/assets/RemoveUserHost*.js']) {
    await page.route(code, async (route) => {
      await new Promise<void>((resolve) => releases.push(resolve));
      await route.continue();
    });
  }
  await staff.open();
  const edit = staff.rows.nth(0).getByRole('button', { name: /^Edit/ });
  const remove = staff.rows.nth(1).getByRole('button', { name: /^Remove/ });
  await edit.click({ force: true });
  await expect(edit).toHaveAttribute('data-busy', '');
  await remove.click({ force: true });
  await expect(remove).toHaveAttribute('data-busy', '');
  await expect(edit).not.toHaveAttribute('data-busy');
  releases.forEach((release) => release());
  await expect(remove).not.toHaveAttribute('data-busy');
  await expect(staff.dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(staff.dialog).toBeHidden();
  await expect(remove).toBeFocused();
});

test.describe('a dialog that is gone after a deployment', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('says that there is a new version, and opens after a reload', async ({ page }) => {
    const teams = new TeamsPage(page);
    await new LoginPage(page).signInAs('manager');
    await page.route('**/assets/AddTeamHost*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await teams.open();
    await page.getByRole('button', { name: 'Add Team' }).click();
    await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Add Team' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Team' })).toBeVisible();
  });
});
