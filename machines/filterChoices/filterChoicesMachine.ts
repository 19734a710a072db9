import { assign, fromPromise, setup } from 'xstate';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { NO_CHOICES, type PlacementChoices } from '../rules/placement.ts';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output } from '../shared/request.ts';

/** The departments and teams that the lists can be filtered by. */
export const filterChoicesMachine = setup({
  types: {
    context: {} as { choices: PlacementChoices },
    events: {} as { type: 'choices.request' },
    tags: '' as 'busy',
  },
  actors: { loadChoices: fromPromise<Outcome<PlacementChoices>>(notProvided('loadChoices')) },
  actions: {
    storeChoices: assign((_, outcome: Outcome<PlacementChoices>) => (outcome.ok ? { choices: outcome.value } : {})),
  },
  guards: { isAccepted },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'filterChoices',
  description: 'Loads the departments and teams that the lists can be filtered by, after the rows.',
  context: { choices: NO_CHOICES },
  initial: 'unknown',
  states: {
    unknown: { on: { 'choices.request': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadChoices',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'known',
            actions: { type: 'storeChoices', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
    },
    failed: {
      description: 'The lists work without them. Focusing a filter requests them again.',
      on: { 'choices.request': 'loading' },
    },
    known: {},
  },
});

/** The departments and teams; empty until they are loaded. */
export function selectChoices({ context }: { context: { choices: PlacementChoices } }): PlacementChoices {
  return context.choices;
}
