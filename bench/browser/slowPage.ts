import type { BrowserContext, Page } from '@playwright/test';

/** The CPU throttling rate, for a cheap laptop. */
const SLOWDOWN = 4;

/** An input, in milliseconds since the navigation started, with its duration until the next frame. */
type Input = { start: number; duration: number };

export type SlowPage = {
  page: Page;
  /** Returns the inputs recorded so far. */
  inputs: () => Promise<Input[]>;
};

/** Opens a page that records its own inputs, with a throttled CPU. */
export async function openSlowly(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  // tsx wraps functions in a helper that the page does not have.
  await page.addInitScript(`globalThis.__name = (named) => named; (${recordInputs.toString()})();`);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, inputs: () => page.evaluate(() => (window as unknown as { inputs: Input[] }).inputs) };
}

/** Runs in the page before its own scripts. */
function recordInputs(): void {
  const inputs: Input[] = [];
  Object.assign(window, { inputs });
  const record = (entry: PerformanceEntry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) inputs.push({ start: entry.startTime, duration: entry.duration });
  };
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(record)).observe(options);
}
