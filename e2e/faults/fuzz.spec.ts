import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { searchedText } from '../../machines/list/query.ts';
import { normalizedName } from '../../machines/rules/text.ts';
import { nameError } from '../../machines/rules/validation.ts';
import { fuzz } from '../../tools/testing/fuzz.ts';
import { fragment, hostileText, queryString, wellFormed } from '../../tools/testing/hostile.ts';
import { StaffPage } from '../pages/staffPage.ts';
import { demoClient } from '../support/people.ts';
import { storeSession } from '../support/session.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

// All inputs take minutes; `npm test` runs one in twenty.
test.describe.configure({ timeout: 600_000 });

const PATHS = [
  '/',
  '/login',
  '/dashboard',
  '/dashboard/roles',
  '/dashboard/teams',
  '/dashboard/audit',
  '/settings',
  '/x',
];
const crash = (page: Page) => page.getByText('Something went wrong');

test.describe('signed in', () => {
  test.beforeEach(({ page, server }) => storeSession(page, server));

  test('H-01 shows names exactly as they are stored', async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 5_000 });
    const admin = await demoClient(server, 'admin');
    const names = fuzz.sample(hostileText, 2_400).map((name, index) => `${index} ${name}`.trim());
    const storable = names.filter((name) => nameError('Team name', name) === undefined);
    for (let start = 0; start < storable.length; start += 40) {
      const batch = unique('Fuzz');
      const batchNames = storable
        .slice(start, start + 40)
        .map((name) => normalizedName(Array.from(`${batch} ${name}`).slice(0, 190).join('')));
      await admin
        .from('teams')
        .insert(batchNames.map((name) => ({ name, department_id: null })))
        .throwOnError();
      await page.goto(`/dashboard/teams?q=${encodeURIComponent(batch)}`);
      const cells = page.locator('td[data-label="Team Name"] bdi');
      await expect(cells).toHaveCount(batchNames.length);
      const shown = await cells.evaluateAll((all) => all.map((cell) => cell.textContent));
      expect(shown.toSorted()).toEqual(batchNames.toSorted());
    }
    expect(storable.length).toBeGreaterThan(60);
  });

  test('N-02 opens URLs with any query and fragment', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toBeVisible();
    const address = fc
      .tuple(fc.constantFrom(...PATHS), queryString, fragment)
      .map(([path, query, hash]) => new URL(`${path}?${query.replaceAll('#', '')}#${hash}`, page.url()).href);
    for (const url of fuzz.sample(address, 160)) {
      // Navigates like Back and Forward, without reloading the page.
      await page.evaluate(async (to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await new Promise((resolve) => setTimeout(resolve, 30));
      }, url);
      expect(await crash(page).count(), url).toBe(0);
      await expect(page.locator('main').first(), url).toBeVisible();
    }
    for (const url of fuzz.sample(address, 40)) {
      await page.goto(url);
      await expect(page.getByRole('main').first(), url).toBeVisible();
      await expect(crash(page), url).toHaveCount(0);
    }
  });

  test('searches for any text', async ({ page }) => {
    const staff = new StaffPage(page);
    await staff.open();
    for (const text of fuzz.sample(hostileText, 160)) {
      await staff.search.fill(text);
      const requested = wellFormed(searchedText(await staff.search.inputValue()));
      await expect.poll(() => new URL(page.url()).searchParams.get('q') ?? '').toBe(requested);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert'), JSON.stringify(text)).toHaveCount(0);
      await expect(crash(page)).toHaveCount(0);
    }
  });
});

test.describe('signed out', () => {
  // The server rejects an invalid token.
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('G-14 opens URLs with any fragment and creates no session', async ({ page }) => {
    const address = fc.tuple(fc.constantFrom('/', '/setup', '/login'), fragment);
    for (const [index, [path, hash]] of fuzz.sample(address, 160).entries()) {
      await page.goto(
        new URL(`${path}?visit=${index}#${hash}`, 'http://localhost').href.replace('http://localhost', ''),
      );
      await expect(page.getByRole('main').first(), hash).toBeVisible();
      await expect(crash(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('app-auth'))).toBeNull();
      await expect.poll(() => new URL(page.url()).hash, hash).not.toContain('access_token=');
    }
  });
});
