import { SettingsPage } from '../../pages/settingsPage.ts';
import { Shell } from '../../pages/shell.ts';
import { failRequests } from '../../support/faults.ts';
import { addPerson, createTestClient } from '../../support/people.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { settingsChart } from './settingsChart.ts';

const SAVING = { method: 'PATCH', path: '/rest/v1/users' };
const ENDING = { method: 'POST', path: '/rest/v1/rpc/end_sessions' };
const NEW_NAME = 'Someone';
const SECRET = 'a new secret';

async function expectSaved(settings: SettingsPage, name: string): Promise<void> {
  await expect(settings.displayName).toHaveValue(name);
  await expect(settings.save).toBeDisabled();
  await expect(settings.discard).toBeDisabled();
}

export const settingsFlow = defineFlow({
  chart: settingsChart,
  open: async ({ page, server }) => {
    const person = await addPerson(server);
    await createTestClient(server).auth.signInWithPassword(person);
    await storeSession(page, server, person);
    const settings = new SettingsPage(page);
    await settings.open();
    return { page, server, person, settings, savedName: `Test ${person.lastName}` };
  },
  sees: {
    'the saved settings': async ({ settings, person, savedName }) => {
      await expectSaved(settings, savedName);
      await expect(settings.readOnlyValue('First Name')).toHaveText(person.firstName);
      await expect(settings.readOnlyValue('Last Name')).toHaveText(person.lastName);
      await expect(settings.readOnlyValue('Email')).toHaveText(person.email);
      await expect(settings.darkMode).toHaveAttribute('aria-pressed', 'false');
    },
    'an unsaved display name': async ({ page, settings }) => {
      await expect(settings.leaveDialog).toBeHidden();
      await expect(settings.displayName).toHaveValue(NEW_NAME);
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await expect(settings.save).toBeEnabled();
      await expect(settings.discard).toBeEnabled();
    },
    'the unsaved display name with “Failed to update settings”': async ({ settings }) => {
      await expect(settings.failure).toHaveText('Failed to update settings');
      await expect(settings.displayName).toHaveValue(NEW_NAME);
      await expect(settings.save).toBeEnabled();
    },
    'an incomplete password': async ({ page, settings }) => {
      await expect(page.getByText('A new password takes all three fields')).toBeVisible();
      await expect(settings.save).toBeDisabled();
    },
    'an unsaved password with a wrong current password': ({ settings }) => expect(settings.save).toBeEnabled(),
    'the form with “Current password is incorrect”': async ({ page, settings }) => {
      await expect(page.getByText('Current password is incorrect')).toBeVisible();
      await expect(settings.currentPassword).toBeFocused();
    },
    'an unsaved password': async ({ page, settings }) => {
      await expect(page.getByText('Current password is incorrect')).toBeHidden();
      await expect(settings.save).toBeEnabled();
    },
    'the leave confirmation': async ({ settings }) => {
      await expect(settings.leaveDialog).toBeVisible();
      await expect(settings.leaveDialog).toContainText('Your changes to the settings are not saved.');
    },
    'the saved display name': async ({ page, settings }) => {
      await expect(settings.toast('Settings updated successfully')).toBeVisible();
      await expectSaved(settings, NEW_NAME);
      await expect(page.getByRole('button', { name: `Account of ${NEW_NAME}` })).toBeVisible();
      await page.reload();
      await expect(settings.displayName).toHaveValue(NEW_NAME);
    },
    'the settings with “Changes discarded”': async ({ settings, savedName }) => {
      await expect(settings.toast('Changes discarded')).toBeVisible();
      await expectSaved(settings, savedName);
    },
    'the settings with the saved password': async ({ settings, server, person }) => {
      await expect(settings.toast('Settings updated successfully')).toBeVisible();
      for (const field of [settings.currentPassword, settings.newPassword, settings.confirmation]) {
        await expect(field).toHaveValue('');
      }
      const { error } = await createTestClient(server).auth.signInWithPassword({
        email: person.email,
        password: SECRET,
      });
      expect(error, 'the new password signs in').toBeNull();
    },
    'the settings in the dark theme': async ({ page, settings }) => {
      await expect(settings.darkMode).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveClass(/dark/);
    },
    'the settings in the light theme with “Failed to update theme”': async ({ page, settings }) => {
      await expect(settings.toast('Failed to update theme')).toBeVisible();
      await expect(settings.darkMode).toHaveAttribute('aria-pressed', 'false');
      await expect(page.locator('html')).not.toHaveClass(/dark/);
    },
    'the settings with “Sessions ended”': ({ settings }) => expect(settings.toast('Sessions ended')).toBeVisible(),
    'the settings with “Failed to end the sessions”': ({ settings }) =>
      expect(settings.toast('Failed to end the sessions')).toBeVisible(),
    'the dashboard': ({ page }) => expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible(),
  },
  does: {
    'changes the display name': ({ settings }) => settings.displayName.fill(NEW_NAME),
    'discards the changes': ({ settings }) => settings.discard.click(),
    saves: ({ settings }) => settings.save.click(),
    'saves while the server fails': async ({ page, settings }) => {
      await failRequests(page, SAVING);
      await settings.save.click();
    },
    'saves again': ({ settings }) => settings.save.click(),
    'fills in one password': ({ settings }) => settings.currentPassword.fill('x'),
    'fills in a wrong current password': ({ settings }) => settings.fillPasswords('wrong', SECRET),
    'fills in all three passwords': ({ settings, person }) => settings.fillPasswords(person.password, SECRET),
    'follows a link': ({ page }) => new Shell(page).goTo('Dashboard'),
    'chooses Stay': ({ settings }) => settings.leaveDialog.getByRole('button', { name: 'Stay' }).click(),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
    'chooses Leave': ({ settings }) => settings.leaveDialog.getByRole('button', { name: 'Leave' }).click(),
    'turns dark mode on': ({ settings }) => settings.darkMode.click(),
    'turns dark mode off': ({ settings }) => settings.darkMode.click(),
    'turns dark mode on while the server fails': async ({ page, settings }) => {
      await failRequests(page, SAVING);
      await settings.darkMode.click();
    },
    'ends all other sessions': ({ settings }) => settings.endOtherSessions.click(),
    'ends all other sessions while the server fails': async ({ page, settings }) => {
      await failRequests(page, ENDING);
      await settings.endOtherSessions.click();
    },
  },
});
