import { AuditPage } from './pages/auditPage.ts';
import { openImport } from './pages/importDialog.ts';
import { LoginPage } from './pages/loginPage.ts';
import { Shell, signOut } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { failRequests, holdRequests } from './support/faults.ts';
import { mailCount } from './support/mails.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test('sends a reset email to existing people the user may edit', async ({ page, server }) => {
  await storeSession(page, server);
  const dialog = await openImport(page);
  const rows = ['Employee@example.org,Eve,Young', 'admin@example.org,A,B', 'manager@example.org,A,B'];
  await dialog.choose(['email,first name,last name', ...rows].join('\n'));
  await dialog.expectCounts('3 people already added');
  await expect(dialog.row('admin@example.org').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.row('admin@example.org')).toContainText('A Manager cannot send a reset email to an Admin');
  await expect(dialog.row('manager@example.org')).toContainText('Your password is in Settings');
  await dialog.row('Employee@example.org').getByRole('button', { name: 'Send reset email' }).click();
  await expect(dialog.toast('A reset link is on its way to Employee@example.org')).toBeVisible();
  await expect(dialog.row('Employee@example.org').getByRole('button', { name: 'Reset email sent' })).toBeVisible();
  await expect.poll(() => mailCount(server, 'employee@example.org')).toBe(1);
  await expect(dialog.dialog.getByRole('button', { name: 'Add 0 people' })).toHaveAttribute('aria-disabled', 'true');
});

test('sends queued reset emails after the dialog is closed', async ({ page, server }) => {
  const emails = ['employee@example.org', 'supervisor@example.org'];
  await storeSession(page, server);
  const dialog = await openImport(page);
  await dialog.choose(['email,first name,last name', ...emails.map((email) => `${email},A,B`)].join('\n'));
  const release = await holdRequests(page, { method: 'POST', path: '/auth/v1/recover' });
  for (const email of emails) await dialog.row(email).getByRole('button').click();
  await expect(dialog.row('supervisor@example.org').getByRole('button')).toContainText('Waiting...');
  await dialog.press('Cancel');
  await expect(dialog.dialog).toBeHidden();
  release();
  for (const email of emails) await expect(dialog.toast(email), email).toBeVisible();
});

test('F-72 records a reset email in the audit log, even if the dialog is closed before the response', async ({
  page,
  server,
}) => {
  const person = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  const audit = new AuditPage(page);
  await staff.open(`?q=${person.email}`);
  await staff.edit(person.email);
  await staff.press(`Send reset email to ${person.email}`);
  await expect(staff.dialog.getByRole('button', { name: 'Reset email sent' })).toBeVisible();
  await page.keyboard.press('Escape');

  const release = await holdRequests(page, { method: 'POST', path: '/auth/v1/recover' });
  await staff.edit(person.email);
  await staff.press(`Send reset email to ${person.email}`);
  await page.keyboard.press('Escape');
  await expect(staff.dialog).toBeHidden();
  const recorded = page.waitForResponse('**/rpc/report_reset_email');
  release();
  await recorded;
  await audit.open(`?about=${person.id}&action=RESET_EMAIL`);
  await expect(audit.rows).toHaveCount(2);
  await expect(audit.cell(0, 0)).toContainText(`sent a reset email to ${person.firstName} ${person.lastName}`);
});

test.describe('a reset email that cannot be recorded', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-72 counts as sent and shows a notice', async ({ page, server }) => {
    const person = await addPerson(server);
    await storeSession(page, server);
    const staff = new StaffPage(page);
    await staff.open(`?q=${person.email}`);
    await failRequests(page, { method: 'POST', path: '/rest/v1/rpc/report_reset_email' });
    await staff.edit(person.email);
    await staff.press(`Send reset email to ${person.email}`);
    const text = `${person.email}: The reset email was sent, but it could not be recorded in the audit log`;
    await expect(staff.toast(text)).toBeVisible();
    await expect(staff.dialog.getByRole('button', { name: 'Reset email sent' })).toBeVisible();
    expect(mailCount(server, person.email)).toBe(1);
  });
});

test('does not show notices of a previous user to the next user', async ({ page, server }) => {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { noticeTexts: texts });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-toast]')) texts.push(toast.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await storeSession(page, server, await addPerson(server, { role: 'MANAGER' }));
  const dialog = await openImport(page);
  await dialog.choose('email,first name,last name\nemployee@example.org,A,B');
  const release = await holdRequests(page, { method: 'POST', path: '/auth/v1/recover' });
  await dialog.row('employee@example.org').getByRole('button').click();
  await dialog.press('Cancel');
  await signOut(page);
  const responded = page.waitForResponse('**/auth/v1/recover*');
  release();
  await responded;
  await page.getByRole('link', { name: 'Log In' }).click();
  await new LoginPage(page).signIn('admin@example.org', 'staff-demo');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  const shown = await page.evaluate(() => (window as Window & { noticeTexts?: string[] }).noticeTexts);
  expect(shown).toEqual([]);
});
