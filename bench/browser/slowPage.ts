import type { BrowserContext, Page } from '@playwright/test';

/** How many times the processor is slowed down: a cheap laptop. */
const SLOWDOWN = 4;

/** What a page has noted about itself; times in milliseconds since the navigation began. */
type Watched = {
  /** The first frame with a field for the address. */
  formAt: number | null;
  /** The first frame with a person's address in a table. */
  rowAt: number | null;
  /** The last time that a form was submitted. */
  submittedAt: number | null;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** A person's inputs, to the next frame. */
  inputs: { start: number; duration: number }[];
};

export type SlowPage = {
  page: Page;
  /** What the page has noted about itself so far. */
  watched: () => Promise<Watched>;
  /** The JavaScript heap after a collection, in bytes. */
  heap: () => Promise<number>;
};

/** Opens a page that notes its own timings, and slows its processor. */
export async function openSlowly(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript(`globalThis.__name = (named) => named; (${watchPage.toString()})();`);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return {
    page,
    watched: () => page.evaluate(() => (window as unknown as { watched: Watched }).watched),
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    },
  };
}

/** Runs in the page before its own scripts. */
function watchPage(): void {
  const watched: Watched = { formAt: null, rowAt: null, submittedAt: null, longTasks: [], inputs: [] };
  Object.assign(window, { watched });

  const note = (key: 'formAt' | 'rowAt') =>
    // The frame's own time can be earlier than what it shows, if it waited for the running task.
    requestAnimationFrame(() => {
      watched[key] ??= performance.now();
    });
  const hasRow = () => [...document.querySelectorAll('tbody')].some((body) => body.textContent.includes('example.org'));
  new MutationObserver(() => {
    if (watched.formAt === null && document.querySelector('input[name=email]')) note('formAt');
    if (watched.rowAt === null && hasRow()) note('rowAt');
  }).observe(document, { childList: true, subtree: true });

  const watch = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  watch('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }));
  watch(
    'event',
    (entry) => {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) watched.inputs.push({ start: entry.startTime, duration: entry.duration });
    },
    { durationThreshold: 16 },
  );
  window.addEventListener('submit', () => (watched.submittedAt = performance.now()), true);
}
