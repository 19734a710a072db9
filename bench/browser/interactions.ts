import type { Browser, BrowserContext } from '@playwright/test';
import { ACTIONS, type Action } from './actions.ts';
import { medians, ROUNDS } from './medians.ts';
import { withApp } from './servedApp.ts';
import { openSlowly, type SlowPage } from './slowPage.ts';

/** The budget from an input to the next frame, in milliseconds. */
const BUDGET = 250;

/** The time to wait for the effects of an action, in milliseconds. */
const IDLE_TIME = 400;

/** Measures each action of each screen, from the input to the next frame. */
export async function interactions(): Promise<void> {
  await withApp(async (browser, address) => {
    const member = await signIn(browser, address);
    const rounds: Record<string, number>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const slow = await openSlowly(member);
      const taken: Record<string, number> = {};
      for (const action of ACTIONS) taken[action.name] = await measure(slow, address, action);
      await slow.page.close();
      rounds.push(taken);
      console.log(`round ${round} of ${ROUNDS}`);
    }
    const slowestFirst = Object.entries(medians(rounds)).sort(([, one], [, other]) => other - one);
    for (const [name, taken] of slowestFirst) {
      console.log(`${name.padEnd(32)}${`${taken} ms`.padStart(10)}${taken > BUDGET ? `  OVER ${BUDGET} ms` : ''}`);
    }
  });
}

/** A browser context in which a manager is signed in. */
async function signIn(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.close();
  return context;
}

async function measure({ page, inputs }: SlowPage, address: string, action: Action): Promise<number> {
  await page.goto(address + action.path);
  await page.locator(action.ready).first().waitFor();
  await page.waitForTimeout(IDLE_TIME);
  const start = await page.evaluate(() => performance.now());
  await action.act(page);
  await page.waitForTimeout(IDLE_TIME);
  const measured = await inputs();
  await action.undo?.(page);
  // 0 if all were faster than the browser reports.
  return Math.max(0, ...measured.filter((input) => input.start >= start).map(({ duration }) => duration));
}
