import type { Page } from '@playwright/test';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { AuditPage } from './pages/auditPage.ts';
import { mockLongAuditLog, timeOf } from './support/longAuditLog.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Below the limit of the count, so that the table knows its total. */
const LENGTH = 600;

/** The maximum number of rendered rows: those in the viewport and the overscan. */
const MAX_RENDERED = 60;

type RenderedRow = { index: number; time: string | null; top: number; bottom: number };

/** The rendered rows, from top to bottom. */
function renderedRows(page: Page): Promise<RenderedRow[]> {
  return page.locator('tbody tr[aria-rowindex]').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const time = row.querySelector('time')?.getAttribute('datetime') ?? null;
      return { index: Number(row.getAttribute('aria-rowindex')), time, top, bottom };
    }),
  );
}

/** The distances between adjacent rendered rows, in pixels. */
async function gapsBetween(page: Page): Promise<ReadonlySet<number>> {
  const rows = await renderedRows(page);
  return new Set(rows.slice(1).map(({ top }, above) => Math.round(top - (rows[above]?.bottom ?? 0))));
}

/** Scrolls to the end until every row is loaded. */
async function loadAll(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return (await renderedRows(page)).at(-1)?.index ?? 0;
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBe(LENGTH + 1);
}

/** Opens the audit log with all its entries loaded. */
async function openWithAllRows(page: Page, server: Server): Promise<void> {
  await storeSession(page, server);
  await mockLongAuditLog(page, LENGTH);
  await new AuditPage(page).open();
  await loadAll(page);
}

test('renders only the rows near the viewport, each with its aria-rowindex, and prints every loaded row', async ({
  page,
  server,
}) => {
  await openWithAllRows(page, server);
  const table = page.getByRole('table', { name: 'Audit logs' });
  await expect(table).toHaveAttribute('aria-rowcount', String(LENGTH + 1));
  for (const place of [0, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), place);
    await expect
      .poll(async () => (await renderedRows(page)).some(({ top, bottom }) => top < 400 && bottom > 400))
      .toBe(true);
    const rows = await renderedRows(page);
    expect(rows.length).toBeLessThanOrEqual(MAX_RENDERED);
    for (const { index, time } of rows) expect(time && new Date(time).toISOString()).toBe(timeOf(index - 2));
    expect(rows.map(({ index }) => index)).toEqual(rows.map((_, offset) => (rows[0]?.index ?? 0) + offset));
  }
  for (const role of ['rowgroup', 'row', 'cell'] as const) await expect(table.getByRole(role).first()).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect((await renderedRows(page)).length).toBe(LENGTH);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(async () => (await renderedRows(page)).length).toBeLessThanOrEqual(MAX_RENDERED);
});

test('keeps the focused row when it scrolls away, and an expanded row expanded', async ({ page, server }) => {
  await openWithAllRows(page, server);
  await page.evaluate(() => window.scrollTo(0, 0));
  const expandButton = page.locator('tr[aria-rowindex="5"]').getByRole('button');
  await expandButton.press('Enter');
  await expect(page.getByRole('cell', { name: 'Team 3', exact: true })).toBeVisible();
  await page.mouse.wheel(0, 12_000);
  await expect.poll(async () => (await renderedRows(page)).at(-1)?.index).toBeGreaterThan(200);
  const [first, second] = await renderedRows(page);
  expect(first?.index).toBe(5);
  expect(second?.index).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Team 3', exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expandButton.blur();
  await page.mouse.wheel(0, 4_000);
  await expect.poll(async () => (await renderedRows(page))[0]?.index).toBeGreaterThan(100);
  // The wheel may still be scrolling.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('cell', { name: 'Team 3', exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('lays out cards on a narrow window without gaps or jumps', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithAllRows(page, server);
  await expect(page.getByRole('columnheader').first()).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => gapsBetween(page)).toEqual(new Set([12]));
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0, 0.3, 0.6, 0.9, 0.2]) {
    await page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), part);
    // A range wider than the gap between two cards.
    await expect
      .poll(async () => (await renderedRows(page)).some(({ top, bottom }) => top < 500 && bottom > 480))
      .toBe(true);
    expect(await gapsBetween(page)).toEqual(new Set([12]));
  }
  const after = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(after - before)).toBeLessThan(before * 0.02);
});
