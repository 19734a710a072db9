import { StaffPage } from '../../pages/staffPage.ts';
import { failRequests, dropResponses } from '../../support/faults.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { uniquePerson } from '../../support/unique.ts';
import { defineFlow } from '../flow.ts';
import { addUserChart } from './addUserChart.ts';

const SIGN_UP = { method: 'POST', path: '/auth/v1/signup' };
const SAVING_PROFILE = { method: 'POST', path: '/rest/v1/users' };
const SENDING_EMAIL = { method: 'POST', path: '/auth/v1/recover' };
const LISTED = 'employee@example.org';

type NewUser = ReturnType<typeof uniquePerson>;

async function submit(staff: StaffPage, person: NewUser): Promise<void> {
  await staff.fillAdd(person);
  await staff.press('Add User');
}

async function invite(staff: StaffPage, person: NewUser): Promise<void> {
  await staff.field('Send an invitation by email').check();
  await submit(staff, person);
}

async function expectList(staff: StaffPage): Promise<void> {
  await expect(staff.dialog).toBeHidden();
  await expect(staff.rows.first()).toBeVisible();
}

export const addUserFlow = defineFlow({
  chart: addUserChart,
  open: async ({ page, server }) => {
    await storeSession(page, server);
    const staff = new StaffPage(page);
    await staff.open();
    return { page, staff, person: uniquePerson() };
  },
  sees: {
    'the list of people': ({ staff }) => expectList(staff),
    'the empty dialog': async ({ staff }) => {
      await expect(staff.title('Add User')).toBeVisible();
      for (const label of ['Email', 'First Name', 'Last Name']) await expect(staff.field(label)).toHaveValue('');
      await expect(staff.field('Role').locator('option:checked')).toHaveText('Default (Employee)');
      await expect(staff.field('Role').getByRole('option')).toHaveText([
        'Default (Employee)',
        'Supervisor',
        'Employee',
      ]);
    },
    'the dialog with missing fields': async ({ staff }) => {
      for (const message of ['Email address is required', 'First name is required', 'Last name is required']) {
        await expect(staff.dialog.getByText(message)).toBeVisible();
      }
      await expect(staff.field('Email')).toBeFocused();
    },
    'the dialog with a duplicate address': async ({ staff, person }) => {
      const message = 'This email address is already in the list';
      await expect(staff.dialog.getByText(message)).toBeVisible();
      await expect(staff.field('First Name')).toHaveValue(person.firstName);
    },
    'the dialog without a team': async ({ staff }) => {
      await expect(staff.field('Team').locator('option:checked')).toHaveText('No Team');
      await expect(staff.field('Team').getByRole('option', { name: 'Payroll' })).toHaveCount(0);
    },
    'the dialog with “Failed to create user”': async ({ staff, person }) => {
      await expect(staff.failure).toHaveText('Failed to create user');
      await expect(staff.field('Email')).toHaveValue(person.email);
    },
    'the account without a profile': async ({ staff, person }) => {
      await expect(staff.failure).toContainText(
        `The account for ${person.email} was created, but the profile was not saved.`,
      );
      await expect(staff.failure).toContainText('Failed to add user');
    },
    'the account that may exist': async ({ staff, person }) => {
      await expect(staff.failure).toContainText(
        `Could not confirm whether an account for ${person.email} was created.`,
      );
    },
    'the unfinished account': async ({ staff, person }) => {
      await expect(staff.dialog).toContainText(
        `There is an account for ${person.email} that was never finished: it has no profile.`,
      );
    },
    'the new user without an invitation': async ({ staff, person }) => {
      await expect(staff.failure).toContainText(`${person.email} was added, but the invitation was not sent.`);
      await expect(staff.failure).toContainText('Failed to send the invitation');
    },
    'the list after the invitation was sent': async ({ staff, person }) => {
      await expect(staff.toast(`An invitation is on its way to ${person.email}`)).toBeVisible();
      await expectList(staff);
    },
    'the temporary password': async ({ staff, person }) => {
      await expect(staff.toast('User added successfully')).toBeVisible();
      await expect(staff.title('User added')).toBeVisible();
      await expect(staff.dialog).toContainText(`${person.firstName} ${person.lastName}`);
      expect(await staff.temporaryPassword()).toHaveLength(8);
    },
    'the new user in the list': async ({ staff, person }) => {
      await expect(staff.dialog).toBeHidden();
      await staff.find(person.email);
      await expect(staff.rows).toHaveCount(1);
      await expect(staff.row(person.email)).toContainText('Employee');
    },
    'the list after the account was discarded': async ({ staff }) => {
      await expect(staff.toast('The unfinished account was discarded')).toBeVisible();
      await expectList(staff);
    },
    'the list after the account was left unfinished': async ({ page, staff, person }) => {
      await expect(staff.toast(`An account for ${person.email} may be left without a profile.`)).toBeVisible();
      // It stays until it is dismissed, and may cover Add User.
      const dismiss = page.getByRole('button', { name: 'Dismiss' });
      await expect(async () => {
        if ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 1_000 });
        await expect(dismiss).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expectList(staff);
    },
  },
  does: {
    'chooses Add User': async (fixtures) => {
      fixtures.person = uniquePerson();
      await fixtures.staff.openAdd();
    },
    'submits an empty form': ({ staff }) => staff.press('Add User'),
    'submits an existing address': ({ staff, person }) => submit(staff, { ...person, email: LISTED }),
    'chooses a team, then another department': async ({ staff }) => {
      await staff.field('Department').selectOption('Finance');
      await staff.field('Team').selectOption('Payroll');
      await staff.field('Department').selectOption('Operations');
    },
    'submits a new user while accounts cannot be created': async ({ page, staff, person }) => {
      await failRequests(page, SIGN_UP);
      await submit(staff, person);
    },
    'submits a new user while profiles cannot be saved': async ({ page, staff, person }) => {
      await failRequests(page, SAVING_PROFILE);
      await submit(staff, person);
    },
    'submits a new user and the response is lost': async ({ page, staff, person }) => {
      await dropResponses(page, SIGN_UP);
      await submit(staff, person);
    },
    'submits a new user': ({ staff, person }) => submit(staff, person),
    'submits a new user with an invitation': ({ staff, person }) => invite(staff, person),
    'submits a new user with an invitation while emails cannot be sent': async ({ page, staff, person }) => {
      await failRequests(page, SENDING_EMAIL);
      await invite(staff, person);
    },
    'presses Add User again': ({ staff }) => staff.press('Add User'),
    'presses Retry': ({ staff }) => staff.press('Retry'),
    'discards the account': ({ staff }) => staff.press('Discard account'),
    'starts over': ({ staff }) => staff.press('Start over'),
    closes: ({ staff }) => staff.press('Close'),
    'chooses Done': ({ staff }) => staff.press('Done'),
    cancels: ({ staff }) => staff.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
  },
});
