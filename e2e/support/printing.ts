import type { Page } from '@playwright/test';

type Recorder = Window & { prints?: number };

/** Puts a print dialog that stays open until `closePrintDialog` in the place of the browser's. Before the page opens. */
export async function recordPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder: Recorder = window;
    recorder.prints = 0;
    window.print = () => {
      recorder.prints = (recorder.prints ?? 0) + 1;
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
}

/** How often a print dialog was opened. */
export function printCount(page: Page): Promise<number> {
  return page.evaluate(() => (window as Recorder).prints ?? 0);
}

/** Closes the recorder's print dialog. */
export function closePrintDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
}
