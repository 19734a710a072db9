import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AuditLog } from '../shared/entities.ts';
import { notProvided, errorText, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

/** How many people, teams and departments there are, and people whose setup is pending. */
export type Totals = { people: number; teams: number; departments: number; pendingSetups: number };

const FIGURES_FAILED = 'Failed to load the figures';
const LATEST_FAILED = 'Failed to load the latest changes';

/** What the dashboard's home shows of the organisation: its figures, and who changed what last (issue 3, part 2). */
export const overviewMachine = setup({
  types: {
    context: {} as {
      /** Null until they are loaded. */
      totals: Totals | null;
      /** The latest entries of the audit trail, newest first; null until they are loaded. */
      latest: AuditLog[] | null;
      /** Why the figures, or the entries, did not come. */
      totalsFailure: string | null;
      latestFailure: string | null;
    },
    events: {} as
      | { type: 'figures.retry' }
      | { type: 'latest.retry' }
      /** The device is online again. */
      | { type: 'connection.restored' },
    tags: '' as 'slow',
  },
  actors: {
    loadTotals: fromPromise<Outcome<Totals>>(notProvided('loadTotals')),
    loadLatest: fromPromise<Outcome<AuditLog[]>>(notProvided('loadLatest')),
    watchConnection: fromCallback(notProvided('watchConnection')),
  },
  actions: {
    storeTotals: assign((_, outcome: Outcome<Totals>) =>
      outcome.ok
        ? { totals: outcome.value, totalsFailure: null }
        : { totalsFailure: errorText(outcome.error, FIGURES_FAILED) },
    ),
    storeLatest: assign((_, outcome: Outcome<AuditLog[]>) =>
      outcome.ok
        ? { latest: outcome.value, latestFailure: null }
        : { latestFailure: errorText(outcome.error, LATEST_FAILED) },
    ),
    storeTotalsDefect: assign({ totalsFailure: FIGURES_FAILED }),
    storeLatestDefect: assign({ latestFailure: LATEST_FAILED }),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  delays: { stillWorkingAfter: STILL_WORKING_AFTER, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'overview',
  description: 'The figures and the latest changes are read side by side: neither waits for the other.',
  context: { totals: null, latest: null, totalsFailure: null, latestFailure: null },
  invoke: { src: 'watchConnection', description: 'Tells when the device is online again.' },
  type: 'parallel',
  states: {
    totals: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadTotals',
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'storeTotals', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'storeTotals', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'storeTotalsDefect' },
          },
          after: { requestTimeout: { target: 'failed', actions: 'storeTotalsDefect' } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        shown: { on: { 'connection.restored': 'loading' } },
        failed: { on: { 'figures.retry': 'loading', 'connection.restored': 'loading' } },
      },
    },
    latest: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadLatest',
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'storeLatest', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'storeLatest', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'storeLatestDefect' },
          },
          after: { requestTimeout: { target: 'failed', actions: 'storeLatestDefect' } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        shown: { on: { 'connection.restored': 'loading' } },
        failed: { on: { 'latest.retry': 'loading', 'connection.restored': 'loading' } },
      },
    },
  },
});
