import { StaffPage } from '../../pages/staffPage.ts';
import { failRequests, dropResponses } from '../../support/faults.ts';
import { addPerson, type Person } from '../../support/people.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { suspendUserChart } from './suspendUserChart.ts';

const SUSPENDING = { method: 'POST', path: '/rest/v1/rpc/suspend_user' };
const RESTORING = { method: 'POST', path: '/rest/v1/rpc/restore_user' };
const ADMIN = 'admin@example.org';
const REASON = 'On leave';

/** Next year, which the badge shows. */
const YEAR = new Date().getFullYear() + 1;

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

async function sendReason(staff: StaffPage): Promise<void> {
  await staff.field('Reason').fill(REASON);
  await staff.press('Suspend');
}

export const suspendUserFlow = defineFlow({
  chart: suspendUserChart,
  open: async ({ page, server }) => {
    const person = await addPerson(server);
    await storeSession(page, server);
    const staff = new StaffPage(page);
    await staff.open(`?q=${person.email}`);
    return { page, staff, person };
  },
  sees: {
    'the person in the list': async ({ staff, person }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.moreActions(person.email)).toBeVisible();
    },
    'Permission Denied': async ({ staff }) => {
      await expect(staff.title('Permission Denied')).toBeVisible();
      await expect(staff.dialog).toContainText('A Manager cannot suspend an Admin.');
    },
    'the list': async ({ staff }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(ADMIN)).toBeVisible();
    },
    'the dialog': async ({ staff, person }) => {
      await expect(staff.title('Suspend User')).toBeVisible();
      await expect(staff.dialog).toContainText(person.email);
      await expect(staff.field('Last day')).toBeFocused();
      await expect(staff.field('Reason')).toHaveValue('');
    },
    'the dialog with a date error': async ({ staff }) => {
      await expect(staff.dialog.getByText('The last day cannot be in the past')).toBeVisible();
      await expect(staff.field('Last day')).toBeFocused();
    },
    'the dialog with “Failed to suspend user”': async ({ staff }) => {
      await expect(staff.failure).toHaveText('Failed to suspend user');
      await expect(staff.field('Reason')).toHaveValue(REASON);
    },
    'the dialog with “Could not confirm”': async ({ staff }) => {
      await expect(staff.failure).toHaveText(
        'Could not confirm whether the user was suspended. Check your connection and try again.',
      );
      await expect(staff.field('Reason')).toHaveValue(REASON);
    },
    'the suspended person': async ({ staff, person }) => {
      await expect(staff.toast(`${nameOf(person)} suspended`)).toBeVisible();
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toContainText('Suspended');
    },
    'the suspended person with “Failed to restore user”': async ({ staff, person }) => {
      await expect(staff.toast('Failed to restore user')).toBeVisible();
      await expect(staff.row(person.email)).toContainText('Suspended');
    },
    'the leaving person': async ({ staff, person }) => {
      await expect(staff.toast(`${nameOf(person)} leaves on Dec 12, ${YEAR}`)).toBeVisible();
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toContainText(`Leaving on Dec 12, ${YEAR}`);
    },
    'the restored person': async ({ staff, person }) => {
      await expect(staff.toast(`${nameOf(person)} restored`)).toBeVisible();
      const row = staff.row(person.email);
      await expect(staff.moreActions(person.email)).toBeFocused();
      await expect(row).not.toContainText('Suspended');
      await expect(row).not.toContainText('Leaving');
    },
  },
  does: {
    'chooses Suspend': ({ staff, person }) => staff.suspend(person.email),
    'chooses Suspend of an administrator': async ({ staff }) => {
      await staff.find(ADMIN);
      await staff.suspend(ADMIN);
    },
    closes: ({ staff }) => staff.press('Close'),
    cancels: ({ staff }) => staff.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
    'submits a day in the past': async ({ staff }) => {
      await staff.field('Last day').fill('2020-01-31');
      await staff.press('Suspend');
    },
    'submits no last day': ({ staff }) => staff.press('Suspend'),
    'submits a last day': async ({ staff }) => {
      await staff.field('Last day').fill(`${YEAR}-12-12`);
      await staff.press('Suspend');
    },
    'submits a reason while the server fails': async ({ page, staff }) => {
      await failRequests(page, SUSPENDING);
      await sendReason(staff);
    },
    'submits a reason and the response is lost': async ({ page, staff }) => {
      await dropResponses(page, SUSPENDING);
      await sendReason(staff);
    },
    'presses Suspend again': ({ staff }) => staff.press('Suspend'),
    'presses Restore': ({ staff, person }) => staff.restore(person.email),
    'presses Restore while the server fails': async ({ page, staff, person }) => {
      await failRequests(page, RESTORING);
      await staff.restore(person.email);
    },
  },
});
