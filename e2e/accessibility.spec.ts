import type { Page } from '@playwright/test';
import { Shell } from './pages/shell.ts';
import { SetupPage } from './pages/setupPage.ts';
import { brokenWords } from './support/clippedTexts.ts';
import { dialogViews, publicViews, screenViews } from './support/views.ts';
import { addPerson } from './support/people.ts';
import { doubleTextSize, expectAccessible, expectNoHorizontalScrolling } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { isTestAll, widthsToTest } from './support/widths.ts';

const WIDTHS = widthsToTest([1280, 390], [1440, 1023]);

// Axe would measure colors in the middle of a theme transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no axe violations, no horizontal scrolling, and with large text no words that break across lines. */
async function expectAccessibleEverywhere(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScrolling(page);
    for (const theme of width > 390 || isTestAll ? ['light', 'dark'] : ['light']) {
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), theme === 'dark');
      await expectAccessible(page, `${theme}, ${width} px`);
    }
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoHorizontalScrolling(page);
  await doubleTextSize(page);
  for (const width of widthsToTest([390], [1280])) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => brokenWords(page), `words broken at 200 %, ${width} px`).toEqual([]);
  }
}

for (const { name, open } of publicViews) {
  test(`F-85 ${name} is accessible`, async ({ page, server }) => {
    await open({ page, server });
    await expectAccessibleEverywhere(page);
  });
}

test('F-85 setup is accessible', async ({ page, server }) => {
  await storeSession(page, server, await addPerson(server, { isSetupPending: true }));
  await page.goto('/setup');
  await expect(new SetupPage(page).heading).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the page of a user without a role is accessible', async ({ page, server }) => {
  await storeSession(page, server, await addPerson(server, { role: 'USER' }));
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText('Your account has no role yet');
  await expectAccessibleEverywhere(page);
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, server }) => storeSession(page, server));

  for (const { name, open } of [...screenViews, ...dialogViews]) {
    test(`F-85 ${name} is accessible`, async ({ page, server }) => {
      await open({ page, server });
      await expectAccessibleEverywhere(page);
    });
  }

  test('the sidebar as an overlay is accessible', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto('/dashboard');
    await new Shell(page).openMenu.click();
    await expect(new Shell(page).overlay).toBeVisible();
    await expectAccessibleEverywhere(page, [1023, 390]);
  });

  test('the inactivity warning is accessible', async ({ page, context }) => {
    await context.clock.install();
    await page.goto('/dashboard');
    await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    await context.clock.fastForward(9.2 * 60_000);
    await expect(new Shell(page).warning).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});
