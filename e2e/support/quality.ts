import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../../tools/testing/axe.ts';

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Expects no axe violations. `state` describes the page in the error message. */
export async function expectAccessible(page: Page, state = 'axe violations'): Promise<void> {
  await waitForAnimations(page);
  expect(await axeViolations(page), state).toEqual([]);
}

/** Waits for animations to end, because axe would measure colors in between. */
async function waitForAnimations(page: Page): Promise<void> {
  const isAnimating = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    });
  await expect.poll(isAnimating, 'running animations').toBe(false);
}

/** Returns the cumulative layout shift since the page was opened. */
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

/** Expects that the page does not scroll horizontally. */
export async function expectNoHorizontalScrolling(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
}

/** Doubles the default font size of the browser (WCAG 1.4.4). */
export async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
