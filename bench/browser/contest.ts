import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { withApps, type App, type ServedApp } from './apps.ts';
import { medians, ROUNDS } from './medians.ts';
import { openSlowly, type SlowPage } from './slowPage.ts';

/** The metrics, with the goal as a share of react-admin's value. */
const METRICS = {
  signInBytes: { label: 'JS gz, sign-in (kB)', goal: null },
  usable: { label: 'sign-in form usable (ms)', goal: 0.6 },
  peopleBytes: { label: 'JS gz, people (kB)', goal: null },
  firstRow: { label: 'first row of people, cold (ms)', goal: 0.5 },
  blocking: { label: 'blocking time, people (ms)', goal: 0.4 },
  heap: { label: 'heap, people (MB)', goal: 0.6 },
  signInToRow: { label: 'sign-in to first row (ms)', goal: 0.45 },
} as const;

type Metric = keyof typeof METRICS;
type Attempt = Record<Metric, number>;

/** The idle time before blocking time and heap are read, in milliseconds. */
const IDLE_TIME = 1_500;

/** Compares this app with react-admin and Refine. */
export async function contest(): Promise<void> {
  await withApps(true, async (browser, apps) => {
    console.log(`10,000 people, Chromium slowed 4 times, medians of ${ROUNDS} rounds`);
    const attempts = apps.map(({ name }) => ({ name, rounds: [] as Attempt[] }));
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Alternating, so that other load on the machine affects all apps.
      for (const [index, app] of apps.entries()) attempts[index]?.rounds.push(await attempt(browser, app));
      console.log(`round ${round} of ${ROUNDS}`);
    }
    report(attempts.map(({ name, rounds }) => ({ name, metrics: medians(rounds) })));
  });
}

function report(apps: { name: string; metrics: Attempt }[]): void {
  const column = (text: string) => text.padStart(18);
  const [own, rival] = apps;
  const names = apps.map(({ name }) => column(name)).join('');
  console.log(`${'metric'.padEnd(32)}${names}${column('ours / first rival')}    goal`);
  for (const metric of Object.keys(METRICS) as Metric[]) {
    const { label, goal } = METRICS[metric];
    const values = apps.map(({ metrics }) => column(metrics[metric].toFixed(1))).join('');
    const ratio = own && rival ? own.metrics[metric] / rival.metrics[metric] : NaN;
    const note = goal === null ? '' : `    ${goal}${ratio > goal ? '  MISSED' : ''}`;
    console.log(`${label.padEnd(32)}${values}${column(ratio.toFixed(2))}${note}`);
  }
}

/** Measures one app once with a cold cache. */
async function attempt(browser: Browser, app: ServedApp): Promise<Attempt> {
  const visitor = await browser.newContext();
  const signIn = await measureSignIn(visitor, app);
  const member = await browser.newContext({ storageState: await visitor.storageState() });
  await visitor.close();
  const people = await measurePeople(member, app);
  await member.close();
  return { ...signIn, ...people };
}

async function measureSignIn(context: BrowserContext, app: ServedApp) {
  const slow = await openSlowly(context);
  const { page } = slow;
  await page.goto(app.address + app.signInPath);
  await page.locator('input[name=email]').waitFor();
  const { formAt } = await noted(slow, 'formAt');
  const signInBytes = await scriptSize(page, formAt, app);
  await page.locator('input[name=email]').fill('manager@example.org');
  await page.locator('input[name=password]').fill('staff-demo');
  await page.waitForTimeout(IDLE_TIME);
  await page.keyboard.press('Enter');
  const { rowAt, submittedAt } = await noted(slow, 'rowAt');
  await page.close();
  return { signInBytes, usable: formAt ?? NaN, signInToRow: (rowAt ?? NaN) - (submittedAt ?? NaN) };
}

async function measurePeople(context: BrowserContext, app: ServedApp) {
  const slow = await openSlowly(context);
  await slow.page.goto(app.address + app.peoplePath);
  const { rowAt } = await noted(slow, 'rowAt');
  const peopleBytes = await scriptSize(slow.page, rowAt, app);
  await slow.page.waitForTimeout(IDLE_TIME);
  const { longTasks } = await slow.watched();
  const blocking = longTasks.reduce((sum, { duration }) => sum + duration - 50, 0);
  return { peopleBytes, firstRow: rowAt ?? NaN, blocking, heap: (await slow.heap()) / 1_000_000 };
}

/** Waits until the page has recorded `key`. */
async function noted({ page, watched }: SlowPage, key: 'formAt' | 'rowAt') {
  await page.waitForFunction((name) => (window as never as { watched: Record<string, unknown> }).watched[name], key);
  return await watched();
}

/** The gzipped size in kB of the scripts requested before `until`. */
async function scriptSize(page: Page, until: number | null, { folder }: App): Promise<number> {
  const paths = await page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= end)
        .map(({ name }) => new URL(name).pathname),
    until ?? Infinity,
  );
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0) / 1_000;
}
