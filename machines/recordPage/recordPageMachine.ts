import { assign, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { errorText, notProvided, type Outcome } from '../shared/outcome.ts';
import { isFound, isMissing } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

/** What a page shows, such as a user with their latest changes. */
export type LoadedRecord = Record<string, unknown>;

/** The outcome of a read; null if there is no such record. */
type Loaded = Outcome<LoadedRecord | null>;

type RecordPageInput = {
  id: string;
  /** Shown for an error without a server message. */
  failureText: string;
};

/** The page of one record, such as a user or a team. */
export const recordPageMachine = setup({
  types: {
    context: {} as RecordPageInput & {
      /** Null until it is loaded. */
      record: LoadedRecord | null;
      /** Why the last read failed. */
      failure: string | null;
    },
    input: {} as RecordPageInput,
    events: {} as
      | { type: 'page.retry' }
      /** The user has changed the record. */
      | { type: 'record.changed' }
      /** The device is online again. */
      | { type: 'connection.restored' },
    tags: '' as 'slow',
  },
  actors: {
    loadRecord: fromPromise<Loaded, { id: string }>(notProvided('loadRecord')),
    watchConnection: fromCallback(notProvided('watchConnection')),
  },
  actions: {
    storeRecord: assign((_, outcome: Loaded) => (outcome.ok ? { record: outcome.value, failure: null } : {})),
    storeFailure: assign(({ context }, outcome: Loaded) => ({
      failure: outcome.ok ? null : errorText(outcome.error, context.failureText),
    })),
    storeDefect: assign({ failure: ({ context }) => context.failureText }),
  },
  guards: { isFound, isMissing },
  delays: requestDelays,
}).createMachine({
  id: 'recordPage',
  description: 'Loads the page of one record, and loads it again after each change.',
  context: ({ input }) => ({ ...input, record: null, failure: null }),
  invoke: { src: 'watchConnection', description: 'Sends an event when the device is online again.' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The record of the last read stays on screen.',
      invoke: {
        src: 'loadRecord',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'shown',
            actions: { type: 'storeRecord', params: output },
          },
          { guard: { type: 'isMissing', params: output }, target: 'notFound' },
          { target: 'failed', actions: { type: 'storeFailure', params: output } },
        ],
        onError: { target: 'failed', actions: 'storeDefect' },
      },
      after: { requestTimeout: { target: 'failed', actions: 'storeDefect' } },
      on: {
        'record.changed': {
          target: 'loading',
          reenter: true,
          description: 'The current read may have started before the change.',
        },
      },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    shown: { on: { 'record.changed': 'loading', 'connection.restored': 'loading' } },
    failed: { on: { 'page.retry': 'loading', 'record.changed': 'loading', 'connection.restored': 'loading' } },
    notFound: { description: 'The id is unknown, or the record was removed.' },
  },
});

type Snapshot = SnapshotFrom<typeof recordPageMachine>;

/** The loaded record; null until it is loaded. */
export function selectRecord(snapshot: Snapshot): LoadedRecord | null {
  return snapshot.context.record;
}

/** Whether there is no such record. */
export function selectIsNotFound(snapshot: Snapshot): boolean {
  return snapshot.matches('notFound');
}

/** Why the record was not loaded, or null. */
export function selectFailure(snapshot: Snapshot): string | null {
  return snapshot.matches('failed') ? snapshot.context.failure : null;
}
