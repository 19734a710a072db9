import type { Browser, BrowserContext } from '@playwright/test';
import { coldContext, openSlowly } from './slowPage.ts';

export type Visit = { landing: number; firstRowWarm: number; searchToRows: number };

/** The landing page with a cold cache, the people with a warm one, and a search of them; in milliseconds. */
export async function measureVisit(browser: Browser, member: BrowserContext, address: string): Promise<Visit> {
  const visitor = await coldContext(browser);
  const landing = await openSlowly(visitor);
  await landing.page.goto(address);
  await landing.page.locator('main a').first().waitFor();
  await landing.page.waitForTimeout(200);
  const { contentAt } = await landing.watched();
  await visitor.close();

  const context = await coldContext(browser, member);
  const filled = await openSlowly(context);
  await filled.page.goto(`${address}/dashboard/roles`);
  await filled.page.locator('tbody button').first().waitFor();
  await filled.page.reload();
  await filled.page.locator('tbody button').first().waitFor();
  await filled.page.waitForTimeout(1_000);
  const { rowAt } = await filled.watched();

  const box = filled.page.getByRole('searchbox');
  await box.pressSequentially('nobody');
  const start = await filled.page.evaluate(() => performance.now());
  await box.press('9');
  await filled.page.getByText('No matches').first().waitFor();
  const end = await filled.page.evaluate(() => performance.now());
  await context.close();
  return { landing: contentAt ?? NaN, firstRowWarm: rowAt ?? NaN, searchToRows: end - start };
}
