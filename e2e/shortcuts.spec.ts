import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { Shortcuts } from './pages/shortcuts.ts';
import { StaffPage } from './pages/staffPage.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
});

test.describe('single-key shortcuts', () => {
  test('? lists the shortcuts, and / focuses the search field, but not in a field', async ({ page }) => {
    const { dialog } = new Shortcuts(page);
    const link = page.getByRole('link', { name: 'Home Page' });
    await link.focus();
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    // A dialog has no page landmarks.
    await expect(dialog.getByRole('banner').or(dialog.getByRole('contentinfo'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    const staff = new StaffPage(page);
    await staff.open('?q=a');
    await page.keyboard.press('/');
    await expect(staff.search).toBeFocused();
    await expect(staff.search).toHaveValue('a');
    await page.keyboard.press('/');
    await expect(staff.search).toHaveValue('/');
    await page.keyboard.press('?');
    await expect(dialog).toBeHidden();
  });

  test('can be turned off on this device, and on again from the user menu', async ({ page }) => {
    const staff = new StaffPage(page);
    await page.keyboard.press('?');
    await expect(new Shortcuts(page).singleKeys).toHaveAttribute('aria-pressed', 'true');
    await new Shortcuts(page).singleKeys.click();
    await expect(new Shortcuts(page).singleKeys).toHaveAttribute('aria-pressed', 'false');
    await staff.open();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await new Palette(page).open();
    await page.keyboard.press('Escape');
    await expect(new Shortcuts(page).dialog).toBeHidden();
    await expect(staff.search).not.toBeFocused();

    await new Shell(page).account.click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await new Shortcuts(page).singleKeys.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(staff.search).toBeFocused();
  });
});
