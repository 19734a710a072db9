import { LandingPage } from '../pages/landingPage.ts';
import { LoginPage } from '../pages/loginPage.ts';
import { Shell, signOut } from '../pages/shell.ts';
import { addPerson } from '../support/people.ts';
import { SESSION_KEY, storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const NOTICE = 'You will be signed out when the tab closes.';
const HOME = 'Welcome to your Dashboard';

test('F-29 works in the current tab if site data is blocked, and warns that the session ends with the tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const shell = new Shell(page);
  await new LoginPage(page).signInAs('manager');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await shell.goTo('Audit Logs');
  await expect(shell.heading('Audit Logs')).toBeVisible();
  await page.goto('/dashboard');
  await page.waitForURL('**/login*');
});

test('F-30 signs in when the storage is full, and warns that the session ends with the tab', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // No space is left for a value of this size.
      }
    }
  });
  await login.signIn('manager@example.org', 'staff-demo');
  await expect(new Shell(page).heading(HOME)).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await signOut(page);
  await expect(new LandingPage(page).greeting).toBeVisible();
});

test('F-33 signs out other tabs without BroadcastChannel', async ({ page, context, server }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await storeSession(page, server, await addPerson(server));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await expect(new Shell(tab).heading(HOME)).toBeVisible();
    await expect(tab.getByText(NOTICE)).toBeHidden();
  }
  expect(await other.evaluate(() => 'BroadcastChannel' in window)).toBe(false);
  await page.bringToFront();
  await signOut(page);
  await expect(new LandingPage(other).greeting).toBeVisible();
  await expect(other.getByText('Your session has ended')).toBeHidden();
  expect(await other.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
});
