import type { Page } from '@playwright/test';
import { MoreMenu } from './pages/moreMenu.ts';
import { Palette } from './pages/palette.ts';
import { StaffPage } from './pages/staffPage.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

/** Holds back the code of a dialog until the returned function is called. */
async function holdCode(page: Page, chunk: string): Promise<() => void> {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${chunk}*.js`, async (route) => {
    await blocked;
    await route.continue();
  });
  return release;
}

test('the import opens when its code has loaded; until then the menu is busy', async ({ page, server }) => {
  const staff = new StaffPage(page);
  const menu = new MoreMenu(page);
  await storeSession(page, server);
  const release = await holdCode(page, 'ImportUsersDialog');
  await staff.open();
  await menu.choose('Import users');
  await expect(menu.trigger).toHaveAttribute('data-busy', '');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(staff.rows.first()).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Import Users' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu.trigger).toBeFocused();
  await expect(menu.trigger).not.toHaveAttribute('data-busy');
});

test('a palette that loads late does not open over a dialog', async ({ page, server }) => {
  const staff = new StaffPage(page);
  await storeSession(page, server);
  const release = await holdCode(page, 'PaletteContainer');
  await staff.open();
  await page.keyboard.press('Control+k');
  await staff.rows.first().getByRole('button', { name: /^Edit/ }).click({ force: true });
  await expect(staff.dialog).toHaveCount(1);
  const loaded = page.waitForResponse('**/assets/PaletteContainer*.js');
  release();
  await loaded;
  await page.waitForTimeout(500);
  await expect(staff.dialog).toHaveCount(1);
  await expect(new Palette(page).dialog).toBeHidden();
});

test.describe('the import', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows an error offline, keeps the list, and opens online', async ({ page, context, server }) => {
    const staff = new StaffPage(page);
    const menu = new MoreMenu(page);
    await storeSession(page, server);
    await staff.open();
    await expect(staff.rows.first()).toBeVisible();
    await context.setOffline(true);
    await menu.choose('Import users');
    await expect(staff.toast('You are offline. Check the connection and try again.')).toBeVisible();
    await expect(staff.rows.first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('This page may be out of date.')).toBeHidden();
    await menu.choose('Import users');
    await expect(staff.dialog).toHaveCount(1);
  });
});
