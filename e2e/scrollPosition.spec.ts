import type { Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const lastRow = (page: Page) => page.locator('tbody tr[aria-rowindex]').last().getAttribute('aria-rowindex');

/** Scrolls down until all people are loaded, more than two pages, then 700 px up. */
async function scrollFarDown(page: Page): Promise<void> {
  // Load more changes the height of the page when it disappears.
  const more = page.getByRole('button', { name: /^Load/ });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return (await more.count()) === 0 ? Number(await lastRow(page)) : 0;
    })
    .toBeGreaterThan(100);
  await page.mouse.move(700, 400);
  const bottom = await scrollPosition(page);
  await page.mouse.wheel(0, -700);
  // Taller rows move the others when they are measured.
  let last = bottom;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrollPosition(page);
      return last === before && last < bottom - 600;
    })
    .toBe(true);
}

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard/roles');
  await expect(new StaffPage(page).rows.first()).toBeVisible();
});

test('Back restores the scroll position of the list, and Forward opens the page again', async ({ page }) => {
  await scrollFarDown(page);
  const names = page.locator('tbody td:first-child a');
  const hrefInView = () =>
    names.evaluateAll((links) => {
      const link = links.find((other) => other.getBoundingClientRect().top > 300);
      return link?.getAttribute('href') ?? '';
    });
  await expect.poll(hrefInView).not.toBe('');
  const link = page.locator(`tbody a[href="${await hrefInView()}"]`);
  const top = (await link.boundingBox())?.y ?? 0;
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(3_000);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrollPosition(page)).toBe(position);
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - top)).toBeLessThan(48);

  await page.goForward();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back restores the scroll position far down the first page', async ({ page }) => {
    const link = page.locator('tr[aria-rowindex="42"] td:first-child a');
    // Rows are rendered as they scroll into view.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 600));
      await expect(link).toBeInViewport({ timeout: 50 });
    }).toPass({ intervals: [50] });
    const href = await link.getAttribute('href');
    const position = await scrollPosition(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.locator(`a[href="${href}"]`)).toBeInViewport();
    expect(await scrollPosition(page)).toBe(position);
  });
});

test('renders only the rows near the viewport, and all rows for find in page', async ({ page }) => {
  const { rows } = new StaffPage(page);
  expect(await rows.count()).toBeLessThan(40);
  await scrollFarDown(page);
  expect(await rows.count()).toBeLessThan(40);
  await page.keyboard.press('Control+F');
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
  await expect(page.locator('tr[aria-rowindex="2"]')).toBeAttached();

  await test.step('scrolls to the top when the list is opened again', async () => {
    await new Shell(page).goTo('Audit Logs');
    await expect(new AuditPage(page).heading).toBeFocused();
    await new Shell(page).goTo('Roles & Users');
    await expect(rows.first()).toBeVisible();
    expect(await scrollPosition(page)).toBe(0);
  });
});

test('a link followed right after typing opens its screen, even if the code loads late', async ({ page }) => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/TeamsScreen*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  const staff = new StaffPage(page);
  await staff.search.fill('anna');
  await page.getByRole('link', { name: 'Teams & Departments' }).click();
  await page.waitForURL('**/dashboard/teams');
  // The list of people is still shown, with the search applied.
  await expect(staff.row('supervisor@example.org')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Teams & Departments' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/teams$/);
});
