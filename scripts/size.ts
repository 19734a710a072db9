import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/support/server.ts';
import prepareData from '../e2e/support/prepareData.ts';
import { embeddedBuildFolder } from './embedded/paths.ts';
import { requireChromium } from './testing/chromium.ts';

/** A kilobyte, as Vite counts it. */
const KB = 1000;

type Screen = {
  name: string;
  path: string;
  /** What takes input first: scripts asked for until then count. */
  ready: string;
  budget: number;
  signedIn?: boolean;
};

const screens: Screen[] = [
  { name: 'landing', path: '/', ready: 'role=link[name="Log In"]', budget: 120 },
  { name: 'sign-in form', path: '/login', ready: 'role=textbox[name="Email address"]', budget: 125 },
  { name: 'Roles & Users', path: '/dashboard/roles', ready: 'role=row >> nth=1', budget: 205, signedIn: true },
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

/** Notes the scripts a page asks for, preloads included. */
function watchScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) urls.add(request.url());
  });
  return urls;
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
}

const sum = (urls: Iterable<string>) => [...urls].reduce((total, url) => total + gzippedSize(url), 0) / KB;

const executablePath = requireChromium();
await prepareData();
const server = await startServer(90);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
let failed = false;
console.log('screen          budget kB   needed kB   fetched when idle kB');
try {
  for (const { name, path, ready, budget, signedIn } of screens) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (signedIn === true) await signIn(page, server.address);
    const cold = await context.newPage();
    const urls = watchScripts(cold);
    await cold.goto(server.address + path, { waitUntil: 'commit' });
    await cold.locator(ready).first().waitFor();
    const needed = new Set(urls);
    await cold.waitForLoadState('networkidle');
    const idle = sum(urls) - sum(needed);
    const over = sum(needed) > budget;
    failed ||= over;
    console.log(
      `${name.padEnd(16)}${String(budget).padStart(9)}${sum(needed).toFixed(1).padStart(12)}${idle.toFixed(1).padStart(23)}${over ? '   OVER BUDGET' : ''}`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = failed ? 1 : 0;
