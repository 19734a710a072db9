import { assign, fromPromise, setup } from 'xstate';
import { NO_ANSWER, notProvided, errorText, type Outcome } from '../shared/outcome.ts';
import { LOOK_UP_BATCH, REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Party } from '../rules/permissions.ts';
import { NO_CHOICES, type PlacementChoices } from '../rules/placement.ts';
import type { ListedPerson } from '../shared/entities.ts';
import { output } from '../shared/request.ts';
import { addressesOf, checkedRows, type CheckedRow } from './checkedRows.ts';
import { importFile, type ImportFile } from './importFile.ts';

/** The part of a browser `File` that the chart uses. */
export type ChosenFile = { name: string; size: number };

/** The cells of a file. */
export type FileTable = {
  cells: string[][];
  /** Whether the encoding is a guess, so that names may be garbled. */
  isEncodingGuessed: boolean;
};

type ImportCheckInput = { editor: Party; file: ChosenFile };

export type ImportCheckOutput = {
  /** `unusable`: another file is needed. `failed`: the same check may succeed later. */
  result: 'checked' | 'unusable' | 'failed';
  rows: CheckedRow[];
  ignoredColumns: string[];
  isEncodingGuessed: boolean;
  /** Why the check failed. */
  failure: string | null;
};

type Context = ImportCheckInput &
  ImportFile &
  Pick<ImportCheckOutput, 'result' | 'isEncodingGuessed' | 'failure'> & {
    choices: PlacementChoices;
    /** The addresses left to look up. */
    addresses: string[];
    listed: ListedPerson[];
  };

const UNREADABLE: Outcome<never> = { ok: false, error: { kind: 'invalid', message: 'This file cannot be read.' } };

function failureText(outcome: Outcome<unknown>): string | null {
  if (outcome.ok) return null;
  const isUnanswered = outcome.error.kind === 'unreachable';
  const fallback = isUnanswered
    ? 'The server did not answer. Check your connection and try again.'
    : 'Failed to check the file';
  return errorText(outcome.error, fallback);
}

function inFile(table: Outcome<FileTable>): Outcome<ImportFile> {
  return table.ok ? importFile(table.value.cells) : table;
}

/** Reads and validates a file, and looks up the addresses that are already in the list. */
export const importCheckMachine = setup({
  types: { context: {} as Context, input: {} as ImportCheckInput, output: {} as ImportCheckOutput },
  actors: {
    readFile: fromPromise<Outcome<FileTable>, { file: ChosenFile }>(notProvided('readFile')),
    loadChoices: fromPromise<Outcome<PlacementChoices>>(notProvided('loadChoices')),
    findListed: fromPromise<Outcome<ListedPerson[]>, { emails: string[] }>(notProvided('findListed')),
  },
  actions: {
    storeFile: assign((_, table: Outcome<FileTable>) => {
      const file = inFile(table);
      if (!table.ok || !file.ok) return {};
      const { isEncodingGuessed } = table.value;
      return { ...file.value, isEncodingGuessed, addresses: addressesOf(file.value.rows) };
    }),
    storeUnusable: assign((_, table: Outcome<FileTable>) => ({
      result: 'unusable',
      failure: failureText(inFile(table)),
    })),
    storeChoices: assign((_, outcome: Outcome<PlacementChoices>) => (outcome.ok ? { choices: outcome.value } : {})),
    storeListed: assign(({ context }, outcome: Outcome<ListedPerson[]>) => ({
      addresses: context.addresses.slice(LOOK_UP_BATCH),
      listed: [...context.listed, ...(outcome.ok ? outcome.value : [])],
    })),
    storeFailure: assign((_, outcome: Outcome<unknown>) => ({ result: 'failed', failure: failureText(outcome) })),
  },
  guards: {
    isUsable: (_, table: Outcome<FileTable>) => inFile(table).ok,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isNextBatchDue: ({ context }, outcome: Outcome<unknown>) => outcome.ok && context.addresses.length > LOOK_UP_BATCH,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'importCheck',
  description: 'Finds out which rows of a file can be added, without writing anything. Ends with the result.',
  context: ({ input }) => ({
    ...input,
    rows: [],
    ignoredColumns: [],
    isEncodingGuessed: false,
    choices: NO_CHOICES,
    addresses: [],
    listed: [],
    result: 'checked',
    failure: null,
  }),
  output: ({ context: { result, rows, ignoredColumns, isEncodingGuessed, failure, editor, choices, listed } }) => ({
    result,
    rows: checkedRows(rows, { editor, choices, listed }),
    ignoredColumns,
    isEncodingGuessed,
    failure,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isUsable', params: output },
            target: 'loadingChoices',
            actions: { type: 'storeFile', params: output },
          },
          { target: 'ended', actions: { type: 'storeUnusable', params: output } },
        ],
        onError: { target: 'ended', actions: { type: 'storeUnusable', params: UNREADABLE } },
      },
      after: { requestTimeout: { target: 'ended', actions: { type: 'storeUnusable', params: UNREADABLE } } },
    },
    loadingChoices: {
      description: 'Loads the departments and teams, which the validation needs.',
      invoke: {
        src: 'loadChoices',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'lookingUp',
            actions: { type: 'storeChoices', params: output },
          },
          { target: 'ended', actions: { type: 'storeFailure', params: output } },
        ],
        onError: { target: 'ended', actions: { type: 'storeFailure', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'ended', actions: { type: 'storeFailure', params: NO_ANSWER } } },
    },
    lookingUp: {
      description: 'Looks up in batches which addresses are already in the list.',
      invoke: {
        src: 'findListed',
        input: ({ context }) => ({ emails: context.addresses.slice(0, LOOK_UP_BATCH) }),
        onDone: [
          {
            guard: { type: 'isNextBatchDue', params: output },
            target: 'lookingUp',
            reenter: true,
            actions: { type: 'storeListed', params: output },
          },
          {
            guard: { type: 'isAccepted', params: output },
            target: 'ended',
            actions: { type: 'storeListed', params: output },
          },
          { target: 'ended', actions: { type: 'storeFailure', params: output } },
        ],
        onError: { target: 'ended', actions: { type: 'storeFailure', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'ended', actions: { type: 'storeFailure', params: NO_ANSWER } } },
    },
    ended: { type: 'final' },
  },
});
