import type { BrowserContext, Page } from '@playwright/test';
import { openSlowly, SLOWDOWN } from './slowPage.ts';

/** What a task may take while a list is scrolled, in milliseconds. */
export const TASK_BUDGET = 50;

/** A frame of a display that shows sixty a second. */
const FRAME = 1_000 / 60;

/** How far a frame scrolls, in pixels: a scrollbar that is dragged through the list, and a strong turn of the wheel. */
const STEPS = { dragged: 900, turned: 100 };

/** How long a page is left alone before and after, in milliseconds. */
const SETTLING = 1_000;

/** As many frames as the wheel is turned for. */
const TURNED_FRAMES = 400;

/** In a frame that is `unfilled` a row of the window was not there yet. */
export type Pace = { longestTask: number; frames: number; dropped: number; unfilled: number };
/** Each pace once a round. */
export type Scrolled = { rows: number; inDocument: number; dragged: Pace[]; turned: Pace[] };

/** Loads a list to its end and scrolls through it from the top, `rounds` times at each pace. */
export async function measureScrolling(
  context: BrowserContext,
  address: string,
  count: number,
  rounds: number,
): Promise<Scrolled> {
  const { page, cdp, watched } = await openSlowly(context);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${address}/dashboard/roles`);
  const rows = await loadAll(page, count);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const atPace = async (step: number, most: number): Promise<Pace> => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(SETTLING);
    const start = await page.evaluate(() => performance.now());
    const { deltas, unfilled } = await page.evaluate(scrollThrough, { step, most });
    // What has not been shown on the way is shown at its end.
    await page.waitForTimeout(SETTLING);
    const { longTasks } = await watched();
    return {
      longestTask: Math.max(0, ...longTasks.filter((task) => task.start >= start).map(({ duration }) => duration)),
      frames: deltas.length,
      dropped: deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / FRAME) - 1), 0),
      unfilled,
    };
  };
  const turned: Pace[] = [];
  const dragged: Pace[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    turned.push(await atPace(STEPS.turned, TURNED_FRAMES));
    dragged.push(await atPace(STEPS.dragged, Infinity));
    console.log(`  round ${round} of ${rounds}`);
  }
  const inDocument = await page.locator('tbody tr[aria-rowindex]').count();
  await page.close();
  return { rows, inDocument, dragged, turned };
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

/** Runs in the page: a step a frame, to the end or for `most` frames; gives what each frame took. */
function scrollThrough({
  step,
  most,
}: {
  step: number;
  most: number;
}): Promise<{ deltas: number[]; unfilled: number }> {
  return new Promise((resolve) => {
    const deltas: number[] = [];
    let unfilled = 0;
    let before = performance.now();
    const next = (frame: number) => {
      deltas.push(frame - before);
      before = frame;
      const { scrollHeight, clientHeight } = document.documentElement;
      const isGap = (row: Element) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < clientHeight && bottom > 0;
      };
      if ([...document.querySelectorAll('tbody > tr[aria-hidden]')].some(isGap)) unfilled += 1;
      if (deltas.length >= most || window.scrollY + clientHeight >= scrollHeight - 2) {
        resolve({ deltas, unfilled });
        return;
      }
      window.scrollBy(0, step);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
