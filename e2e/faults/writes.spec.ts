import type { DialogScreen } from '../pages/dialogScreen.ts';
import { LoginPage } from '../pages/loginPage.ts';
import { StaffPage } from '../pages/staffPage.ts';
import { TeamsPage } from '../pages/teamsPage.ts';
import { fulfillRequests, abortRequests, hangRequests, dropResponses, removeFaults } from '../support/faults.ts';
import { addPerson } from '../support/people.ts';
import { countRequests } from '../support/requests.ts';
import { storeSession } from '../support/session.ts';
import { createDepartment, createTeam } from '../support/teams.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

test.use({ expectedConsole: [FAILED_REQUEST] });

const ADD_DEPARTMENT = { method: 'POST', path: '/rest/v1/departments' };
const SAVE_PERSON = { method: 'POST', path: '/rest/v1/rpc/change_users' };

test.beforeEach(({ page, server }) => storeSession(page, server));

test('F-04 checks a save whose response is lost, and does not retry one that never arrived', async ({
  page,
  server,
}) => {
  const { email } = await addPerson(server);
  const staff = new StaffPage(page);
  const saves = countRequests(page, SAVE_PERSON.method, SAVE_PERSON.path);
  await staff.open(`?q=${email}`);
  await staff.edit(email);
  await staff.field('First Name').fill('Arrived');
  await dropResponses(page, SAVE_PERSON);
  await staff.press('Save');
  await expect(staff.toast('User updated successfully')).toBeVisible();
  await expect(staff.row(email)).toContainText('Arrived');
  expect(saves()).toBe(1);
  await removeFaults(page);

  await staff.edit(email);
  await staff.field('First Name').fill('Unconfirmed');
  await abortRequests(page, SAVE_PERSON);
  await staff.press('Save');
  await expect(staff.failure).toHaveText(
    'Could not confirm whether the changes were saved. Check your connection and try again.',
  );
  await expect(staff.field('First Name')).toHaveValue('Unconfirmed');
  expect(saves()).toBe(2);
  await removeFaults(page);
  await staff.press('Save');
  await expect(staff.row(email)).toContainText('Unconfirmed');
});

