import { fromPromise } from 'xstate';
import { printRowsMachine } from '../../../machines/printRows/printRowsMachine.ts';
import { announcements } from '../actors/announcements.ts';
import { readRowsLogic, type LoadPage } from '../reading/readRowsLogic.ts';
import { openPrintDialog } from './openPrintDialog.ts';

/**
 * The effects of printing.
 * @param loadPage reads a page of the list
 */
export function printLogic(loadPage: LoadPage) {
  return printRowsMachine.provide({
    actors: {
      readRows: readRowsLogic(loadPage),
      openPrintDialog: fromPromise(({ signal }) => openPrintDialog(signal)),
    },
    actions: { announceFailure: announcements.announceFailure },
  });
}
