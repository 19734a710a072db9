import { AuditPage } from './pages/auditPage.ts';
import { openSettings } from './pages/settingsPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { answerWithLongAuditLog } from './support/longAuditLog.ts';
import { addPerson } from './support/people.ts';
import { signInBeforehand } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

// WCAG 2.4.3: what was pressed is gone, and the focus is where one goes on.

test('after a removal the focus is on Remove of the row that took the place', async ({ page, server }) => {
  const below = await addPerson(server);
  const removed = await addPerson(server);
  await signInBeforehand(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  await staff.remove(removed.email);
  await staff.press('Remove');
  await expect(staff.row(removed.email)).toBeHidden();
  await expect(staff.row(below.email).getByRole('button', { name: /^Remove/ })).toBeFocused();
});

test('at the end of a list the focus stays where Load more was', async ({ page, server }) => {
  await signInBeforehand(page, server);
  await answerWithLongAuditLog(page, 90);
  await page.setViewportSize({ width: 1280, height: 400 });
  await new AuditPage(page).open();
  const end = page.getByText('All 90 shown');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(end).toBeFocused();
});

test('Stay gives the focus to the heading when the menu that was left through is closed', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { settings } = await openSettings(page, server);
  await settings.currentPassword.fill('x');
  const shell = new Shell(page);
  await shell.openMenu.click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await settings.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(shell.heading('Settings')).toBeFocused();
});

test('the menu that Unpin Sidebar has opened gives the focus to its toggle', async ({ page, server }) => {
  await signInBeforehand(page, server);
  await page.goto('/dashboard');
  const shell = new Shell(page);
  await shell.unpin.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).press('Enter');
  await expect(shell.openMenu).toBeFocused();
});
