import type { Locator, Page } from '@playwright/test';
import { StaffPage } from '../../pages/staffPage.ts';
import { failRequests, dropResponses } from '../../support/faults.ts';
import { addPerson, type Person } from '../../support/people.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { accountActionsChart } from './accountActionsChart.ts';

const request = (name: string) => ({ method: 'POST', path: `/rest/v1/rpc/${name}` });
const REQUIRING = request('require_new_password');
const REQUIRED = 'Require new password';

type Fixtures = { page: Page; staff: StaffPage; person: Person; sessions: Locator };

const choose = ({ page }: Fixtures, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function invite(fixtures: Fixtures, action: string): Promise<void> {
  await choose(fixtures, action);
  await fixtures.staff.press('Send');
}

async function withdraw(fixtures: Fixtures): Promise<void> {
  await choose(fixtures, 'Withdraw invitation');
  await fixtures.staff.press('Withdraw');
}

export const accountActionsFlow = defineFlow({
  chart: accountActionsChart,
  open: async ({ page, server }): Promise<Fixtures> => {
    const person = await addPerson(server);
    await storeSession(page, server);
    await page.goto(`/dashboard/roles/${person.id}`);
    return { page, person, staff: new StaffPage(page), sessions: page.getByRole('region', { name: 'Sessions' }) };
  },
  sees: {
    'the page of a signed-in user': async ({ page, staff, sessions }) => {
      await expect(staff.dialog).toBeHidden();
      await expect(page.getByRole('button', { name: REQUIRED })).toBeVisible();
      await expect(sessions.getByRole('button', { name: 'End session' })).toBeVisible();
    },
    'the page with “Failed to end the sessions”': async ({ staff, sessions }) => {
      await expect(staff.toast('Failed to end the sessions')).toBeVisible();
      await expect(sessions.getByRole('button', { name: 'End session' })).toBeVisible();
    },
    'the page of a user without sessions': async ({ staff, sessions }) => {
      await expect(staff.toast('Sessions ended')).toBeVisible();
      await expect(sessions).toContainText('Not signed in anywhere.');
    },
    'the confirmation': async ({ staff, person }) => {
      await expect(staff.title('Require New Password')).toBeVisible();
      await expect(staff.dialog).toContainText(`Require a new password of Test ${person.lastName} (${person.email})?`);
    },
    'the confirmation with “Failed to require a new password”': async ({ staff }) => {
      await expect(staff.failure).toHaveText('Failed to require a new password');
    },
    'the confirmation with “Could not confirm”': async ({ page, staff }) => {
      await expect(staff.failure).toHaveText(
        'Could not confirm whether a new password is required. Check your connection and try again.',
      );
      await expect(page.getByText('Temporary password', { exact: true })).toBeVisible();
    },
    'the page of a pending user': async ({ page, staff, sessions }) => {
      await expect(staff.toast('A new password is required at the next sign-in')).toBeVisible();
      await expect(staff.dialog).toBeHidden();
      await expect(page.getByText('Temporary password', { exact: true })).toBeVisible();
      await expect(sessions).toContainText('Not signed in anywhere.');
    },
    'the page of an invited user': async ({ page, staff, person }) => {
      await expect(staff.toast(`An invitation is on its way to ${person.email}`)).toBeVisible();
      await expect(staff.dialog).toBeHidden();
      await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible();
    },
    'the confirmation with “Failed to withdraw the invitation”': async ({ staff }) => {
      await expect(staff.failure).toHaveText('Failed to withdraw the invitation');
    },
    'the list without the user': async ({ page, staff, person }) => {
      await page.waitForURL('**/dashboard/roles');
      await expect(staff.toast('Invitation withdrawn')).toBeVisible();
      await staff.find(person.email);
      await expect(staff.row(person.email)).toHaveCount(0);
    },
  },
  does: {
    'ends the sessions': (fixtures) => choose(fixtures, 'End all sessions'),
    'ends the sessions while the server fails': async (fixtures) => {
      await failRequests(fixtures.page, request('end_sessions'));
      await choose(fixtures, 'End all sessions');
    },
    'chooses Require new password': (fixtures) => choose(fixtures, REQUIRED),
    cancels: ({ staff }) => staff.press('Cancel'),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
    'requires a new password': ({ staff }) => staff.press(REQUIRED),
    'requires a new password while the server fails': async ({ page, staff }) => {
      await failRequests(page, REQUIRING);
      await staff.press(REQUIRED);
    },
    'requires a new password and the response is lost': async ({ page, staff }) => {
      await dropResponses(page, REQUIRING);
      await staff.press(REQUIRED);
    },
    'sends an invitation': (fixtures) => invite(fixtures, 'Send invitation'),
    'sends another invitation': (fixtures) => invite(fixtures, 'Resend invitation'),
    'withdraws the invitation': (fixtures) => withdraw(fixtures),
    'withdraws the invitation while the server fails': async (fixtures) => {
      await failRequests(fixtures.page, request('withdraw_invitation'));
      await withdraw(fixtures);
    },
    'presses Withdraw again': ({ staff }) => staff.press('Withdraw'),
  },
});
