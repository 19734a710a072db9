import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AuditLog } from '../shared/entities.ts';
import { notProvided, refusalText, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

/** How many people, teams and departments there are, and people whose setup is pending. */
export type Figures = { people: number; teams: number; departments: number; pendingSetups: number };

const FIGURES_FAILED = 'Failed to load the figures';
const LATEST_FAILED = 'Failed to load the latest changes';

/** What the dashboard's home shows of the organisation: its figures, and who changed what last (issue 3, part 2). */
export const overviewMachine = setup({
  types: {
    context: {} as {
      /** Null until they are loaded. */
      figures: Figures | null;
      /** The latest entries of the audit trail, newest first; null until they are loaded. */
      latest: AuditLog[] | null;
      /** Why the figures, or the entries, did not come. */
      figuresFailure: string | null;
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
    loadFigures: fromPromise<Outcome<Figures>>(notProvided('loadFigures')),
    loadLatest: fromPromise<Outcome<AuditLog[]>>(notProvided('loadLatest')),
    watchConnection: fromCallback(notProvided('watchConnection')),
  },
  actions: {
    keepFigures: assign((_, outcome: Outcome<Figures>) =>
      outcome.ok
        ? { figures: outcome.value, figuresFailure: null }
        : { figuresFailure: refusalText(outcome.refusal, FIGURES_FAILED) },
    ),
    keepLatest: assign((_, outcome: Outcome<AuditLog[]>) =>
      outcome.ok
        ? { latest: outcome.value, latestFailure: null }
        : { latestFailure: refusalText(outcome.refusal, LATEST_FAILED) },
    ),
    keepFiguresDefect: assign({ figuresFailure: FIGURES_FAILED }),
    keepLatestDefect: assign({ latestFailure: LATEST_FAILED }),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  delays: { stillWorkingAfter: STILL_WORKING_AFTER, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'overview',
  description: 'The figures and the latest changes are read side by side: neither waits for the other.',
  context: { figures: null, latest: null, figuresFailure: null, latestFailure: null },
  invoke: { src: 'watchConnection', description: 'Tells when the device is online again.' },
  type: 'parallel',
  states: {
    figures: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadFigures',
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'keepFigures', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'keepFigures', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'keepFiguresDefect' },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepFiguresDefect' } },
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
                actions: { type: 'keepLatest', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'keepLatest', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'keepLatestDefect' },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepLatestDefect' } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        shown: { on: { 'connection.restored': 'loading' } },
        failed: { on: { 'latest.retry': 'loading', 'connection.restored': 'loading' } },
      },
    },
  },
});
