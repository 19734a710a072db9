import type { Page } from '@playwright/test';
import { addPerson } from './support/people.ts';
import { expectNoHorizontalScrolling, layoutShift } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { widthsToTest } from './support/widths.ts';

const PUBLIC_SCREENS = [
  { path: '/', heading: 'Welcome!' },
  { path: '/index.html?from=bookmark#top', heading: 'Welcome!' },
  { path: '/login', heading: 'Sign in' },
  { path: '/nowhere', heading: 'This page does not exist' },
];
const SIGNED_IN_SCREENS = [
  { path: '/dashboard', heading: 'Welcome to your Dashboard' },
  { path: '/dashboard/roles', heading: 'Roles & Users' },
  { path: '/dashboard/teams', heading: 'Teams & Departments' },
  { path: '/dashboard/audit', heading: 'Audit Logs' },
  { path: '/settings', heading: 'Settings' },
];

async function expectStableLayout(page: Page, { path, heading }: { path: string; heading: string }): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectNoHorizontalScrolling(page);
  expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
}

for (const width of widthsToTest([1280, 390], [320])) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('F-82 the public screens fit the window without layout shift', async ({ page }) => {
      for (const screen of PUBLIC_SCREENS) await expectStableLayout(page, screen);
    });

    test('the signed-in screens fit the window without layout shift', async ({ page, server }) => {
      await storeSession(page, server);
      for (const screen of SIGNED_IN_SCREENS) await expectStableLayout(page, screen);
    });

    test('setup fits the window without layout shift', async ({ page, server }) => {
      await storeSession(page, server, await addPerson(server, { isSetupPending: true }));
      await expectStableLayout(page, { path: '/setup', heading: 'Complete Your Profile' });
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
