import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { directoryMachine } from '../../../machines/directory/directoryMachine.ts';
import { loadBackend } from '../loadBackend.ts';

/** The list of people; whoever provides it hands over `rememberQuery`. */
export const staffDirectoryLogic = directoryMachine.provide({
  actors: {
    loadPage: fromPromise(async ({ input, signal }) => (await loadBackend()).listStaff(input, signal)),
    countRows: fromPromise(async ({ input, signal }) => (await loadBackend()).countStaff(input, signal)),
  },
});

export const StaffDirectoryActor = createActorContext(staffDirectoryLogic);
