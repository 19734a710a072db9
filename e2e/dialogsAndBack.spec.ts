import type { Page } from '@playwright/test';
import { openDashboard, Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { holdRequests } from './support/faults.ts';
import { addPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { uniquePerson } from './support/unique.ts';

/** Reloads the page and dismisses the beforeunload dialog. */
async function declineReload(page: Page): Promise<void> {
  const requested = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await requested).dismiss();
}

test('Back closes a dialog like Escape, but never loses input or a temporary password', async ({ page, server }) => {
  const { email } = await addPerson(server);
  const staff = new StaffPage(page);
  await openDashboard(page, server);
  await new Shell(page).goTo('Roles & Users');
  await staff.find(email);

  await test.step('closes an unchanged dialog and stays on the page', async () => {
    await staff.edit(email);
    await page.goBack();
    await expect(staff.dialog).toBeHidden();
    await expect(staff.row(email)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/roles\?q=/);
  });

  await test.step('does not close a dialog with input', async () => {
    await staff.edit(email);
    await staff.field('First Name').fill('Typed');
    await page.goBack();
    await expect(staff.field('First Name')).toHaveValue('Typed');
    const text = 'This stays open until you press a button.';
    const announcement = staff.dialog.getByRole('status').filter({ hasText: text });
    const notice = staff.dialog.getByRole('paragraph', { includeHidden: true }).filter({ hasText: text });
    await expect(announcement).toBeAttached();
    const before = await announcement.textContent();
    await page.keyboard.press('Escape');
    await expect.poll(() => announcement.textContent(), 'announced again').not.toBe(before);
    await expect(notice, 'shown until the next key press').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift');
    await expect(notice).toBeHidden();
    await declineReload(page);
    await expect(staff.field('First Name')).toHaveValue('Typed');
    const release = await holdRequests(page, { method: 'POST', path: '/rest/v1/rpc/change_users' });
    await staff.press('Save');
    await page.keyboard.press('Escape');
    await expect(staff.dialog).toContainText('This dialog stays open until the server responds.');
    release();
    await expect(staff.dialog).toBeHidden();
  });

  await test.step('shows the temporary password until Done', async () => {
    await staff.openAdd();
    await staff.fillAdd(uniquePerson());
    await staff.press('Add User');
    const password = staff.dialog.getByLabel('Temporary password');
    await expect(password).toBeVisible();
    const shown = await password.innerText();
    await page.goBack();
    await expect(password).toHaveText(shown);
    await declineReload(page);
    await expect(password).toHaveText(shown);
    await staff.press('Done');
    await expect(staff.dialog).toBeHidden();
  });

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
});
