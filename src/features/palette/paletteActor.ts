import { createActorContext } from '@xstate/react';
import type { FoundPeople } from '../../../machines/commandPalette/commandPaletteContext.ts';
import { commandPaletteMachine } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { abortable } from '../list/abortable.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** How many people are asked for: more than are shown, so that names come before roles and workplaces. */
export const PEOPLE_SOUGHT = 25;

/** The search of the palette, and of fields that pick a person; whoever provides it hands over `carryOut`. */
export const paletteLogic = commandPaletteMachine.provide({
  actors: {
    findPeople: abortable<FoundPeople, { search: string }>(async ({ input, signal }) =>
      (await loadBackend()).listStaff({ search: input.search, after: null, size: PEOPLE_SOUGHT }, signal),
    ),
  },
});

export const PaletteActor = createActorContext(paletteLogic);
