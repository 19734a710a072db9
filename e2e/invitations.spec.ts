import type { Page } from '@playwright/test';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { openImport } from './pages/importDialog.ts';
import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { dropResponses } from './support/faults.ts';
import { linkInMail, mailCount, requestLink } from './support/mails.ts';
import { addPerson, demoClient, createTestClient, type Person } from './support/people.ts';
import { expectAccessible } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';
import { uniquePerson } from './support/unique.ts';

const RECOVER = '**/auth/v1/recover**';
const INVITATION = 'Send an invitation by email';
const TOO_SOON = {
  status: 429,
  json: {
    code: 429,
    error_code: 'over_email_send_rate_limit',
    msg: 'For security purposes, you can only request this after 44 seconds.',
  },
};

async function openList(page: Page, server: Server): Promise<StaffPage> {
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  return staff;
}

/** Adds a pending user and records an invitation without sending it. */
async function addInvited(server: Server): Promise<Person> {
  const person = await addPerson(server, { isSetupPending: true });
  const admin = await demoClient(server, 'admin');
  await admin.rpc('record_invitation', { target: person.id }).throwOnError();
  return person;
}

async function openAction(page: Page, { id }: Person, action: string): Promise<void> {
  await page.goto(`/dashboard/roles/${id}`);
  await page.getByRole('button', { name: action }).click();
}

test('an invited user follows the link in the email and completes the setup', async ({ page, context, server }) => {
  const person = uniquePerson();
  const staff = await openList(page, server);
  await staff.openAdd();
  await staff.fillAdd(person);
  await staff.field(INVITATION).check();
  await expectAccessible(page);
  await staff.press('Add User');
  await expect(staff.toast(`User added. An invitation is on its way to ${person.email}`)).toBeVisible();
  await expect(staff.dialog).toBeHidden();
  await staff.find(person.email);
  await staff
    .row(person.email)
    .getByRole('link', { name: /Nora Neu/ })
    .click();
  await expect(page.getByText(/^Invitation sent .* Its link expires /)).toBeVisible();

  const invited = await context.browser()?.newContext();
  if (!invited) throw new Error('There is no browser');
  const theirs = await invited.newPage();
  const setup = new SetupPage(theirs);
  const link = await linkInMail(server, person.email);
  await theirs.goto(link);
  await setup.useLink.click();
  await expect(setup.firstName).toHaveValue(person.firstName);
  await expect(setup.lastName).toHaveValue(person.lastName);
  await setup.displayName.fill('Newcomer');
  await setup.password.fill('a password of my own');
  await setup.confirmation.fill('a password of my own');
  await setup.submit.click();
  await theirs.waitForURL('**/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
  await invited.close();
});

test.describe('an email that cannot be sent', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('is retried without adding the user again, and the dialog shows when', async ({ page, server }) => {
    const person = uniquePerson();
    const staff = await openList(page, server);
    await page.route(RECOVER, (route) => route.fulfill(TOO_SOON), { times: 1 });
    let accounts = 0;
    page.on('request', (request) => (accounts += request.url().includes('/auth/v1/signup') ? 1 : 0));
    await staff.openAdd();
    await staff.fillAdd(person);
    await staff.field(INVITATION).check();
    await staff.press('Add User');
    await expect(staff.failure).toContainText(`${person.email} was added, but the invitation was not sent.`);
    await expect(staff.failure).toContainText('you can only request this after 44 seconds');
    await expectAccessible(page);
    await staff.press('Retry');
    await expect(staff.toast(`An invitation is on its way to ${person.email}`)).toBeVisible();
    expect(accounts).toBe(1);
    await linkInMail(server, person.email);
  });

  test('Resend shows when it is available and then sends', async ({ page, server }) => {
    const person = await addInvited(server);
    const { email } = person;
    const staff = await openList(page, server);
    await page.route(RECOVER, (route) => route.fulfill(TOO_SOON), { times: 1 });
    await openAction(page, person, 'Resend invitation');
    await expectAccessible(page);
    await staff.press('Send');
    await expect(staff.failure).toContainText('you can only request this after 44 seconds');
    expect(mailCount(server, email)).toBe(0);
    await staff.press('Send');
    await expect(staff.toast(`An invitation is on its way to ${email}`)).toBeVisible();
    await linkInMail(server, email);
  });
});

