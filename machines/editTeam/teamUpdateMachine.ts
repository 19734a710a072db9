import { assign, fromPromise, setup } from 'xstate';
import { hasValues, type TeamValues } from '../addTeam/teamForm.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Team } from '../shared/entities.ts';
import { NO_ANSWER, notProvided, type BackendError, type Outcome } from '../shared/outcome.ts';
import { isAccepted, needsRead, isFound, isMissing, withError } from '../shared/outcomeGuards.ts';

type TeamUpdateInput = {
  /** The version that the edit is based on. */
  team: Team;
  edit: TeamValues;
};

export type TeamUpdateOutput = {
  /** `conflict`: nothing is saved, and `team` is a newer version. `rejected`: nothing is known to be saved. */
  result: 'saved' | 'conflict' | 'gone' | 'rejected';
  /** The latest known version. */
  team: Team;
  /** The team as read after the write; null if it was not read. */
  row: Team | null;
  error: BackendError | null;
};

type Reading = Outcome<Team | null>;

/** Saves a team. If the result is unknown, reads the row and compares it. */
export const teamUpdateMachine = setup({
  types: {
    context: {} as TeamUpdateInput & TeamUpdateOutput,
    input: {} as TeamUpdateInput,
    output: {} as TeamUpdateOutput,
  },
  actors: {
    saveTeam: fromPromise<Outcome<unknown>, { id: string; updatedAt: string } & TeamValues>(notProvided('saveTeam')),
    loadTeam: fromPromise<Reading, { id: string }>(notProvided('loadTeam')),
  },
  actions: {
    storeTeam: assign((_, reading: Reading) =>
      reading.ok && reading.value ? { team: reading.value, row: reading.value } : {},
    ),
    storeError: assign(withError),
    setResult: assign((_, result: TeamUpdateOutput['result']) => ({ result })),
  },
  guards: {
    isAccepted,
    needsRead,
    isFound,
    isMissing,
    isEditFound: ({ context }, reading: Reading) =>
      reading.ok && reading.value !== null && hasValues(reading.value, context.edit),
    isNewer: ({ context }, reading: Reading) =>
      reading.ok && reading.value !== null && reading.value.updatedAt !== context.team.updatedAt,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'teamUpdate',
  description: 'Saves a team unless there is a newer version. Ends with the result.',
  context: ({ input }) => ({ ...input, result: 'rejected', row: null, error: null }),
  output: ({ context: { result, team, row, error } }) => ({ result, team, row, error }),
  initial: 'saving',
  states: {
    saving: {
      invoke: {
        src: 'saveTeam',
        input: ({ context: { team, edit } }) => ({ id: team.id, updatedAt: team.updatedAt, ...edit }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'rereading' },
          {
            guard: { type: 'needsRead', params: ({ event }) => event.output },
            target: 'comparing',
            actions: { type: 'storeError', params: ({ event }) => event.output },
          },
          { target: 'rejected', actions: { type: 'storeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'comparing', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'comparing', actions: { type: 'storeError', params: NO_ANSWER } } },
    },
    rereading: {
      description: 'Reads the row as stored, for the list. The team counts as saved even if reading fails.',
      invoke: {
        src: 'loadTeam',
        input: ({ context }) => ({ id: context.team.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'storeTeam', params: ({ event }) => event.output },
          },
          { target: 'saved' },
        ],
        onError: 'saved',
      },
      after: { requestTimeout: 'saved' },
    },
    comparing: {
      description: 'After no response, a newer version or no row: reads the row to find out what is saved.',
      invoke: {
        src: 'loadTeam',
        input: ({ context }) => ({ id: context.team.id }),
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'gone' },
          {
            guard: { type: 'isEditFound', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'storeTeam', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'storeTeam', params: ({ event }) => event.output },
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
