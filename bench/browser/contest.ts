import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Contender } from './contenders.ts';
import { coldContext, openSlowly } from './slowPage.ts';
import { blockingTime } from './watchPage.ts';

/** What is compared of each app: milliseconds, or bytes where it says so. */
export const FIGURES = {
  signInBytes: 'JS gz, sign-in (kB)',
  usable: 'sign-in form usable (ms)',
  peopleBytes: 'JS gz, people (kB)',
  firstRow: 'first row of people, cold (ms)',
  blocking: 'blocking time, people (ms)',
  heap: 'heap, people (MB)',
  signInToRow: 'sign-in to first row (ms)',
} as const;

export type Total = keyof typeof FIGURES;

export type Attempt = Record<Total, number>;

/** How long a page is left alone before its blocking time and heap are taken. */
const SETTLING = 1_500;

export type ServedContender = Contender & { address: string };

/** Measures one app once, with a cold cache. */
export async function attempt(browser: Browser, app: ServedContender): Promise<Attempt> {
  const visitor = await coldContext(browser);
  const signIn = await measureSignIn(visitor, app);
  const member = await coldContext(browser, visitor);
  await visitor.close();
  const people = await measurePeople(member, app);
  await member.close();
  return { ...signIn, ...people };
}

async function measureSignIn(context: BrowserContext, app: ServedContender) {
  const { page, watched } = await openSlowly(context);
  await page.goto(app.address + app.signInPath);
  await page.locator('input[name=email]').waitFor();
  const signInBytes = fetchedScripts(await scripts(page, (await settled(watched, 'formAt')).formAt), app);
  const usable = (await watched()).formAt ?? NaN;
  await page.locator('input[name=email]').fill('manager@example.org');
  await page.locator('input[name=password]').fill('staff-demo');
  await page.waitForTimeout(SETTLING);
  await page.keyboard.press('Enter');
  const { rowAt, submittedAt } = await settled(watched, 'rowAt');
  await page.close();
  return { signInBytes, usable, signInToRow: (rowAt ?? NaN) - (submittedAt ?? NaN) };
}

async function measurePeople(context: BrowserContext, app: ServedContender) {
  const { page, watched, heap } = await openSlowly(context);
  await page.goto(app.address + app.peoplePath);
  const { rowAt } = await settled(watched, 'rowAt');
  const peopleBytes = fetchedScripts(await scripts(page, rowAt), app);
  await page.waitForTimeout(SETTLING);
  return {
    peopleBytes,
    firstRow: rowAt ?? NaN,
    blocking: blockingTime(await watched()),
    heap: (await heap()) / 1_000_000,
  };
}

/** Waits until the page has noted what is asked for. */
async function settled<Notes extends object>(watched: () => Promise<Notes>, key: keyof Notes): Promise<Notes> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const notes = await watched();
    if (notes[key] !== null) return notes;
    if (Date.now() > deadline) throw new Error(`The page has not come to ${String(key)} in 60 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The scripts asked for until then. */
function scripts(page: Page, until: number | null): Promise<string[]> {
  return page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= end)
        .map(({ name }) => new URL(name).pathname),
    until ?? Infinity,
  );
}

function fetchedScripts(paths: string[], { folder }: Contender): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0) / 1_000;
}
