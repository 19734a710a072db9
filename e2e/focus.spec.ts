import { AuditPage } from './pages/auditPage.ts';
import { openSettings } from './pages/settingsPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { mockLongAuditLog } from './support/longAuditLog.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

// WCAG 2.4.3: when the pressed control disappears, the focus moves to a useful place.

test('removing a user focuses Remove in the next row', async ({ page, server }) => {
  const below = await addPerson(server);
  const removed = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  await staff.remove(removed.email);
  await staff.press('Remove');
  await expect(staff.row(removed.email)).toBeHidden();
  await expect(staff.row(below.email).getByRole('button', { name: /^Remove/ })).toBeFocused();
});

test('loading the last page focuses the end of the list', async ({ page, server }) => {
  await storeSession(page, server);
  await mockLongAuditLog(page, 90);
  await page.setViewportSize({ width: 1280, height: 400 });
  await new AuditPage(page).open();
  const end = page.getByText('All 90 shown');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(end).toBeFocused();
});

test('Stay focuses the heading if the link was in a closed menu', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { settings } = await openSettings(page, server);
  await settings.currentPassword.fill('x');
  const shell = new Shell(page);
  await shell.openMenu.click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await settings.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(shell.heading('Settings')).toBeFocused();
});

test('closing the menu after Unpin Sidebar focuses the menu button', async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard');
  const shell = new Shell(page);
  await shell.unpin.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).press('Enter');
  await expect(shell.openMenu).toBeFocused();
});
