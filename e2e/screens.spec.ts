import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { addPerson } from './support/people.ts';
import { expectNoHorizontalScrolling, layoutShift } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { widthsToTest } from './support/widths.ts';

const WIDTHS = widthsToTest([1280, 390], [320]);

const publicScreens = [
  { name: 'landing', path: '/', heading: 'Welcome!' },
  { name: 'sign-in', path: '/login', heading: 'Sign in' },
  { name: 'F-82: the landing page at /index.html', path: '/index.html?from=bookmark#top', heading: 'Welcome!' },
  { name: 'unknown address', path: '/nowhere', heading: 'This page does not exist' },
];
const staffScreens = [
  { path: '/dashboard', heading: 'Welcome to your Dashboard' },
  { path: '/dashboard/roles', heading: 'Roles & Users' },
  { path: '/dashboard/teams', heading: 'Teams & Departments' },
  { path: '/dashboard/audit', heading: 'Audit Logs' },
  { path: '/settings', heading: 'Settings' },
];

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { name, path, heading } of publicScreens) {
      test(`${name} fits the window without layout shift`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectNoHorizontalScrolling(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      });
    }

    test('the signed-in screens fit the window without layout shift', async ({ page, server }) => {
      await storeSession(page, server);
      for (const { path, heading } of staffScreens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectNoHorizontalScrolling(page);
        expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
      }
    });

    test('setup fits the window without layout shift', async ({ page, server }) => {
      const { email, password } = await addPerson(server, { isSetupPending: true });
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(email, password);
      await expect(new SetupPage(page).heading).toBeVisible();
      await expectNoHorizontalScrolling(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  });
}

test('changes the filters of a link without matches', async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard/roles?q=no-such-person');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  const department = page.getByLabel('Department', { exact: true });
  await expect(department.getByRole('option', { name: 'Finance' })).toBeAttached();
  await department.selectOption('Finance');
  await page.waitForURL('**/dashboard/roles?q=no-such-person&department=*');
});
