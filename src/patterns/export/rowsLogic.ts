import { fromPromise } from 'xstate';
import type { LoadedPage } from '../../../machines/list/listContext.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { readRowsMachine } from '../../../machines/readRows/readRowsMachine.ts';
import { reportRowsMachine } from '../../../machines/reportRows/reportRowsMachine.ts';
import type { ReportedList } from '../../backend/tables/auditLogs.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { abortable, type LoadPage } from '../list/listActor.ts';

/**
 * The actors that exports and prints share: one reads the rows, the other reports them to the audit log.
 * @param list the name of the list in the audit log
 * @param loadPage reads a page of the list
 */
export function rowsActors(list: ReportedList, loadPage: LoadPage) {
  return {
    readRows: readRowsMachine.provide({
      actors: { loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadPage(input, signal)) },
    }),
    reportRows: reportRowsMachine.provide({
      actors: {
        reportExport: fromPromise(async ({ input }) => (await loadBackend()).reportExport({ list, ...input })),
      },
    }),
  };
}
