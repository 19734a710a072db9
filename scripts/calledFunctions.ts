import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { parseSync } from 'vite';
import prepareData from '../e2e/support/prepareData.ts';
import { startServer } from '../e2e/support/server.ts';
import { functionsIn } from './build/functionKeys.ts';
import { embeddedBuildFolder, root } from './embedded/paths.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from './testing/chromium.ts';

/** The pages that somebody may come to first: those behind the sign-in with what stands there when they are ready. */
const SIGNED_IN = {
  '/dashboard/roles': 'tbody button',
  '/dashboard/audit': 'tbody button',
  '/dashboard/teams': 'tbody button',
  '/dashboard': 'main time',
  '/settings': 'main form',
};

/** How long a page is left alone, in milliseconds, once it is ready: what it does in idle time is called, too. */
const SETTLING = 1_500;

/** Of a chunk of the build: how many visits fetched it, and how many of them called each of its functions. */
type Visits = { fetched: number; called: Map<string, number> };
const visits = new Map<string, Visits>();

/** Opens a page, and notes which functions are called while `visit` runs. */
async function watch(context: BrowserContext, visit: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await visit(page);
  await page.waitForTimeout(SETTLING);
  for (const { url, functions } of await page.coverage.stopJSCoverage()) {
    const chunk = /^(.*)-[\w-]{8}\.js$/.exec(basename(url))?.[1];
    if (chunk === undefined) continue;
    const source = readFileSync(join(embeddedBuildFolder, new URL(url).pathname), 'utf8');
    const ranges = functions.map(({ ranges: [whole] }) => whole).filter((whole) => whole !== undefined);
    const isCalled = new Set(
      ranges.filter(({ count }) => count > 0).map((whole) => `${whole.startOffset}-${whole.endOffset}`),
    );
    const { fetched, called } = visits.get(chunk) ?? { fetched: 0, called: new Map<string, number>() };
    const keys = functionsIn(parseSync(url, source).program)
      .filter(({ node }) => isCalled.has(`${node.start}-${node.end}`))
      .map(({ key }) => key);
    for (const key of new Set(keys)) called.set(key, (called.get(key) ?? 0) + 1);
    visits.set(chunk, { fetched: fetched + 1, called });
  }
  await page.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=%2Fdashboard%2Froles');
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('tbody button').first().waitFor();
}

await prepareData();
const server = await startServer('calls');
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS });
try {
  const context = await browser.newContext({ baseURL: server.address });
  await watch(context, async (page) => {
    await page.goto('/');
    await page.locator('main a').first().waitFor();
  });
  await watch(context, signIn);
  for (const [path, ready] of Object.entries(SIGNED_IN)) {
    await watch(context, async (page) => {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
// In parentheses a function is compiled by every screen that fetches its file: a quarter of them have to call it.
const sorted = [...visits]
  .map(([chunk, { fetched, called }]): [string, string[]] => [
    chunk,
    [...called.keys()].filter((key) => (called.get(key) ?? 0) * 4 >= fetched).sort(),
  ])
  .filter(([, keys]) => keys.length > 0)
  .sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(
  join(root, 'scripts/build/calledFunctions.json'),
  `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`,
);
console.log(sorted.map(([chunk, keys]) => `${chunk.padEnd(24)}${keys.length}`).join('\n'));
