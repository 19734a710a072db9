import type { Browser } from '@playwright/test';
import { attempt, type Attempt, type ServedContender } from './contest.ts';

/** How often each figure is measured; its median counts. */
export const ROUNDS = 7;

/** Measures the apps in turn, so that what else the machine does falls on all of them. */
export async function contest(
  browser: Browser,
  apps: ServedContender[],
  rounds = ROUNDS,
): Promise<Map<string, Attempt[]>> {
  const attempts = new Map<string, Attempt[]>(apps.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const app of apps) {
      const totals = await attempt(browser, app);
      attempts.get(app.name)?.push(totals);
      console.log(`  ${app.name.padEnd(18)}first row ${totals.firstRow.toFixed(0)} ms`);
    }
    console.log(`  round ${round} of ${rounds}`);
  }
  return attempts;
}
