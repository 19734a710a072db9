import type { Page } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { MoreMenu } from './pages/moreMenu.ts';
import { Palette } from './pages/palette.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

/** Keeps the code of these dialogs back until the returned function is called. */
async function holdCode(page: Page, ...chunks: string[]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  for (const chunk of chunks) {
    await page.route(`**/assets/${chunk}*.js`, async (route) => {
      await held;
      await route.continue();
    });
  }
  return release;
}

for (const { button: name, dialog, code } of [
  { button: 'Add User', dialog: 'Add User', code: 'AddUserHost' },
  { button: 'More actions', dialog: 'Import Users', code: 'ImportUsersDialog' },
]) {
  test(`${dialog}, pressed before its code is there, opens when it is; until then its button is busy`, async ({
    page,
  }) => {
    const staff = new StaffPage(page);
    await new LoginPage(page).signInAs('manager');
    const release = await holdCode(page, code);
    await staff.open();
    const button = page.getByRole('button', { name, exact: true });
    if (dialog === 'Import Users') await new MoreMenu(page).choose('Import users');
    else await button.click();
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
  const release = await holdCode(page, 'EditUserHost', 'RemoveUserHost');
  await staff.open();
  const edit = staff.rows.nth(0).getByRole('button', { name: /^Edit/ });
  const remove = staff.rows.nth(1).getByRole('button', { name: /^Remove/ });
  await edit.click({ force: true });
  await expect(edit).toHaveAttribute('data-busy', '');
  await remove.click({ force: true });
  await expect(remove).toHaveAttribute('data-busy', '');
  await expect(edit).not.toHaveAttribute('data-busy');
  release();
  await expect(remove).not.toHaveAttribute('data-busy');
  await expect(staff.dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(staff.dialog).toBeHidden();
  await expect(remove).toBeFocused();
});

test('of a late dialog and a late palette the one that was asked for last opens, and no other', async ({ page }) => {
  const staff = new StaffPage(page);
  const palette = new Palette(page);
  await new LoginPage(page).signInAs('manager');
  const release = await holdCode(page, 'EditUserHost', 'RemoveUserHost', 'PaletteHost');
  await staff.open();
  const edit = staff.rows.first().getByRole('button', { name: /^Edit/ });
  const remove = staff.rows.first().getByRole('button', { name: /^Remove/ });
  await edit.click({ force: true });
  await expect(edit).toHaveAttribute('data-busy', '');
  await page.keyboard.press('Control+k');
  await expect(edit).not.toHaveAttribute('data-busy');
  await remove.click({ force: true });
  await page.keyboard.press('Control+k');
  release();
  await expect(palette.field).toBeFocused();
  await expect(staff.dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(staff.dialog).toBeHidden();
});

test('a late palette gives way to a dialog that was asked for after it', async ({ page }) => {
  const staff = new StaffPage(page);
  await new LoginPage(page).signInAs('manager');
  const release = await holdCode(page, 'EditUserHost', 'PaletteHost');
  await staff.open();
  const edit = staff.rows.first().getByRole('button', { name: /^Edit/ });
  await page.keyboard.press('Control+k');
  await edit.click({ force: true });
  await expect(edit).toHaveAttribute('data-busy', '');
  release();
  await expect(edit).not.toHaveAttribute('data-busy');
  await expect(staff.dialog).toHaveCount(1);
  await expect(new Palette(page).dialog).toBeHidden();
});

test.describe('a dialog whose code does not come', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  for (const name of ['Add User', 'More actions', /^Edit/, /^Remove/]) {
    test(`${name}, pressed offline, leaves the list as it is, says so and opens when it is pressed online`, async ({
      page,
      context,
    }) => {
      const staff = new StaffPage(page);
      await new LoginPage(page).signInAs('manager');
      await staff.open();
      await expect(staff.rows.first()).toBeVisible();
      await context.setOffline(true);
      const button = page.getByRole('button', { name, exact: true }).first();
      const press = () =>
        name === 'More actions' ? new MoreMenu(page).choose('Import users') : button.click({ force: true });
      await press();
      await expect(staff.toast('You are offline. Check the connection and try again.')).toBeVisible();
      await expect(staff.rows.first()).toBeVisible();
      await expect(button).toBeFocused();
      await expect(button).not.toHaveAttribute('data-busy');
      await context.setOffline(false);
      // It moves the rows.
      await expect(page.getByText('What is on screen may be out of date.')).toBeHidden();
      await press();
      await expect(staff.dialog).toHaveCount(1);
    });
  }

  test('since it is gone after a deployment, says to reload, and opens then', async ({ page }) => {
    const teams = new TeamsPage(page);
    await new LoginPage(page).signInAs('manager');
    await page.route('**/assets/AddTeamHost*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await teams.open();
    await page.getByRole('button', { name: 'Add Team' }).click();
    await expect(teams.toast('This part of the app did not load.')).toBeVisible();
    await expect(teams.rows.first()).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Add Team' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Team' })).toBeVisible();
  });
});
