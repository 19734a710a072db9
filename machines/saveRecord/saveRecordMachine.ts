import { assign, fromPromise, setup } from 'xstate';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { NO_ANSWER, notProvided, type BackendError, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isFound, isMissing, isPolicyError, needsRead, withError } from '../shared/outcomeGuards.ts';
import { output } from '../shared/request.ts';

/** A row with its version. */
export type VersionedRow = { id: string; updatedAt: string };

export type SaveInput<Row = VersionedRow, Edit = object> = {
  /** The version that the edit is based on. */
  row: Row;
  edit: Edit;
};

export type SaveOutput<Row = VersionedRow> = {
  /** `conflict`: nothing is saved, and `row` is a newer version. `rejected`: nothing is known to be saved. */
  result: 'saved' | 'conflict' | 'gone' | 'rejected';
  /** The latest known version. */
  row: Row;
  /** The row as read after the write; null if it was not read. */
  read: Row | null;
  error: BackendError | null;
};

type Reading = Outcome<VersionedRow | null>;

/** Saves an edit of a row. If the result is unknown, reads the row and compares it. */
export const saveRecordMachine = setup({
  types: {
    context: {} as SaveInput & SaveOutput,
    input: {} as SaveInput,
    output: {} as SaveOutput,
  },
  actors: {
    /** The value is the row as stored, or null if the server does not return it. */
    save: fromPromise<Reading, SaveInput>(notProvided('save')),
    load: fromPromise<Reading, { id: string }>(notProvided('load')),
  },
  actions: {
    storeRow: assign((_, reading: Reading) =>
      reading.ok && reading.value ? { row: reading.value, read: reading.value } : {},
    ),
    storeError: assign(withError),
    setResult: assign((_, result: SaveOutput['result']) => ({ result })),
  },
  guards: {
    isAccepted,
    needsRead: (_, outcome: Reading) => needsRead(_, outcome) || (!outcome.ok && isPolicyError(outcome.error)),
    isFound,
    isMissing,
    /** Dialogs whose edit has other fields than the row provide their own. */
    isEditFound: ({ context: { edit } }, reading: Reading) =>
      reading.ok && reading.value !== null && isPartOf(edit, reading.value),
    isNewer: ({ context }, reading: Reading) =>
      reading.ok && reading.value !== null && reading.value.updatedAt !== context.row.updatedAt,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'saveRecord',
  description: 'Saves an edit unless there is a newer version. Ends with the result.',
  context: ({ input }) => ({ ...input, result: 'rejected', read: null, error: null }),
  output: ({ context: { result, row, read, error } }) => ({ result, row, read, error }),
  initial: 'saving',
  states: {
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { row, edit } }) => ({ row, edit }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'saved',
            actions: { type: 'storeRow', params: output },
          },
          { guard: { type: 'isAccepted', params: output }, target: 'rereading' },
          {
            guard: { type: 'needsRead', params: output },
            target: 'comparing',
            actions: { type: 'storeError', params: output },
          },
          { target: 'rejected', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'comparing', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'comparing', actions: { type: 'storeError', params: NO_ANSWER } } },
    },
    rereading: {
      description: 'Reads the row as stored, for the list. The edit counts as saved even if reading fails.',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ id: context.row.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'saved',
            actions: { type: 'storeRow', params: output },
          },
          { target: 'saved' },
        ],
        onError: 'saved',
      },
      after: { requestTimeout: 'saved' },
    },
    comparing: {
      description:
        'After no response, a newer version, no row or no permission: reads the row to find out what is saved.',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ id: context.row.id }),
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'gone' },
          {
            guard: { type: 'isEditFound', params: output },
            target: 'saved',
            actions: { type: 'storeRow', params: output },
          },
          {
            guard: { type: 'isNewer', params: output },
            target: 'conflict',
            actions: { type: 'storeRow', params: output },
          },
          { target: 'rejected' },
        ],
        onError: 'rejected',
      },
      after: { requestTimeout: 'rejected' },
    },
    saved: { type: 'final', entry: { type: 'setResult', params: 'saved' } },
    conflict: { type: 'final', entry: { type: 'setResult', params: 'conflict' } },
    gone: { type: 'final', entry: { type: 'setResult', params: 'gone' } },
    rejected: { type: 'final' },
  },
});

type Result = Pick<SaveOutput, 'result' | 'error'>;

/** The guards of dialogs that save a record. Their parameter is the output of this chart. */
export const saveGuards = {
  isSaved: (_: unknown, { result }: Result) => result === 'saved',
  isGone: (_: unknown, { result }: Result) => result === 'gone',
  isConflict: (_: unknown, { result }: Result) => result === 'conflict',
  isTaken: (_: unknown, { error }: Result) => error?.kind === 'taken',
  mayBeSaved: (_: unknown, { error }: Result) => error?.kind === 'changed' || error?.kind === 'unreachable',
};

function isPartOf(edit: object, row: object): boolean {
  const saved = new Map(Object.entries(row));
  return Object.entries(edit).every(([field, value]) => saved.get(field) === value);
}
