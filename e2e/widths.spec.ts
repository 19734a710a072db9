import type { Page } from '@playwright/test';
import { truncatedTexts } from './support/clippedTexts.ts';
import { addPerson, demoClient, renamePerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { createTeam } from './support/teams.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';
import { widthsToTest } from './support/widths.ts';

/** Spaces the letters so that text is as wide as in DejaVu Sans, the widest common font, whatever is installed. */
async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sample = 'Information Technology';
    const context = document.createElement('canvas').getContext('2d');
    if (context) context.font = getComputedStyle(document.body).font;
    const missing = 11.93 * Number.parseFloat(context?.font ?? '') - (context?.measureText(sample).width ?? 0);
    document.body.style.letterSpacing = `${Math.max(0, missing / sample.length)}px`;
  });
}

async function expectNotTruncated(page: Page): Promise<void> {
  await widenText(page);
  for (const width of widthsToTest([1024, 1280], [768, 1440])) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => truncatedTexts(page), `${width} px`).toEqual([]);
  }
}

test('does not truncate names, teams and audit descriptions', async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard/roles?q=sofia.hernandez');
  await expect(page.getByRole('cell', { name: 'sofia.hernandez@example.org' })).toBeVisible();
  await expectNotTruncated(page);

  await page.goto('/dashboard/audit?q=hernandez');
  await expect(page.getByText('assigned Sofía Hernández to Infrastructure')).toBeVisible();
  await expectNotTruncated(page);

  const team = await createTeam(server, { name: unique('Occupational Medicine and Accident Prevention') });
  await page.goto(`/dashboard/audit?q=${team.name}`);
  await expect(page.getByRole('cell', { name: `added team ${team.name}` })).toBeVisible();
  await expectNotTruncated(page);
});

/** The teams and departments that take more than one line. */
function wrappedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'tbody td:is([data-label="Team"], [data-label="Department"]) bdi[title]',
      ),
    ]
      .filter((text) => text.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(text).lineHeight))
      .map((text) => text.textContent),
  );
}

for (const width of widthsToTest([1280], [1440])) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('F-94 teams and departments in the list of people do not wrap', async ({ page, server }) => {
      await storeSession(page, server);
      for (const department of ['Information Technology', 'People and Culture']) {
        await page.goto(`/dashboard/roles?q=${department}`);
        await expect(page.getByRole('cell', { name: department }).first()).toBeVisible();
        await expect(page.locator('table[aria-busy="false"]')).toBeVisible();
        await widenText(page);
        expect(await wrappedTexts(page)).not.toContain(department);
      }
    });

    test('F-94 a long name does not overflow its cell', async ({ page, server }) => {
      const person = await addPerson(server, { isSetupPending: true });
      await renamePerson(server, person, 'Maximiliana-Alexandra Theodora von und zu Schwarzenberg');
      await storeSession(page, server);
      await page.goto(`/dashboard/roles?q=${person.email}`);
      const cell = page.getByRole('cell', { name: 'Maximiliana' }).first();
      await expect(cell).toBeVisible();
      await widenText(page);
      const [outer, inner] = await Promise.all([cell.boundingBox(), cell.locator('bdi').boundingBox()]);
      expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
    });
  });
}

test('F-94 names in the list of people do not wrap beside the last sign-in', async ({ page, server }) => {
  await storeSession(page, server);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/roles?q=adrian castellanos');
  await expect(page.getByRole('columnheader', { name: 'Last sign-in' })).toBeVisible();
  const name = await page.getByRole('link', { name: 'Adrian Castellanos' }).boundingBox();
  expect(name?.height).toBeLessThan(24);
});

test('F-94 shows Temporary password beside the name if there is space', async ({ page, server }) => {
  const { id, email } = await addPerson(server, { isSetupPending: true });
  const admin = await demoClient(server, 'admin');
  await admin.from('users').update({ first_name: 'Nikhil', last_name: 'Varma' }).eq('id', id);
  await storeSession(page, server);
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(`/dashboard/roles?q=${email}`);
  const cell = page.getByRole('cell', { name: 'Nikhil Varma' });
  await widenText(page);
  const name = await cell.getByText('Nikhil Varma').boundingBox();
  const badge = await cell.getByText('Temporary password').boundingBox();
  expect(badge?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
});
