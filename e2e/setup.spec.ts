import type { Page } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { signOut } from './pages/shell.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.use({ expectedConsole: [FAILED_REQUEST] });

test('F-48 a new user sets a password before opening any other page', async ({ page }) => {
  const login = new LoginPage(page);
  const setup = new SetupPage(page);

  await test.step('redirects every protected route to /setup', async () => {
    await login.open();
    await login.signIn('newcomer@example.org', 'welcome1');
    await page.waitForURL('**/setup');
    for (const path of ['/dashboard', '/dashboard/roles']) {
      await page.goto(path);
      await page.waitForURL('**/setup');
      await expect(setup.heading).toBeVisible();
    }
  });

  await test.step('lists the missing fields of an empty form', async () => {
    await setup.complete({ firstName: ' ', lastName: '', displayName: '', password: '', confirmation: '' });
    for (const message of [
      'First name is required',
      'Last name is required',
      'Display name is required',
      'New password is required',
      'Please confirm your password',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(setup.firstName).toBeFocused();
  });

  const names = { firstName: 'Nia', lastName: 'Newcomer', displayName: 'Nia' };
  await test.step('rejects a short, unconfirmed or unchanged password', async () => {
    await setup.complete({ ...names, password: 'short', confirmation: 'other' });
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await setup.complete({ ...names, password: 'a'.repeat(73), confirmation: 'a'.repeat(73) });
    await expect(page.getByText('Password must be at most 72 bytes')).toBeVisible();
    await setup.complete({ ...names, password: 'welcome1', confirmation: 'welcome1' });
    await expect(page.getByText('Choose a password other than the current one')).toBeVisible();
    await expect(setup.password).toBeFocused();
  });

  await test.step('saves only the profile again if it fails after the password', async () => {
    let passwordChanges = 0;
    await page.route('**/auth/v1/user*', async (route) => {
      passwordChanges += 1;
      await route.continue();
    });
    await page.route('**/rest/v1/users*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { message: 'error: boom' } })
        : route.continue(),
    );
    await setup.complete({ ...names, password: 'my own secret', confirmation: 'my own secret' });
    await expect(setup.failure).toHaveText(
      'Your new password is saved, but your profile is not. Failed to update profile',
    );
    await page.unroute('**/rest/v1/users*');
    await setup.submit.click();
    await page.waitForURL('**/dashboard');
    expect(passwordChanges).toBe(1);
  });

  await test.step('redirects /setup to the dashboard, and the new password signs in', async () => {
    await page.goto('/setup');
    await page.waitForURL('**/dashboard');
    await signOut(page);
    await login.open();
    await login.signIn('newcomer@example.org', 'my own secret');
    await page.waitForURL('**/dashboard');
  });
});

test('F-84 provides the username to password managers', async ({ page, server }) => {
  const newcomer = await addPerson(server, { isSetupPending: true });
  await storeSession(page, server, newcomer);
  await page.goto('/setup');
  await expectUsername(page, newcomer.email);
  const person = await addPerson(server);
  await storeSession(page, server, person);
  await page.goto('/settings');
  await expectUsername(page, person.email);
});

/** Expects an invisible text input, because password managers ignore inputs of type hidden. */
async function expectUsername(page: Page, email: string): Promise<void> {
  const username = page.locator('input[autocomplete=username]');
  await expect(username).toHaveValue(email);
  await expect(username).toHaveAttribute('type', 'text');
  await expect(username).toHaveAttribute('tabindex', '-1');
  expect((await username.boundingBox())?.width).toBe(1);
}
