import { installedChromium } from '../tools/testing/chromium.ts';
import { AuditPage } from './pages/auditPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { brokenWords, clippedTexts } from './support/clippedTexts.ts';
import { dialogParts, publicParts, screenParts } from './support/openParts.ts';
import { addPerson } from './support/people.ts';
import { expectNoSidewaysScrolling } from './support/quality.ts';
import { signInBeforehand } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';
import { widthsToTest } from './support/widths.ts';
import type { Page } from '@playwright/test';

// Twice the usual size, as someone sets it in the browser (WCAG 1.4.4).
const args = ['--blink-settings=defaultFontSize=32'];
const executablePath = installedChromium();
test.use({ launchOptions: executablePath === undefined ? { args } : { executablePath, args } });

for (const width of [1440, 390]) {
  test(`no text of a person is cut in a window ${width} px wide`, async ({ page, server }) => {
    const { email } = await addPerson(server, { role: 'SUPERVISOR', isSetupPending: true });
    await signInBeforehand(page, server);
    await page.setViewportSize({ width, height: 900 });
    const staff = new StaffPage(page);
    await staff.open(`?q=${email}`);
    await expect(staff.row(email)).toContainText('Setup pending');
    expect(await clippedTexts(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
  });
}

test('the trail says what happened beside the sidebar', async ({ page, server }) => {
  const { id, lastName } = await addPerson(server);
  await signInBeforehand(page, server);
  await page.setViewportSize({ width: 1280, height: 900 });
  const audit = new AuditPage(page);
  await audit.open(`?about=${id}`);
  const sentence = audit.cell(0, 0).getByText(lastName).first();
  await expect.poll(async () => (await sentence.boundingBox())?.width ?? 0).toBeGreaterThan(100);
});

/** Expects that no word is broken: on a phone, and in a wide window in `npm run test:all`. */
async function expectWholeWords(page: Page): Promise<void> {
  for (const width of widthsToTest([390], [1280])) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => brokenWords(page), `words broken at ${width} px`).toEqual([]);
  }
}

for (const { name, open } of publicParts) {
  test(`F-85 breaks no word: ${name}`, async ({ page, server }) => {
    await open({ page, server });
    await expectWholeWords(page);
  });
}

test('F-85 breaks no word: setup', async ({ page, server }) => {
  await signInBeforehand(page, server, await addPerson(server, { isSetupPending: true }));
  await page.goto('/setup');
  await expect(new SetupPage(page).heading).toBeVisible();
  await expectWholeWords(page);
});

for (const { name, open } of [...screenParts, ...dialogParts]) {
  test(`F-85 breaks no word: ${name}`, async ({ page, server }) => {
    await signInBeforehand(page, server);
    await open({ page, server });
    await expectWholeWords(page);
  });
}
