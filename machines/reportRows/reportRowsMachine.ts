import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ListQuery } from '../list/page.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { type BackendError, NO_ANSWER, type Outcome, errorText, notProvided } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';

/** An entry of the audit log: the number of exported or printed rows, with the query. */
export type RowsReport = { format: 'csv' | 'json' | 'print'; query: ListQuery; rowCount: number };

type ReportRowsContext = RowsReport & { error: BackendError | null };

/** Reports an export or a print to the audit log. */
export const reportRowsMachine = setup({
  types: {
    input: {} as RowsReport,
    context: {} as ReportRowsContext,
    events: {} as { type: 'report.retry' },
    tags: '' as 'shown',
  },
  actors: { reportExport: fromPromise<Outcome, RowsReport>(notProvided('reportExport')) },
  actions: { storeError: assign((_, outcome: Outcome) => ({ error: outcome.ok ? null : outcome.error })) },
  guards: { isAccepted: (_, outcome: Outcome) => outcome.ok },
  delays: { requestTimeout: REQUEST_TIMEOUT, progressAfter: 400 },
}).createMachine({
  id: 'reportRows',
  description: 'Reports an export or a print to the audit log before any row leaves the app.',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'reporting',
  states: {
    reporting: {
      description: 'A quick response shows no dialog.',
      initial: 'hidden',
      states: { hidden: { after: { progressAfter: 'shown' } }, shown: { tags: 'shown' } },
      invoke: {
        src: 'reportExport',
        input: ({ context: { format, query, rowCount } }) => ({ format, query, rowCount }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'done' },
          { target: 'failed', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'failed', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'failed', actions: { type: 'storeError', params: NO_ANSWER } } },
    },
    failed: { tags: 'shown', on: { 'report.retry': 'reporting.shown' } },
    done: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof reportRowsMachine>;

const UNRECORDED = 'This could not be recorded in the audit log';

/** Whether it takes more than 400 ms, or has failed. */
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');

/** The error; null while the request runs. */
export function failureOf(snapshot: Snapshot): string | null {
  const { error } = snapshot.context;
  return snapshot.matches('failed') && error !== null ? errorText(error, UNRECORDED) : null;
}
