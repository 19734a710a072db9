import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { startServer } from './testing/embeddedServer.ts';
import prepareData from './testing/prepareData.ts';
import { embeddedBuildFolder } from './embedded/paths.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from './testing/chromium.ts';

/** A kilobyte, as Vite counts it. */
const KB = 1000;

type Screen = {
  name: string;
  path: string;
  /** What takes input first, as CSS: scripts asked for until it is there count. */
  ready: string;
  budget: number;
  signedIn?: boolean;
};

const screens: Screen[] = [
  { name: 'landing', path: '/', ready: 'main a[href="/login"]', budget: 120 },
  { name: 'sign-in form', path: '/login', ready: 'input[type=email]', budget: 130 },
  { name: 'Roles & Users', path: '/dashboard/roles', ready: 'input[type=search]', budget: 260, signedIn: true },
];

const sizes = new Map<string, number>();

function gzippedSize(url: string): number {
  const file = join(embeddedBuildFolder, new URL(url).pathname);
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

type Noted = { readyAt?: number };

/** Notes in the page when `selector` first matches: runs before any script of the page. */
function noteReadiness(selector: string): void {
  const noted = window as Noted;
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    noted.readyAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** The scripts a page asked for, preloads included, and whether each was asked for before the page was ready. */
function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const { readyAt = Infinity } = window as Noted;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, startTime }) => ({ url: name, isNeeded: startTime <= readyAt }));
  });
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
}

const sum = (scripts: { url: string }[]) => scripts.reduce((total, { url }) => total + gzippedSize(url), 0) / KB;

const executablePath = requireChromium();
await prepareData();
const server = await startServer(90);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
let failed = false;
console.log('screen          budget kB   needed kB   fetched when idle kB');
try {
  for (const { name, path, ready, budget, signedIn } of screens) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (signedIn === true) await signIn(page, server.address);
    const cold = await context.newPage();
    await cold.addInitScript(noteReadiness, ready);
    await cold.goto(server.address + path, { waitUntil: 'networkidle' });
    await cold.locator(ready).first().waitFor();
    const scripts = await scriptsOf(cold);
    const needed = sum(scripts.filter(({ isNeeded }) => isNeeded));
    const idle = sum(scripts) - needed;
    const over = needed > budget;
    failed ||= over;
    console.log(
      `${name.padEnd(16)}${String(budget).padStart(9)}${needed.toFixed(1).padStart(12)}${idle.toFixed(1).padStart(23)}${over ? '   OVER BUDGET' : ''}`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = failed ? 1 : 0;
