import { fromPromise } from 'xstate';
import { reportRowsMachine } from '../../../machines/reportRows/reportRowsMachine.ts';
import type { ReportedList } from '../../backend/auditLogs.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** Records in the audit log that rows of this list are exported or printed. */
export function reportRowsLogic(list: ReportedList) {
  return reportRowsMachine.provide({
    actors: { reportExport: fromPromise(async ({ input }) => (await loadBackend()).reportExport({ list, ...input })) },
  });
}
