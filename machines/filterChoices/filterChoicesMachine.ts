import { assign, fromPromise, setup } from 'xstate';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { NO_CHOICES, type PlacementChoices } from '../rules/placement.ts';

/** The departments and teams that the lists can be filtered by. */
export const filterChoicesMachine = setup({
  types: {
    context: {} as { choices: PlacementChoices },
    events: {} as { type: 'choices.want' },
    tags: '' as 'busy',
  },
  actors: { loadChoices: fromPromise<Outcome<PlacementChoices>>(notProvided('loadChoices')) },
  actions: {
    storeChoices: assign((_, outcome: Outcome<PlacementChoices>) => (outcome.ok ? { choices: outcome.value } : {})),
  },
  guards: { isOk: (_, outcome: Outcome<unknown>) => outcome.ok },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'filterChoices',
  description: 'The departments and teams that the lists can be filtered by: they come after the rows.',
  context: { choices: NO_CHOICES },
  initial: 'unknown',
  states: {
    unknown: { on: { 'choices.want': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadChoices',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'storeChoices', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
    },
    failed: {
      description: 'The lists work without: whoever reaches for a filter asks again.',
      on: { 'choices.want': 'loading' },
    },
    known: {},
  },
});
