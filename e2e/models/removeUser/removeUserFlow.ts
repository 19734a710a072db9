import { StaffPage } from '../../pages/staffPage.ts';
import { failRequests, abortRequests, dropResponses, rejectRequests } from '../../support/faults.ts';
import { addPerson, removePerson } from '../../support/people.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { removeUserChart } from './removeUserChart.ts';

const REMOVING = { method: 'POST', path: '/rest/v1/rpc/remove_user' };
const LOOKING_UP = { method: 'GET', path: '/rest/v1/users' };
const ADMIN = 'admin@example.org';

export const removeUserFlow = defineFlow({
  chart: removeUserChart,
  open: async ({ page, server }) => {
    const person = await addPerson(server, { isSetupPending: true });
    await storeSession(page, server);
    const staff = new StaffPage(page);
    await staff.open(`?q=${person.email}`);
    return { page, server, staff, person };
  },
  sees: {
    'the person in the list': async ({ staff, person }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toBeVisible();
    },
    'Permission Denied': async ({ staff }) => {
      await expect(staff.title('Permission Denied')).toBeVisible();
      await expect(staff.dialog).toContainText("You do not have permission to edit this user's information.");
    },
    'the list': async ({ staff }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(ADMIN)).toBeVisible();
    },
    'the confirmation': async ({ staff, person: { firstName, lastName, email } }) => {
      await expect(staff.title('Remove User')).toBeVisible();
      await expect(staff.dialog).toContainText(
        `Are you sure you want to remove ${firstName} ${lastName} (${email})? This action cannot be undone.`,
      );
    },
    'the confirmation with “Failed to remove user”': async ({ staff, person }) => {
      await expect(staff.failure).toHaveText('Failed to remove user');
      await expect(staff.dialog).toContainText(`(${person.email})? This action cannot be undone.`);
    },
    'the confirmation with “Could not confirm”': async ({ staff }) => {
      await expect(staff.failure).toHaveText('Could not confirm that the user was removed.');
    },
    'the list without the person': async ({ staff, person }) => {
      await expect(staff.toast('User removed successfully')).toBeVisible();
      await expect(staff.dialog).toBeHidden();
      await expect(staff.row(person.email)).toBeHidden();
    },
  },
  does: {
    'chooses Remove': ({ staff, person }) => staff.remove(person.email),
    'chooses Remove of an administrator': async ({ staff }) => {
      await staff.find(ADMIN);
      await staff.remove(ADMIN);
    },
    'finds another person': async (fixtures) => {
      fixtures.person = await addPerson(fixtures.server, { isSetupPending: true });
      await fixtures.staff.find(fixtures.person.email);
    },
    closes: ({ staff }) => staff.press('Close'),
    confirms: ({ staff }) => staff.press('Remove'),
    'confirms while the server fails': async ({ page, staff }) => {
      await failRequests(page, REMOVING);
      await staff.press('Remove');
    },
    'confirms while the network is down': async ({ page, staff }) => {
      await abortRequests(page, REMOVING);
      await staff.press('Remove');
    },
    'confirms, the response is lost, and the lookup fails': async ({ page, staff }) => {
      await rejectRequests(page, LOOKING_UP);
      await dropResponses(page, REMOVING);
      await staff.press('Remove');
    },
    'confirms and the response is lost': async ({ page, staff }) => {
      await dropResponses(page, REMOVING);
      await staff.press('Remove');
    },
    'confirms after another user removed the person': async ({ server, staff, person }) => {
      await removePerson(server, person);
      await staff.press('Remove');
    },
    'presses Remove again': ({ staff }) => staff.press('Remove'),
    'presses Retry': ({ staff }) => staff.press('Retry'),
    cancels: ({ staff }) => staff.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
  },
});
