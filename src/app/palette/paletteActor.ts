import { createActorContext } from '@xstate/react';
import type { FoundPeople } from '../../../machines/commandPalette/commandPaletteContext.ts';
import { commandPaletteMachine } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { abortable } from '../actors/abortable.ts';
import { loadBackend } from '../loadBackend.ts';

/** People that the palette shows of those it finds. */
const PEOPLE = 5;

/** The palette's search; whoever provides it hands over `carryOut`. */
export const paletteLogic = commandPaletteMachine.provide({
  actors: {
    findPeople: abortable<FoundPeople, { search: string }>(async ({ input, signal }) =>
      (await loadBackend()).listStaff({ search: input.search, after: null, size: PEOPLE }, signal),
    ),
  },
});

export const PaletteActor = createActorContext(paletteLogic);
