import type { BrowserContext, Page } from '@playwright/test';
import { ACTIONS, type Action } from './actions.ts';
import { openSlowly, type SlowPage } from './slowPage.ts';

/** What an input may take until the next frame. */
export const INPUT_BUDGET = 250;

/** How long what an action sets off is waited for. */
const SETTLING = 400;

/** The longest input of each action, from the input to the next frame, in milliseconds. */
export async function measureActions(context: BrowserContext, address: string): Promise<Record<string, number>> {
  const slow = await openSlowly(context);
  const taken: Record<string, number> = {};
  for (const action of ACTIONS) taken[action.name] = await measureAction(slow, address, action);
  await slow.page.close();
  return taken;
}

async function measureAction({ page, watched }: SlowPage, address: string, action: Action): Promise<number> {
  await page.goto(address + action.path);
  await page.locator(action.ready).first().waitFor();
  await page.waitForTimeout(SETTLING);
  const start = await now(page);
  await action.act(page);
  await page.waitForTimeout(SETTLING);
  const { inputs } = await watched();
  await action.undo?.(page);
  // Faster than the browser reports is no wait.
  return Math.max(0, ...inputs.filter((input) => input.start >= start).map(({ duration }) => duration));
}

const now = (page: Page) => page.evaluate(() => performance.now());
