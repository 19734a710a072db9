import { openImport } from '../pages/importDialog.ts';
import { LandingPage } from '../pages/landingPage.ts';
import { SettingsPage } from '../pages/settingsPage.ts';
import { Shell, signOut } from '../pages/shell.ts';
import { holdRequests } from '../support/faults.ts';
import { mailCount } from '../support/mails.ts';
import { addPerson } from '../support/people.ts';
import { countRequests } from '../support/requests.ts';
import { signInBeforehand } from '../support/signedIn.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

const HOME = 'Welcome to your Dashboard';
const LOGOUT = { method: 'POST', path: '/auth/v1/logout' };

for (const hasLocks of [true, false]) {
  test.describe(hasLocks ? 'with Web Locks' : 'without Web Locks', () => {
    // Without locks, both tabs may find the session before either removes it; the second request is then rejected.
    if (!hasLocks) test.use({ expectedConsole: [FAILED_REQUEST] });

    test('F-88 two tabs that sign out at once both do', async ({ page, context, server }) => {
      // Without https a browser has none.
      if (!hasLocks) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      await signInBeforehand(page, server, await addPerson(server));
      const tabs = [page, await context.newPage()];
      const answers = [];
      for (const tab of tabs) {
        await tab.goto('/dashboard');
        await expect(new Shell(tab).heading(HOME)).toBeVisible();
        answers.push(await holdRequests(tab, LOGOUT));
        await new Shell(tab).account.click();
      }
      const requested = countRequests(page, 'POST', '/auth/v1/logout');
      // At once: Playwright's own click waits for the page.
      await Promise.all(
        tabs.map((tab) =>
          tab.getByRole('menuitem', { name: 'Sign out' }).evaluate((item: HTMLElement) => item.click()),
        ),
      );
      await expect.poll(requested).toBeGreaterThan(0);
      for (const answer of answers) answer();
      for (const tab of tabs) {
        await expect(new LandingPage(tab).greeting).toBeVisible();
        await expect(tab.locator('[data-toast]')).toHaveCount(0);
      }
      expect(requested()).toBeLessThanOrEqual(hasLocks ? 1 : 2);
    });
  });
}

test('F-90 reset emails that wait are sent though one signs out', async ({ page, server }) => {
  const people = [await addPerson(server), await addPerson(server), await addPerson(server)];
  await signInBeforehand(page, server, await addPerson(server, { role: 'MANAGER' }));
  const dialog = await openImport(page);
  await dialog.choose(['email,first name,last name', ...people.map(({ email }) => `${email},A,B`)].join('\n'));
  const answer = await holdRequests(page, { method: 'POST', path: '/auth/v1/recover' });
  for (const { email } of people) await dialog.row(email).getByRole('button').click();
  await dialog.press('Cancel');
  await signOut(page);
  answer();
  for (const { email } of people) await expect.poll(() => mailCount(server, email), email).toBe(1);
});

test('F-92 a display name that is changed in one tab shows in the others', async ({ page, context, server }) => {
  await signInBeforehand(page, server, await addPerson(server));
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
