import { AuditPage } from './pages/auditPage.ts';
import { ImportDialog } from './pages/importDialog.ts';
import { StaffPage } from './pages/staffPage.ts';
import { failRequests } from './support/faults.ts';
import { addPerson, demoClient, createSignedInClient } from './support/people.ts';
import { expectAccessible } from './support/quality.ts';
import { countRequests } from './support/requests.ts';
import { storeSession } from './support/session.ts';
import { createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

/** Next year, which the badge shows. */
const YEAR = new Date().getFullYear() + 1;

test.use({ expectedConsole: [FAILED_REQUEST] });

test('shows a suspension in the list and the audit log, and Restore restores role and team', async ({
  page,
  server,
}) => {
  const person = await addPerson(server, { role: 'SUPERVISOR' });
  const team = await createTeam(server);
  const superuser = await demoClient(server, 'superuser');
  await superuser.from('role_assignments').insert({ user_id: person.id, team_id: team.id }).throwOnError();
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open(`?q=${person.email}`);
  await staff.suspend(person.email);
  await expectAccessible(page);
  await staff.field('Reason').fill('Parental leave');
  await staff.press('Suspend');
  await expect(staff.row(person.email)).toContainText('Suspended');
  await expect(staff.toast('suspended')).toBeHidden();
  await expectAccessible(page);

  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Suspended');
  await expect(staff.row(person.email)).toBeVisible();
  const read = () => superuser.from('teams').select('member_count').eq('id', team.id).single();
  expect((await read()).data).toEqual({ member_count: 0 });

  await page.getByLabel('Status', { exact: true }).selectOption('Any status');
  await staff.restore(person.email);
  await expect(staff.toast(`Test ${person.lastName} restored`)).toBeVisible();
  await expect(staff.row(person.email)).not.toContainText('Suspended');
  await expect(staff.row(person.email)).toContainText('Supervisor');
  await expect(staff.row(person.email)).toContainText(team.name);
  expect((await read()).data).toEqual({ member_count: 1 });
  await createSignedInClient(server, person.email.replace('@example.org', ''), person.password);

  const audit = new AuditPage(page);
  await audit.open(`?about=${person.id}&table=users`);
  await expect(audit.cell(0, 0)).toContainText(`restored Test ${person.lastName}`);
  await expect(audit.cell(1, 0)).toContainText(`suspended Test ${person.lastName}`);
  await audit.expandButton(1).click();
  await expect(page.getByRole('row', { name: 'Reason' })).toContainText('Parental leave');
});

test('Suspend and Remove list what the person leaves behind, and work without the list', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'SUPERVISOR' });
  const invited = await addPerson(server, { isSetupPending: true });
  const team = await createTeam(server);
  const superuser = await demoClient(server, 'superuser');
  await superuser.from('role_assignments').insert({ user_id: person.id, team_id: team.id }).throwOnError();
  const sender = await createSignedInClient(server, person.email.replace('@example.org', ''), person.password);
  await sender.rpc('record_invitation', { target: invited.id }).throwOnError();
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open(`?q=${person.email}`);
  await staff.suspend(person.email);
  const invitations = staff.dialog.getByRole('link', { name: '1 open invitation' });
  await expect(invitations).toHaveAttribute('href', '/dashboard/roles?status=invited');
  await expect(staff.dialog.getByRole('link', { name: team.name })).toHaveAttribute('href', /teams/);
  await expectAccessible(page);
  await staff.press('Cancel');

  await failRequests(page, { method: 'POST', path: '/rest/v1/rpc/left_behind' });
  await staff.remove(person.email);
  await expect(staff.dialog).toContainText('Could not check what they leave behind.');
  await expectAccessible(page);
  await page.unrouteAll();
  await staff.press('Retry');
  await expect(invitations).toBeVisible();
  await staff.press('Remove');
  await expect(staff.toast('User removed successfully')).toBeVisible();
});

test("shows a leaving date in the viewer's time zone, with the zone if it differs", async ({
  browser,
  page,
  server,
}) => {
  const person = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open(`?q=${person.email}`);
  await staff.suspend(person.email);
  await staff.field('Last day').fill(`${YEAR}-12-12`);
  await staff.press('Suspend');
  await expect(staff.row(person.email)).toContainText(`Leaving on Dec 12, ${YEAR}`);
  await page.getByLabel('Status', { exact: true }).selectOption('Leaving');
  await expect(staff.row(person.email)).toBeVisible();
  await createSignedInClient(server, person.email.replace('@example.org', ''), person.password);

  const { timeZone } = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions());
  const other = timeZone === 'Asia/Tokyo' ? 'UTC' : 'Asia/Tokyo';
  const context = await browser.newContext({ baseURL: server.address, timezoneId: other });
  const elsewhere = await context.newPage();
  await storeSession(elsewhere, server);
  const there = new StaffPage(elsewhere);
  await there.open(`?q=${person.email}`);
  await expect(there.row(person.email)).toContainText(/Leaving on Dec \d+, \d+ \d\d:00 (GMT|UTC)/);
  await context.close();
});

