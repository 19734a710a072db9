import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../../tools/testing/axe.ts';

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Expects that axe finds nothing on the page as it stands, which `state` names when it does. */
export async function expectAccessible(page: Page, state = 'what axe finds'): Promise<void> {
  await expectStill(page);
  expect(await axeViolations(page), state).toEqual([]);
}

/** Expects that nothing is on its way any more: a part in motion has no colours and no place to speak of. */
async function expectStill(page: Page): Promise<void> {
  const isMoving = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    });
  await expect.poll(isMoving, 'whether anything moves').toBe(false);
}

/** How far the page's parts have moved by themselves since it was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shift), 100);
      }),
  );
}

/** Expects that the page does not scroll sideways, once it has taken its width. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, 'pixels beside the window').toBeLessThanOrEqual(0);
}
