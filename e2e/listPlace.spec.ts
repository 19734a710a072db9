import type { Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { signInBeforehand } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const lastRow = (page: Page) => page.locator('tbody tr[aria-rowindex]').last().getAttribute('aria-rowindex');

/** Scrolls down the list of people until all of them, more than two pages, are loaded, and some way up again. */
async function scrollFarDown(page: Page): Promise<void> {
  // What stands at the end as long as more is to come moves the end when it goes.
  const more = page.getByRole('button', { name: /^Load/ });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return (await more.count()) === 0 ? Number(await lastRow(page)) : 0;
    })
    .toBeGreaterThan(100);
  await page.mouse.move(700, 400);
  const bottom = await scrolled(page);
  await page.mouse.wheel(0, -700);
  await expect.poll(() => scrolled(page)).toBe(bottom - 700);
}

test.beforeEach(async ({ page, server }) => {
  await signInBeforehand(page, server);
  await page.goto('/dashboard/roles');
  await expect(new StaffPage(page).rows.first()).toBeVisible();
});

test('Back leads from a person’s page to where they are in the list, and Forward to the page', async ({ page }) => {
  await scrollFarDown(page);
  const names = page.locator('tbody a[href^="/dashboard/roles/"]');
  const seen = () =>
    names.evaluateAll((links) => {
      const link = links.find((other) => other.getBoundingClientRect().top > 300);
      return link?.getAttribute('href') ?? '';
    });
  await expect.poll(seen).not.toBe('');
  const link = page.locator(`tbody a[href="${await seen()}"]`);
  const person = new Shell(page).heading(await link.innerText());
  const top = (await link.boundingBox())?.y ?? 0;
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(3_000);
  await link.click();
  await expect(person).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(place);
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - top)).toBeLessThan(48);

  await page.goForward();
  await expect(person).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a list that is opened anew begins at its top', async ({ page }) => {
  await scrollFarDown(page);
  await new Shell(page).goTo('Audit Logs');
  await expect(new AuditPage(page).heading).toBeFocused();
  await new Shell(page).goTo('Roles & Users');
  await expect(new StaffPage(page).rows.first()).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back leads to a card that is far down the first page', async ({ page }) => {
    const link = page.locator('tr[aria-rowindex="42"]').getByRole('link').first();
    // Rows come into the document as the window reaches them.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 600));
      await expect(link).toBeInViewport({ timeout: 50 });
    }).toPass({ intervals: [50] });
    const href = await link.getAttribute('href');
    const place = await scrolled(page);
    await link.click();
    await expect(page).toHaveURL(`${href}`);
    await page.goBack();
    await expect(page.locator(`a[href="${href}"]`)).toBeInViewport();
    expect(await scrolled(page)).toBe(place);
  });
});

test('only the rows near the window are in the document, and all for the browser’s own search', async ({ page }) => {
  const { rows } = new StaffPage(page);
  expect(await rows.count()).toBeLessThan(40);
  await scrollFarDown(page);
  expect(await rows.count()).toBeLessThan(40);
  await page.keyboard.press('Control+F');
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
  await expect(page.locator('tr[aria-rowindex="2"]')).toBeAttached();
});

test('a link that is followed right after typing leads on, whatever its screen takes to come', async ({ page }) => {
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
  // The list of people is still shown, and finds her.
  await expect(staff.row('supervisor@example.org')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Teams & Departments' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/teams$/);
});
