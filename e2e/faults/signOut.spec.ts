import { openImport } from '../pages/importDialog.ts';
import { LandingPage } from '../pages/landingPage.ts';
import { SettingsPage } from '../pages/settingsPage.ts';
import { Shell, signOut } from '../pages/shell.ts';
import { holdRequests } from '../support/faults.ts';
import { mailCount } from '../support/mails.ts';
import { addPerson } from '../support/people.ts';
import { countRequests } from '../support/requests.ts';
import { storeSession } from '../support/session.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

const HOME = 'Welcome to your Dashboard';
const LOGOUT = { method: 'POST', path: '/auth/v1/logout' };

for (const hasLocks of [true, false]) {
  test.describe(hasLocks ? 'with Web Locks' : 'without Web Locks', () => {
    // Without locks, both tabs may send a logout request; the second one is rejected.
    if (!hasLocks) test.use({ expectedConsole: [FAILED_REQUEST] });

    test('F-88 signs out two tabs at the same time', async ({ page, context, server }) => {
      // Browsers provide locks only on https.
      if (!hasLocks) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      await storeSession(page, server, await addPerson(server));
      const tabs = [page, await context.newPage()];
      const releases = [];
      for (const tab of tabs) {
        await tab.goto('/dashboard');
        await expect(new Shell(tab).heading(HOME)).toBeVisible();
        releases.push(await holdRequests(tab, LOGOUT));
        await new Shell(tab).account.click();
      }
      const requested = countRequests(page, 'POST', '/auth/v1/logout');
      // Playwright's click would wait for the page.
      await Promise.all(
        tabs.map((tab) =>
          tab.getByRole('menuitem', { name: 'Sign out' }).evaluate((item: HTMLElement) => item.click()),
        ),
      );
      await expect.poll(requested).toBeGreaterThan(0);
      for (const release of releases) release();
      for (const tab of tabs) {
        await expect(new LandingPage(tab).greeting).toBeVisible();
        await expect(tab.locator('[data-toast]')).toHaveCount(0);
      }
      expect(requested()).toBeLessThanOrEqual(hasLocks ? 1 : 2);
    });
  });
}

test('F-90 sends queued reset emails after a sign-out', async ({ page, server }) => {
  const people = [await addPerson(server), await addPerson(server), await addPerson(server)];
  await storeSession(page, server, await addPerson(server, { role: 'MANAGER' }));
  const dialog = await openImport(page);
  await dialog.choose(['email,first name,last name', ...people.map(({ email }) => `${email},A,B`)].join('\n'));
  const release = await holdRequests(page, { method: 'POST', path: '/auth/v1/recover' });
  for (const { email } of people) await dialog.row(email).getByRole('button').click();
  await dialog.press('Cancel');
  await signOut(page);
  release();
  for (const { email } of people) await expect.poll(() => mailCount(server, email), email).toBe(1);
});

test('F-92 shows a changed display name in other tabs', async ({ page, context, server }) => {
  await storeSession(page, server, await addPerson(server));
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(new Shell(other).heading(HOME)).toBeVisible();
  const third = await context.newPage();
  await third.goto('/settings');
  await expect(new SettingsPage(third).displayName).toBeVisible();
  const settings = new SettingsPage(page);
  await page.bringToFront();
  await settings.open();
  await settings.displayName.fill('Renamed Elsewhere');
  await settings.save.click();
  await expect(new Shell(page).account).toHaveAccessibleName('Account of Renamed Elsewhere');
  await expect(new Shell(other).account).toHaveAccessibleName('Account of Renamed Elsewhere');
  await expect(new SettingsPage(third).displayName).toHaveValue('Renamed Elsewhere');
});
