import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { addPerson } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, layoutShift } from './support/quality.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [1280, 390, 320];

const publicScreens = [
  { name: 'landing', path: '/', heading: 'Welcome!' },
  { name: 'sign-in', path: '/login', heading: 'Sign in' },
  { name: 'unknown address', path: '/nowhere', heading: 'This page does not exist' },
];
const staffScreens = [
  { name: 'dashboard', path: '/dashboard', heading: 'Welcome to your Dashboard' },
  { name: 'Roles & Users', path: '/dashboard/roles', heading: 'Roles & Users' },
];

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { name, path, heading } of publicScreens) {
      test(`${name} is accessible and stands still`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      });
    }

    test('the signed-in screens are accessible and stand still', async ({ page }) => {
      await new LoginPage(page).signInAs('manager');
      for (const { path, heading } of staffScreens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
        expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
      }
    });

    test('setup is accessible and stands still', async ({ page, server }) => {
      const { email, password } = await addPerson(server, { isSetupPending: true });
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(email, password);
      await expect(new SetupPage(page).heading).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  });
}
