import { LoginPage } from './pages/loginPage.ts';
import { openSettings } from './pages/settingsPage.ts';
import { signOut } from './pages/shell.ts';
import { holdRequests } from './support/faults.ts';
import { createTestClient } from './support/people.ts';
import { layoutShift } from './support/quality.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test('validates a new password, saves it, and signs in with it', async ({ page, server }) => {
  const { person, settings } = await openSettings(page, server);
  const { currentPassword, newPassword, confirmation } = settings;

  await test.step('one or two password fields do not enable Save, but are validated with another change', async () => {
    await currentPassword.fill('x');
    await expect(settings.save).toBeDisabled();
    await settings.displayName.fill('Someone');
    await settings.save.click();
    expect(await settings.errorOf(newPassword)).toBe('New password is required');
    expect(await settings.errorOf(confirmation)).toBe('Please confirm your new password');
    await expect(newPassword).toBeFocused();
    await settings.fillPasswords('', 'secret', '');
    await settings.save.click();
    expect(await settings.errorOf(currentPassword)).toBe('Current password is required');
    await expect(currentPassword).toBeFocused();
  });

  await test.step('rejects a wrong confirmation and a short password', async () => {
    await settings.fillPasswords('x', 'secret', 'other');
    await settings.save.click();
    expect(await settings.errorOf(confirmation)).toBe('Passwords do not match');
    await confirmation.fill('o');
    expect(await settings.errorOf(confirmation)).toBe('');
    await settings.fillPasswords('x', 'short');
    await settings.save.click();
    expect(await settings.errorOf(newPassword)).toBe('Password must be at least 6 characters');
  });

  await test.step('saves a valid password', async () => {
    await settings.fillPasswords(person.password, 'a new secret');
    await settings.save.click();
    await expect(settings.toast('Settings updated successfully')).toBeVisible();
    for (const field of [currentPassword, newPassword, confirmation]) await expect(field).toHaveValue('');
    await expect(settings.save).toBeDisabled();
    await signOut(page);
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(person.email, 'a new secret');
    await page.waitForURL('**/dashboard');
  });
});

test.describe('rejected changes', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('G-13 shows a wrong current password under its field and saves nothing', async ({ page, server }) => {
    const { person, settings } = await openSettings(page, server);
    await settings.displayName.fill('Someone');
    await settings.fillPasswords('wrong', 'a new secret');
    await settings.save.click();
    await expect.poll(() => settings.errorOf(settings.currentPassword)).toBe('Current password is incorrect');
    await expect(settings.currentPassword).toBeFocused();
    await settings.currentPassword.fill('wrong again');
    expect(await settings.errorOf(settings.currentPassword)).toBe('');
    const client = createTestClient(server);
    const { error } = await client.auth.signInWithPassword(person);
    expect(error).toBeNull();
    const { data } = await client.from('users').select('display_name').eq('id', person.id).single();
    expect(data).toEqual({ display_name: `Test ${person.lastName}` });
  });

  test('F-06 keeps the input after a server error, and can be saved again', async ({ page, server }) => {
    const { settings } = await openSettings(page, server);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.route('**/rest/v1/users*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { code: 'SUP', message: 'error: boom' } })
        : route.continue(),
    );
    await settings.displayName.fill('Someone');
    await settings.save.click();
    await expect(settings.toast('Failed to update settings')).toBeVisible();
    await expect(settings.failure).toBeInViewport({ ratio: 1 });
    await expect(settings.displayName).toHaveValue('Someone');
    await page.unrouteAll();
    await settings.save.click();
    await expect(settings.toast('Settings updated successfully')).toBeVisible();
  });
});

test('N-09 sends one request for 20 clicks on Save', async ({ page, server }) => {
  const { settings } = await openSettings(page, server);
  let writes = 0;
  await page.route('**/rest/v1/users*', async (route) => {
    if (route.request().method() === 'PATCH') {
      writes += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await route.continue();
  });
  await settings.displayName.fill('Someone');
  await settings.save.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(settings.toast('Settings updated successfully')).toBeVisible();
  expect(writes).toBe(1);
});

test('End all other sessions ends all sessions but the current one', async ({ page, server }) => {
  const { person, settings } = await openSettings(page, server);
  const otherBrowser = createTestClient(server);
  const { error } = await otherBrowser.auth.signInWithPassword(person);
  expect(error).toBeNull();
  await page.reload();
  await settings.endOtherSessions.click();
  await expect(settings.toast('Sessions ended')).toBeVisible();
  expect((await otherBrowser.auth.refreshSession()).error).not.toBeNull();
  await page.reload();
  await expect(settings.displayName).toBeEditable();
  await expect(settings.sessions).toHaveText([/This device/]);
  await expect(settings.endOtherSessions).toBeHidden();
});

test('announces ended sessions on another page', async ({ page, server }) => {
  const { person, settings } = await openSettings(page, server);
  await createTestClient(server).auth.signInWithPassword(person);
  await page.reload();
  const release = await holdRequests(page, { method: 'POST', path: '/rest/v1/rpc/end_sessions' });
  await settings.endOtherSessions.click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
  release();
  await expect(settings.toast('Sessions ended')).toBeVisible();
});

test('F-42 shows Not set for missing names', async ({ page, server }) => {
  const { settings } = await openSettings(page, server);
  await page.route('**/rest/v1/users*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"(first|last)_name":"[^"]*"/g, '"$1_name":null');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(settings.readOnlyValue('First Name')).toHaveText('Not set');
  await expect(settings.readOnlyValue('Last Name')).toHaveText('Not set');
});

test('the settings have no layout shift in either theme', async ({ page, server }) => {
  const { settings } = await openSettings(page, server);
  for (const isDark of [false, true]) {
    if (isDark) {
      await settings.darkMode.click();
      await expect(settings.darkMode).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.reload();
      await expect(settings.displayName).toBeEditable();
    }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  }
});
