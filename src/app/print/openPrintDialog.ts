/**
 * Opens the browser's print dialog; over when it is closed. Views that follow the chart are in the document by then.
 * @param signal ends the wait for a browser that never says so
 */
export async function openPrintDialog(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (signal.aborted) return;
  await new Promise((resolve) => {
    window.addEventListener('afterprint', resolve, { once: true, signal });
    window.print();
  });
}