test('F-13 offline, rejects Save of a person, team or department at once; online, saves', async ({
  page,
  context,
  server,
}) => {
  const { email } = await addPerson(server);
  const [staff, teams] = [new StaffPage(page), new TeamsPage(page)];
  const [{ name }, department] = [await createTeam(server), await createDepartment(server)];
  const saveOffline = async (screen: DialogScreen) => {
    await context.setOffline(true);
    await screen.press('Save');
    await expect(screen.failure).toContainText('Check your connection and try again.', { timeout: 2_000 });
    await context.setOffline(false);
    await screen.press('Save');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await staff.open(`?q=${email}`);
  await staff.edit(email);
  await staff.field('First Name').fill('Later');
  await saveOffline(staff);
  await expect(staff.row(email)).toContainText('Later');
  await teams.open(`?q=${name}`);
  await teams.edit(name);
  await teams.field('Team Name').fill(`${name} later`);
  await saveOffline(teams);
  await expect(teams.row(`${name} later`)).toBeVisible();
  await teams.open(`?department=${department.id}`);
  await page.getByRole('button', { name: 'Rename' }).click();
  await teams.field('Department Name').fill(`${department.name} later`);
  await saveOffline(teams);
  await expect(page.getByRole('heading', { level: 2, name: `${department.name} later` })).toBeVisible();
});

test('F-09 F-10 a write is busy at once, shows that it is slow after 5 s and an error after 15 s', async ({ page }) => {
  await page.clock.install();
  const teams = new TeamsPage(page);
  const name = unique('Slow');
  const writes = countRequests(page, ADD_DEPARTMENT.method, ADD_DEPARTMENT.path);
  await teams.open();
  await teams.openDialog('Add Department');
  await teams.field('Department Name').fill(name);
  await hangRequests(page, ADD_DEPARTMENT);
  await teams.press('Add Department');
  const busy = teams.dialog.getByRole('button', { name: 'Adding...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  await page.clock.runFor(5_500);
  await expect(teams.dialog.getByText('Still working…')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(teams.failure).toHaveText(
    'Could not confirm whether the department was added. Check your connection and try again.',
  );
  await expect(busy).toBeHidden();
  await expect(teams.field('Department Name')).toHaveValue(name);
  expect(writes()).toBe(1);

  await removeFaults(page);
  await hangRequests(page, ADD_DEPARTMENT);
  await teams.press('Add Department');
  await expect(busy).toBeVisible();
  await teams.press('Cancel');
  await expect(teams.dialog).toBeHidden();
});

test('F-34 sends one request for Enter and a click at the same time', async ({ page }) => {
  const teams = new TeamsPage(page);
  const writes = countRequests(page, ADD_DEPARTMENT.method, ADD_DEPARTMENT.path);
  await teams.open();
  await teams.openDialog('Add Department');
  await teams.field('Department Name').fill(unique('Once'));
  await teams.dialog.getByRole('button', { name: 'Add Department' }).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
  });
  await expect(teams.toast('Department added successfully')).toBeVisible();
  expect(writes()).toBe(1);
});

test('F-54 rejects a name of 201 characters at its field, and shows no Postgres error for a failed check', async ({
  page,
  server,
}) => {
  const { email } = await addPerson(server);
  const staff = new StaffPage(page);
  const saves = countRequests(page, SAVE_PERSON.method, SAVE_PERSON.path);
  await staff.open(`?q=${email}`);
  await staff.edit(email);
  await staff.field('First Name').fill('x'.repeat(201));
  await staff.press('Save');
  await expect(staff.dialog.getByText('First name must be at most 200 characters')).toBeVisible();
  expect(saves()).toBe(0);

  const violation = 'error: new row for relation "users" violates check constraint "users_first_name"';
  await fulfillRequests(page, SAVE_PERSON, { status: 500, json: { code: 'SUP', message: violation } });
  await staff.field('First Name').fill('y'.repeat(200));
  await staff.press('Save');
  await expect(staff.failure).toHaveText('Failed to update user');
  await expect(staff.field('First Name')).toHaveValue('y'.repeat(200));
  await expect(page.getByText('new row for relation')).toBeHidden();
});

test.describe('F-06 server errors', () => {
  const broken = { status: 500, json: {} };

  test("F-06 shows the product's messages for invitation, sign-up, assignment and removal", async ({ page }) => {
    const staff = new StaffPage(page);
    const email = `broken-${crypto.randomUUID().slice(0, 8)}@example.org`;
    await staff.open();
    await staff.openAdd();
    await staff.fillAdd({ email, firstName: 'Bro', lastName: 'Ken' });
    await staff.field('Department').selectOption('Finance');
    for (const path of ['/rest/v1/rpc/issue_ticket', '/auth/v1/signup']) {
      await fulfillRequests(page, { method: 'POST', path }, broken);
      await staff.press('Add User');
      await expect(staff.failure).toHaveText('Failed to create user');
      await expect(staff.field('Email')).toHaveValue(email);
      await removeFaults(page);
    }
    await fulfillRequests(page, SAVE_PERSON, broken);
    await staff.press('Add User');
    await expect(staff.failure).toContainText(`${email} was added, but the department and team were not saved.`);
    await removeFaults(page);
    await staff.press('Retry');
    await expect(staff.toast('User added successfully')).toBeVisible();
    await staff.press('Done');

    await staff.find(email);
    await staff.remove(email);
    const removals = countRequests(page, 'POST', '/rest/v1/rpc/remove_user');
    await fulfillRequests(page, { method: 'POST', path: '/rest/v1/rpc/remove_user' }, broken);
    await staff.press('Remove');
    await expect(staff.failure).toContainText('Failed to remove user');
    expect(removals()).toBe(1);
    await expect(staff.row(email)).toHaveCount(1);
  });
});

test("F-08 shows the server's message for a 429 when adding a user, without a retry", async ({ page }) => {
  const message = 'For security purposes, you can only request this after 46 seconds.';
  const staff = new StaffPage(page);
  const signUps = countRequests(page, 'POST', '/auth/v1/signup');
  await fulfillRequests(
    page,
    { method: 'POST', path: '/auth/v1/signup' },
    { status: 429, json: { code: 429, error_code: 'over_email_send_rate_limit', msg: message } },
  );
  await staff.open();
  await staff.openAdd();
  await staff.fillAdd({ email: 'limited@example.org', firstName: 'Li', lastName: 'Mited' });
  await staff.press('Add User');
  await expect(staff.failure).toHaveText(message);
  await expect(staff.field('Email')).toHaveValue('limited@example.org');
  expect(signUps()).toBe(1);
});

test('F-60 adds a user without a session if email confirmation is enabled', async ({ page }) => {
  const staff = new StaffPage(page);
  const email = `mail-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.route('**/auth/v1/signup*', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: object };
    await route.fulfill({ response, json: user });
  });
  await staff.open();
  await staff.openAdd();
  await staff.fillAdd({ email, firstName: 'Ma', lastName: 'Il' });
  await staff.press('Add User');
  await expect(staff.toast('User added successfully')).toBeVisible();
  expect(await staff.temporaryPassword()).toHaveLength(8);
  await expect(staff.dialog).toContainText(`A confirmation email was sent to ${email}.`);
});

test.describe('signed out', () => {
  const SIGN_IN = { method: 'POST', path: '/auth/v1/token' };

  test('F-08 F-60 shows the error of the auth service', async ({ page }) => {
    await page.context().clearCookies();
    const login = new LoginPage(page);
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await login.open();
    const sent = countRequests(page, SIGN_IN.method, SIGN_IN.path);
    const responses = [
      [400, 'captcha_failed', 'captcha protection: request disallowed'],
      [400, 'email_not_confirmed', 'Email not confirmed'],
      [429, 'over_request_rate_limit', 'Request rate limit reached'],
    ] as const;
    for (const [index, [status, error_code, msg]] of responses.entries()) {
      await fulfillRequests(page, SIGN_IN, { status, json: { code: status, error_code, msg } });
      await login.signIn('manager@example.org', 'staff-demo');
      await expect(login.failure).toHaveText(msg);
      await expect(login.password).toHaveValue('staff-demo');
      expect(sent()).toBe(index + 1);
      await removeFaults(page);
    }
  });
});
