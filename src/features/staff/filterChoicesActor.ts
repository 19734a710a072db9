import { createActorContext } from '@xstate/react';
import { filterChoicesMachine } from '../../../machines/filterChoices/filterChoicesMachine.ts';
import { loadPlacementChoices } from './loadPlacementChoices.ts';

/** The departments and teams that a list can be filtered by. */
export const FilterChoicesActor = createActorContext(
  filterChoicesMachine.provide({ actors: { loadChoices: loadPlacementChoices } }),
);
