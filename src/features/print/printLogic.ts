import { fromPromise } from 'xstate';
import { printRowsMachine } from '../../../machines/printRows/printRowsMachine.ts';
import type { ReportedList } from '../../backend/auditLogs.ts';
import { announcements } from '../../app/toasts/announce.ts';
import { type LoadPage, readRowsLogic } from '../export/readRowsLogic.ts';
import { reportRowsLogic } from '../export/reportRowsLogic.ts';
import { openPrintDialog } from './openPrintDialog.ts';

/**
 * The effects of printing.
 * @param list what the audit log calls the list
 * @param loadPage reads a page of the list
 */
export function printLogic(list: ReportedList, loadPage: LoadPage) {
  return printRowsMachine.provide({
    actors: {
      readRows: readRowsLogic(loadPage),
      reportRows: reportRowsLogic(list),
      openPrintDialog: fromPromise(({ signal }) => openPrintDialog(signal)),
    },
    actions: { announceFailure: announcements.announceFailure },
  });
}