test('Withdraw deletes the account and invalidates the link', async ({ page, context, server }) => {
  const person = await addInvited(server);
  const { email } = person;
  const link = await requestLink(server, email);
  const staff = await openList(page, server);
  await openAction(page, person, 'Withdraw invitation');
  await expect(staff.dialog).toContainText('The account is deleted, and the link stops working.');
  await staff.press('Withdraw');
  await expect(staff.toast('Invitation withdrawn')).toBeVisible();
  await page.waitForURL('**/dashboard/roles');
  await staff.find(email);
  await expect(staff.row(email)).toHaveCount(0);

  const theirs = await context.browser()?.newPage();
  if (!theirs) throw new Error('There is no browser');
  await theirs.goto(link);
  await new SetupPage(theirs).useLink.click();
  await expect(theirs.getByText('This link has expired or was already used.')).toBeVisible();
  await theirs.getByRole('link', { name: 'Request a new link' }).click();
  await theirs.getByLabel('Email address').fill(email);
  await new LoginPage(theirs).forgot.click();
  // The message does not reveal that the account is gone.
  await expect(new LoginPage(theirs).sentTo(email)).toBeVisible();
  await theirs.close();
});

test.describe('a withdrawal without a response', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-04 shows that it is unconfirmed, and that the user is gone', async ({ page, server }) => {
    const person = await addInvited(server);
    const staff = await openList(page, server);
    await openAction(page, person, 'Withdraw invitation');
    await dropResponses(page, { method: 'POST', path: '/rest/v1/rpc/withdraw_invitation' });
    await staff.press('Withdraw');
    await expect(staff.failure).toHaveText(
      'Could not confirm whether the invitation was withdrawn. Check your connection and try again.',
    );
    await staff.press('Cancel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  });
});

test('requiring a new password ends the sessions and rejects the old password', async ({ page, context, server }) => {
  const person = await addPerson(server);
  const staff = await openList(page, server);
  await openAction(page, person, 'Require new password');
  await staff.press('Require new password');
  await expect(staff.toast('A new password is required at the next sign-in')).toBeVisible();
  await expect(page.getByText('Temporary password').first()).toBeVisible();
  const old = createTestClient(server);
  const renewed = await old.auth.refreshSession({ refresh_token: person.session.refresh_token });
  expect(renewed.error).not.toBeNull();

  const theirs = await context.browser()?.newPage();
  if (!theirs) throw new Error('There is no browser');
  const login = new LoginPage(theirs);
  const setup = new SetupPage(theirs);
  await login.open();
  await login.signIn(person.email, person.password);
  await theirs.waitForURL('**/setup');
  await setup.password.fill(person.password);
  await setup.confirmation.fill(person.password);
  await setup.submit.click();
  await expect(theirs.getByText('Choose a password other than the current one')).toBeVisible();
  await setup.password.fill('another password');
  await setup.confirmation.fill('another password');
  await setup.submit.click();
  await theirs.waitForURL('**/dashboard');
  await theirs.close();
});

test('an import sends invitations instead of passwords', async ({ page, server }) => {
  await storeSession(page, server);
  const people = [uniquePerson(), uniquePerson()];
  const dialog = await openImport(page);
  const rows = people.map(({ firstName, lastName, email }) => `${firstName},${lastName},${email}`);
  await dialog.choose(['first name,last name,email', ...rows].join('\n'));
  await dialog.field(INVITATION).check();
  await expectAccessible(page);
  await dialog.press('Add 2 people');
  await dialog.expectCounts('2 people added');
  for (const { email } of people) {
    await expect(dialog.row(email)).toContainText('The invitation was sent.');
    await linkInMail(server, email);
  }
  await dialog.press('Close');
  await expect(dialog.dialog).toBeHidden();
});
