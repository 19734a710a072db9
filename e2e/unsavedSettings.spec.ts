import { LoginPage } from './pages/loginPage.ts';
import { openSettings } from './pages/settingsPage.ts';
import { pressSignOut, Shell } from './pages/shell.ts';
import { expect, test } from './support/test.ts';

test('confirms before unsaved changes are lost', async ({ page, server }) => {
  const { settings } = await openSettings(page, server);
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  await dashboard.click();
  // A click on Settings before the dashboard is rendered would replace its history entry.
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();

  await test.step('a link confirms first, and Stay keeps the input', async () => {
    await settings.currentPassword.fill('x');
    await dashboard.click();
    await expect(settings.leaveDialog).toBeVisible();
    await settings.leaveDialog.getByRole('button', { name: 'Stay' }).click();
    await expect(settings.leaveDialog).toBeHidden();
    await expect(settings.currentPassword).toHaveValue('x');
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('Back confirms first; Escape stays', async () => {
    await page.goBack();
    await expect(settings.leaveDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings.leaveDialog).toBeHidden();
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('Back in the confirmation stays', async () => {
    await page.getByRole('link', { name: 'Audit Logs', exact: true }).click();
    await expect(settings.leaveDialog).toBeVisible();
    await page.goBack();
    await expect(settings.leaveDialog).toBeHidden();
    await expect(settings.currentPassword).toHaveValue('x');
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('Sign out confirms first', async () => {
    await pressSignOut(page);
    await expect(settings.leaveDialog).toBeVisible();
    await settings.leaveDialog.getByRole('button', { name: 'Stay' }).click();
    await expect(settings.currentPassword).toHaveValue('x');
  });

  await test.step('closing or reloading the tab confirms first', async () => {
    const requested = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.accept();
      });
    });
    await page.reload();
    expect(await requested).toBe('beforeunload');
    await expect(settings.currentPassword).toHaveValue('');
  });

  await test.step('Leave continues, and unchanged settings need no confirmation', async () => {
    await settings.displayName.fill('Someone');
    await dashboard.click();
    await settings.leaveDialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/dashboard');
    await page.goBack();
    await expect(settings.displayName).not.toHaveValue('Someone');
    await dashboard.click();
    await page.waitForURL('**/dashboard');
  });

  await test.step('Leave signs out after Sign out', async () => {
    await page.goBack();
    await settings.displayName.fill('Someone');
    await pressSignOut(page);
    await settings.leaveDialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  });
});

test('restores an unsaved display name, but no password, after an inactivity sign-out', async ({ page, server }) => {
  await page.clock.install();
  const { person, settings } = await openSettings(page, server);
  await settings.displayName.fill('Half a na');
  await settings.currentPassword.fill('secret');
  await page.clock.fastForward('11:00');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
  const login = new LoginPage(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  await login.signIn(person.email, person.password);
  await page.waitForURL('**/settings');
  await expect(settings.displayName).toHaveValue('Half a na');
  await expect(settings.currentPassword).toHaveValue('');
  await expect(settings.save).toBeEnabled();
});

test('Sign out now in the inactivity warning confirms first', async ({ page, server }) => {
  await page.clock.install();
  const { settings } = await openSettings(page, server);
  await settings.displayName.fill('Half a na');
  await page.clock.fastForward('09:10');
  const { signOutNow } = new Shell(page);
  await signOutNow.click();
  await expect(settings.leaveDialog).toBeVisible();
  await settings.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(settings.leaveDialog).toBeHidden();
  await expect(settings.displayName).toHaveValue('Half a na');
  await signOutNow.click();
  await settings.leaveDialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
});
