import { installedChromium } from '../tools/testing/chromium.ts';
import { AuditPage } from './pages/auditPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { brokenWords, clippedTexts } from './support/clippedTexts.ts';
import { dialogViews, publicViews, screenViews } from './support/views.ts';
import { addPerson } from './support/people.ts';
import { expectNoHorizontalScrolling } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { widthsToTest } from './support/widths.ts';
import type { Page } from '@playwright/test';

// Twice the default font size of the browser (WCAG 1.4.4).
const args = ['--blink-settings=defaultFontSize=32'];
const executablePath = installedChromium();
test.use({ launchOptions: executablePath === undefined ? { args } : { executablePath, args } });

for (const width of [1440, 390]) {
  test(`does not clip the row of a person at ${width} px`, async ({ page, server }) => {
    const { email } = await addPerson(server, { role: 'SUPERVISOR', isSetupPending: true });
    await storeSession(page, server);
    await page.setViewportSize({ width, height: 900 });
    const staff = new StaffPage(page);
    await staff.open(`?q=${email}`);
    await expect(staff.row(email)).toContainText('Setup pending');
    expect(await clippedTexts(page)).toEqual([]);
    await expectNoHorizontalScrolling(page);
  });
}

test('the audit log leaves space for the description beside the sidebar', async ({ page, server }) => {
  const { id, lastName } = await addPerson(server);
  await storeSession(page, server);
  await page.setViewportSize({ width: 1280, height: 900 });
  const audit = new AuditPage(page);
  await audit.open(`?about=${id}`);
  const description = audit.cell(0, 0).getByText(lastName).first();
  await expect.poll(async () => (await description.boundingBox())?.width ?? 0).toBeGreaterThan(100);
});

/** Expects that no word breaks across lines: on a phone, and on wide windows in `npm run test:all`. */
async function expectWholeWords(page: Page): Promise<void> {
  for (const width of widthsToTest([390], [1280])) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => brokenWords(page), `words broken at ${width} px`).toEqual([]);
  }
}

for (const { name, open } of publicViews) {
  test(`F-85 does not break words: ${name}`, async ({ page, server }) => {
    await open({ page, server });
    await expectWholeWords(page);
  });
}

test('F-85 does not break words: setup', async ({ page, server }) => {
  await storeSession(page, server, await addPerson(server, { isSetupPending: true }));
  await page.goto('/setup');
  await expect(new SetupPage(page).heading).toBeVisible();
  await expectWholeWords(page);
});

for (const { name, open } of [...screenViews, ...dialogViews]) {
  test(`F-85 does not break words: ${name}`, async ({ page, server }) => {
    await storeSession(page, server);
    await open({ page, server });
    await expectWholeWords(page);
  });
}
