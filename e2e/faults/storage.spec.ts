import { LandingPage } from '../pages/landingPage.ts';
import { LoginPage } from '../pages/loginPage.ts';
import { Shell, signOut } from '../pages/shell.ts';
import { addPerson } from '../support/people.ts';
import { SESSION_KEY, signInBeforehand } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

const NOTICE = 'You will be signed out when the tab closes.';
const HOME = 'Welcome to your Dashboard';

test('F-29 where site data is blocked the app works in this tab, and says that the session ends with it', async ({
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

test('F-30 a full browser lets someone sign in, and says that the session ends with the tab', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Full for a piece of this size.
      }
    }
  });
  await login.signIn('manager@example.org', 'staff-demo');
  await expect(new Shell(page).heading(HOME)).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await signOut(page);
  await expect(new LandingPage(page).greeting).toBeVisible();
});

test('F-33 without BroadcastChannel a sign-out in one tab is heard in the other', async ({ page, context, server }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await signInBeforehand(page, server, await addPerson(server));
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
