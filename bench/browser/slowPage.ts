import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchPage, type Watched } from './watchPage.ts';

/** How much slower than this machine the processor is made: a cheap laptop. */
export const SLOWDOWN = 4;

export type SlowPage = {
  page: Page;
  cdp: CDPSession;
  /** What the page has noted about itself so far. */
  watched: () => Promise<Watched>;
  /** The JavaScript heap after a collection, in bytes. */
  heap: () => Promise<number>;
};

/** Opens a page that notes its own timings, and slows its processor. */
export async function openSlowly(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  // tsx names functions with a helper that the page has not.
  await page.addInitScript(`globalThis.__name = (named) => named; (${watchPage.toString()})();`);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return {
    page,
    cdp,
    watched: () => page.evaluate(() => (window as unknown as { watched: Watched }).watched),
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    },
  };
}

/** A context whose cache is cold. With the session of another, somebody is signed in. */
export function coldContext(browser: Browser, session?: BrowserContext): Promise<BrowserContext> {
  return session === undefined
    ? browser.newContext()
    : session.storageState().then((storageState) => browser.newContext({ storageState }));
}
