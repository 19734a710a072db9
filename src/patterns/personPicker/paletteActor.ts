import { createActorContext } from '@xstate/react';
import { type FoundPeople, commandPaletteMachine } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { abortable } from '../list/listActor.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** The number of people to request: more than are shown, so that matches by name come before roles and teams. */
export const SEARCH_SIZE = 25;

/** The search of the palette and of a PersonPicker; its provider passes `carryOut`. */
export const paletteLogic = commandPaletteMachine.provide({
  actors: {
    findPeople: abortable<FoundPeople, { search: string }>(async ({ input, signal }) =>
      (await loadBackend()).listUsers({ search: input.search, after: null, size: SEARCH_SIZE }, signal),
    ),
  },
});

export const PaletteActor = createActorContext(paletteLogic);