test('S-19 shows a last day that another administrator saved meanwhile, and replaces it on Save mine', async ({
  page,
  server,
}) => {
  const person = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open(`?q=${person.email}`);
  await staff.suspend(person.email);
  const admin = await demoClient(server, 'admin');
  const starts_at = new Date(YEAR, 11, 13).toISOString();
  await admin.rpc('suspend_user', { target: person.id, starts_at }).throwOnError();
  await staff.field('Last day').fill(`${YEAR}-12-24`);
  await staff.press('Suspend');
  await expect(staff.title('Someone else changed this user')).toBeVisible();
  await expect(staff.dialog.getByRole('row', { name: 'Last day' })).toContainText(`Dec 12, ${YEAR}Dec 24`);
  await expectAccessible(page);
  await staff.press('Save mine');
  await expect(staff.row(person.email)).toContainText(`Leaving on Dec 24, ${YEAR}`);
});

test('saves nothing while the last day is incomplete', async ({ page, server }) => {
  const { email } = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open(`?q=${email}`);
  await staff.suspend(email);
  await expect(staff.field('Last day')).toBeFocused();
  const error = staff.dialog.getByText('Enter a complete date, or clear it');
  const lastDay = staff.field('Last day');
  const requests = countRequests(page, 'POST', 'suspend_user');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(error).toBeVisible();
  await expect(lastDay).toBeFocused();
  await lastDay.fill(`${YEAR}-12-12`);
  await expect(error).toBeHidden();
  await lastDay.press('Backspace');
  await staff.press('Suspend');
  await expect(error).toBeVisible();
  await lastDay.focus();
  for (const key of ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace']) await page.keyboard.press(key);
  await expect(error).toBeHidden();
  expect(requests()).toBe(0);
  await staff.press('Suspend');
  await expect(staff.row(email)).toContainText('Suspended');
});

test('shows an employee why Suspend and Restore are disabled', async ({ page, server }) => {
  const { id, email } = await addPerson(server);
  await storeSession(page, server, await addPerson(server));
  const staff = new StaffPage(page);
  await staff.open(`?q=${email}`);
  await staff.moreActions(email).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Suspend' })).toContainText('An Employee cannot suspend an Employee');
  const admin = await demoClient(server, 'admin');
  await admin.rpc('suspend_user', { target: id }).throwOnError();
  await page.reload();
  await staff.moreActions(email).press('Enter');
  const restore = page.getByRole('menuitem', { name: 'Restore' });
  await expect(restore).toContainText('An Employee cannot restore an Employee');
  await restore.press('Enter');
  await expect(staff.row(email)).toContainText('Suspended');
});

test.describe('a user who was suspended meanwhile', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-130 gets no reset email, and is named as suspended in Import and Add User', async ({ page, server }) => {
    const person = await addPerson(server);
    const staff = new StaffPage(page);
    await storeSession(page, server);
    await page.goto(`/dashboard/roles/${person.id}`);
    const send = page.getByRole('button', { name: 'Send reset email' });
    await expect(send).toBeEnabled();
    await (await demoClient(server, 'admin')).rpc('suspend_user', { target: person.id }).throwOnError();
    await send.click();
    await expect(staff.toast(`${person.email}: This user is suspended. Restore them first`)).toBeVisible();
    await page.reload();
    await expect(send).toHaveAttribute('aria-disabled', 'true');

    await staff.open();
    const dialog = new ImportDialog(page);
    await dialog.open();
    await dialog.choose(`first name,last name,email\nAnn,Lee,${person.email}`);
    await expect(dialog.row(person.email).getByRole('link')).toHaveText('Suspended, show user');
    await dialog.press('Cancel');
    await staff.openAdd();
    await staff.fillAdd(person);
    await staff.press('Add User');
    await expect(staff.dialog.getByText('already in the list, and its user is suspended')).toBeVisible();
    await staff.dialog.getByRole('link', { name: 'Show user' }).click();
    await page.waitForURL(`**/dashboard/roles/${person.id}`);
  });
});
