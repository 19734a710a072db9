import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { printRowsMachine } from '../../../machines/printRows/printRowsMachine.ts';
import type { ReportedList } from '../../backend/tables/auditLogs.ts';
import { rowsActors } from '../export/rowsLogic.ts';
import type { LoadPage } from '../list/listActor.ts';
import { lastingAnnouncements } from '../toasts/announce.ts';

/** The print of a list; its provider passes the `printLogic` of that list. */
export const PrintActor = createActorContext(printRowsMachine);

/** Events after the print dialog closes: some phones never send `afterprint`. */
const CLOSED_EVENTS = ['afterprint', 'pointerdown', 'keydown'];

/**
 * The effects of a print.
 * @param list the name of the list in the audit log
 * @param loadPage reads a page of the list
 */
export function printLogic(list: ReportedList, loadPage: LoadPage) {
  return printRowsMachine.provide({
    actors: {
      ...rowsActors(list, loadPage),
      openPrintDialog: fromPromise(({ signal }) => openPrintDialog(signal)),
    },
    actions: { announceFailure: lastingAnnouncements.announceFailure },
  });
}

/** Opens the browser's print dialog after all rows are rendered. Resolves when it closes. */
async function openPrintDialog(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (signal.aborted) return;
  await new Promise((resolve) => {
    const options = { once: true, capture: true, signal };
    for (const event of CLOSED_EVENTS) window.addEventListener(event, resolve, options);
    window.print();
  });
}
