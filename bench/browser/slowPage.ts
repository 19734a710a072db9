import type { BrowserContext, Page } from '@playwright/test';

/** The CPU throttling rate, for a cheap laptop. */
const SLOWDOWN = 4;

/** The timings recorded by a page, in milliseconds since the navigation started. */
type Watched = {
  /** The first frame with an email field. */
  formAt: number | null;
  /** The first frame with an email address in a table. */
  rowAt: number | null;
  /** The last time that a form was submitted. */
  submittedAt: number | null;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Inputs with their duration until the next frame. */
  inputs: { start: number; duration: number }[];
};

export type SlowPage = {
  page: Page;
  /** Returns the timings recorded so far. */
  watched: () => Promise<Watched>;
  /** The JavaScript heap after a garbage collection, in bytes. */
  heap: () => Promise<number>;
};

/** Opens a page that records its own timings, with a throttled CPU. */
export async function openSlowly(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  // tsx wraps functions in a helper that the page does not have.
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
    // The frame's timestamp can be earlier than its content, if it waited for a running task.
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
