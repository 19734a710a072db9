import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { embeddedBuildFolder } from '../tools/embedded/paths.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Each screen's budget of gzipped JavaScript in kB (1,000 bytes), requested before `ready` is rendered. */
const SCREENS = [
  { name: 'The landing page', path: '/', ready: 'main a[href="/login"]', budget: 115 },
  { name: 'The sign-in form', path: '/login', ready: 'input[type=email]', budget: 132 },
  { name: 'Roles & Users', path: '/dashboard/roles', ready: 'input[type=search]', budget: 252, isSignedIn: true },
];

type ReadyWindow = { readyAt?: number };

/** Runs in the page before its scripts: records when `selector` first matches. */
function recordReadiness(selector: string): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    (window as ReadyWindow).readyAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: the paths of the scripts requested before it was ready, including preloads. */
function neededScripts(): string[] {
  const { readyAt = Infinity } = window as ReadyWindow;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= readyAt)
    .map(({ name }) => new URL(name).pathname);
}

for (const { name, path, ready, budget, isSignedIn } of SCREENS) {
  test(`${name} needs at most ${budget} kB of JavaScript`, async ({ page, server }) => {
    if (isSignedIn) await storeSession(page, server);
    await page.addInitScript(recordReadiness, ready);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    const files = await page.evaluate(neededScripts);
    const sizes = files.map((file) => gzipSync(readFileSync(join(embeddedBuildFolder, file)), { level: 9 }).length);
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
    console.log(`${name}: ${size.toFixed(1)} of ${budget} kB`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(budget);
  });
}
