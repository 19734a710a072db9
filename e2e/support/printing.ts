import type { Page } from '@playwright/test';

type PrintWindow = Window & { prints?: number };

/** Mocks the print dialog, which stays open until `closePrintDialog`. Must be called before the page is opened. */
export async function mockPrintDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const printWindow: PrintWindow = window;
    printWindow.prints = 0;
    window.print = () => {
      printWindow.prints = (printWindow.prints ?? 0) + 1;
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
}

/** Counts how often the print dialog was opened. */
export function printCount(page: Page): Promise<number> {
  return page.evaluate(() => (window as PrintWindow).prints ?? 0);
}

/** Closes the mocked print dialog. */
export function closePrintDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
}
