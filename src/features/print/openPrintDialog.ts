/** Some phones never say that a print dialog was closed: whoever presses anything on the page is back from it. */
const BACK_FROM_IT = ['afterprint', 'pointerdown', 'keydown'];

/**
 * Opens the browser's print dialog; over when it is closed. Views that follow the chart are in the document by then.
 * @param signal ends the wait
 */
export async function openPrintDialog(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (signal.aborted) return;
  await new Promise((resolve) => {
    const options = { once: true, capture: true, signal };
    for (const event of BACK_FROM_IT) window.addEventListener(event, resolve, options);
    window.print();
  });
}
