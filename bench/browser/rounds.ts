import type { BrowserContext } from '@playwright/test';
import { openSlowly } from './slowPage.ts';

const ROUNDS = 10;
const SECTIONS = ['Roles & Users', 'Teams & Departments', 'Audit Logs', 'Settings', 'Dashboard'];

/** The heap in MB after the first and after the tenth round through every screen: what grows between them leaks. */
export async function measureHeap(context: BrowserContext, address: string): Promise<{ first: number; last: number }> {
  const { page, heap } = await openSlowly(context);
  await page.goto(`${address}/dashboard`);
  const heaps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const section of SECTIONS) {
      await page.getByRole('link', { name: section }).first().click();
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    heaps.push((await heap()) / 1_000_000);
  }
  await page.close();
  return { first: heaps[0] ?? NaN, last: heaps.at(-1) ?? NaN };
}
