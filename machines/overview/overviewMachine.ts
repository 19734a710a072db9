import { assign, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { RowCount } from '../list/page.ts';
import type { Role } from '../rules/roles.ts';
import type { AuditLog } from '../shared/entities.ts';
import { errorText, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

/** Totals of the organization. */
export type Totals = {
  people: number;
  teams: number;
  departments: number;
  pendingSetups: number;
  /** The users who need attention from the viewer, by the values of the filter `attention`. */
  attention: { filter: string; count: RowCount }[];
  /** The highest role first. */
  byRole: { role: Role; users: number }[];
  /** The largest department first. */
  byDepartment: { id: string; name: string; users: number }[];
};

const TOTALS_FAILED = 'Failed to load the totals';
const LATEST_FAILED = 'Failed to load the latest changes';

/** The dashboard: totals of the organization, and the latest changes. */
export const overviewMachine = setup({
  types: {
    input: {} as { mayReadLog: boolean },
    context: {} as {
      mayReadLog: boolean;
      /** Null until they are loaded. */
      totals: Totals | null;
      /** The latest entries of the audit log, newest first; null until they are loaded. */
      latest: AuditLog[] | null;
      /** Why the totals, or the entries, were not loaded. */
      totalsFailure: string | null;
      latestFailure: string | null;
    },
    events: {} as
      | { type: 'totals.retry' }
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
        : { totalsFailure: errorText(outcome.error, TOTALS_FAILED) },
    ),
    storeLatest: assign((_, outcome: Outcome<AuditLog[]>) =>
      outcome.ok
        ? { latest: outcome.value, latestFailure: null }
        : { latestFailure: errorText(outcome.error, LATEST_FAILED) },
    ),
    storeTotalsDefect: assign({ totalsFailure: TOTALS_FAILED }),
    storeLatestDefect: assign({ latestFailure: LATEST_FAILED }),
  },
  guards: {
    isAccepted,
    mayReadLog: ({ context }) => context.mayReadLog,
  },
  delays: requestDelays,
}).createMachine({
  id: 'overview',
  description: 'Loads totals and, if the viewer may read the audit log, latest changes in parallel.',
  context: ({ input }) => ({ ...input, totals: null, latest: null, totalsFailure: null, latestFailure: null }),
  invoke: { src: 'watchConnection', description: 'Sends an event when the device is online again.' },
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
                guard: { type: 'isAccepted', params: output },
                target: 'shown',
                actions: { type: 'storeTotals', params: output },
              },
              { target: 'failed', actions: { type: 'storeTotals', params: output } },
            ],
            onError: { target: 'failed', actions: 'storeTotalsDefect' },
          },
          after: { requestTimeout: { target: 'failed', actions: 'storeTotalsDefect' } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        shown: { on: { 'connection.restored': 'loading' } },
        failed: { on: { 'totals.retry': 'loading', 'connection.restored': 'loading' } },
      },
    },
    latest: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'mayReadLog', target: 'loading' }, { target: 'withheld' }] },
        withheld: { description: "The viewer's role may not read the audit log." },
        loading: {
          invoke: {
            src: 'loadLatest',
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: 'shown',
                actions: { type: 'storeLatest', params: output },
              },
              { target: 'failed', actions: { type: 'storeLatest', params: output } },
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

type Snapshot = SnapshotFrom<typeof overviewMachine>;

/** The totals; null until they are loaded. */
export function selectTotals(snapshot: Snapshot) {
  return snapshot.context.totals;
}

/** The latest entries of the audit log; null until they are loaded. */
export function selectLatest(snapshot: Snapshot) {
  return snapshot.context.latest;
}

/** Why the totals were not loaded, or null. */
export function selectTotalsFailure(snapshot: Snapshot) {
  return snapshot.matches({ totals: 'failed' }) ? snapshot.context.totalsFailure : null;
}

/** Why the latest entries were not loaded, or null. */
export function selectLatestFailure(snapshot: Snapshot) {
  return snapshot.matches({ latest: 'failed' }) ? snapshot.context.latestFailure : null;
}
