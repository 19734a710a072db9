import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ListQuery } from '../list/page.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { type BackendError, NO_ANSWER, type Outcome, errorText, notProvided } from '../shared/outcome.ts';

/** What the audit log is to say: how many rows of a list leave the product, with which search and filters, and how. */
export type RowsReport = { format: 'csv' | 'json' | 'print'; query: ListQuery; rowCount: number };

export type ReportRowsContext = RowsReport & { error: BackendError | null };

/** Records in the audit log that rows are exported or printed. */
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
  description: 'Records an export or a print in the audit log. Until that is done, no row may leave the product.',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'reporting',
  states: {
    reporting: {
      description: 'A quick answer shows no dialog.',
      initial: 'hidden',
      states: { hidden: { after: { progressAfter: 'shown' } }, shown: { tags: 'shown' } },
      invoke: {
        src: 'reportExport',
        input: ({ context: { format, query, rowCount } }) => ({ format, query, rowCount }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'done' },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => event.output } },
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

/** Whether it takes longer than a moment, or has failed. */
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');

/** Why it failed; null while it goes on. */
export function failureOf(snapshot: Snapshot): string | null {
  const { error } = snapshot.context;
  return snapshot.matches('failed') && error !== null ? errorText(error, UNRECORDED) : null;
}
