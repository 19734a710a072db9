import { LandingPage } from '../../pages/landingPage.ts';
import { SetupPage } from '../../pages/setupPage.ts';
import { Shell } from '../../pages/shell.ts';
import { failRequests } from '../../support/faults.ts';
import { addPerson } from '../../support/people.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { setupChart } from './setupChart.ts';

const SAVING_PASSWORD = { method: 'PUT', path: '/auth/v1/user' };
const SAVING_PROFILE = { method: 'PATCH', path: '/rest/v1/users' };
const SECRET = 'my own secret';

/** Submits the form, by default with valid passwords. */
function complete(setup: SetupPage, password = SECRET, confirmation = password): Promise<void> {
  return setup.complete({ firstName: 'Nia', lastName: 'Newcomer', displayName: 'Nia', password, confirmation });
}

export const setupFlow = defineFlow({
  chart: setupChart,
  open: async ({ page, server }) => {
    const person = await addPerson(server, { isSetupPending: true });
    await storeSession(page, server, person);
    await page.goto('/setup');
    return { page, person, setup: new SetupPage(page) };
  },
  sees: {
    'the setup form': async ({ setup, person }) => {
      await expect(setup.heading).toBeVisible();
      await expect(setup.lastName).toHaveValue(person.lastName);
      await expect(setup.password).toHaveValue('');
    },
    'the form with missing fields': async ({ page, setup }) => {
      for (const message of [
        'First name is required',
        'Last name is required',
        'Display name is required',
        'New password is required',
        'Please confirm your password',
      ]) {
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      }
      await expect(setup.firstName).toBeFocused();
    },
    'the form with “Password must be at least 6 characters”': async ({ page, setup }) => {
      await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
      await expect(setup.password).toBeFocused();
    },
    'the form with “Passwords do not match”': async ({ page, setup }) => {
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await expect(setup.confirmation).toBeFocused();
    },
    'the form that requires another password': async ({ page }) => {
      await expect(page.getByText('Choose a password other than the current one')).toBeVisible();
    },
    'the form with “Failed to update profile”': async ({ setup }) => {
      await expect(setup.failure).toHaveText('Failed to update profile');
      await expect(setup.password).toHaveValue(SECRET);
    },
    'the form without the saved password': async ({ setup }) => {
      await expect(setup.failure).toHaveText(
        'Your new password is saved, but your profile is not. Failed to update profile',
      );
      await expect(setup.password).toBeHidden();
      await expect(setup.displayName).toHaveValue('Nia');
    },
    'the dashboard': async ({ page }) => {
      await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    },
    'the landing page': async ({ page }) => {
      await expect(new LandingPage(page).greeting).toBeVisible();
    },
  },
  does: {
    'opens the dashboard': async ({ page }) => {
      await page.goto('/dashboard');
    },
    'submits an empty form': ({ setup }) =>
      setup.complete({ firstName: '', lastName: '', displayName: '', password: '', confirmation: '' }),
    'submits a short password': ({ setup }) => complete(setup, 'short'),
    'submits a wrong confirmation': ({ setup }) => complete(setup, SECRET, 'another secret'),
    'submits the temporary password': ({ setup, person }) => complete(setup, person.password),
    'submits the form while the server fails': async ({ page, setup }) => {
      await failRequests(page, SAVING_PASSWORD);
      await complete(setup);
    },
    'submits the form while the profile cannot be saved': async ({ page, setup }) => {
      await failRequests(page, SAVING_PROFILE);
      await complete(setup);
    },
    'submits the form': ({ setup }) => complete(setup),
    'presses Complete Setup again': ({ setup }) => setup.submit.click(),
    'signs out': ({ setup }) => setup.signOut.click(),
  },
});
