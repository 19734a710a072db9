import type { BrowserContext, Page } from '@playwright/test';
import { openSlowly } from './slowPage.ts';

/** A frame of a display that shows sixty a second. */
const FRAME = 1_000 / 60;

/** How far a strong turn of the wheel scrolls in one frame. */
const STEP = 900;

export type Scrolled = { rows: number; inDocument: number; longestTask: number; frames: number; dropped: number };

/** Loads a list to its end and scrolls through all of it from the top. */
export async function measureScrolling(context: BrowserContext, address: string, count: number): Promise<Scrolled> {
  const { page, cdp, watched } = await openSlowly(context);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${address}/dashboard/roles`);
  const rows = await loadAll(page, count);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const start = await page.evaluate(() => performance.now());
  const deltas = await page.evaluate(scrollThrough, STEP);
  const { longTasks } = await watched();
  const inDocument = await page.locator('tbody tr[aria-rowindex]').count();
  await page.close();
  return {
    rows,
    inDocument,
    longestTask: Math.max(0, ...longTasks.filter((task) => task.start >= start).map(({ duration }) => duration)),
    frames: deltas.length,
    dropped: deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / FRAME) - 1), 0),
  };
}

async function loadAll(page: Page, count: number): Promise<number> {
  await page.locator('tbody button').first().waitFor();
  const deadline = Date.now() + 300_000;
  let last = 0;
  while (last < count + 1 && Date.now() < deadline) {
    last = await page.evaluate(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const shown = [...document.querySelectorAll('tbody tr[aria-rowindex]')].at(-1);
      return Number(shown?.getAttribute('aria-rowindex') ?? 0);
    });
  }
  return last - 1;
}

/** Runs in the page: a step a frame, to the end; gives what each frame took. */
function scrollThrough(step: number): Promise<number[]> {
  return new Promise((resolve) => {
    const deltas: number[] = [];
    let before = performance.now();
    const next = (frame: number) => {
      deltas.push(frame - before);
      before = frame;
      const { scrollHeight, clientHeight } = document.documentElement;
      if (window.scrollY + clientHeight >= scrollHeight - 2) {
        resolve(deltas);
        return;
      }
      window.scrollBy(0, step);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
