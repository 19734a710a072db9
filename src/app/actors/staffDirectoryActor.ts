import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/directory/directoryTypes.ts';
import type { PageRequest } from '../../../machines/directory/page.ts';
import { directoryMachine } from '../../../machines/directory/directoryMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import { abortable } from './abortable.ts';
import type { LoadPage } from '../reading/readRowsLogic.ts';

/** A page of the list of people. */
export const loadStaffPage: LoadPage = async (request, signal) => (await loadBackend()).listStaff(request, signal);

/** The list of people; whoever provides it hands over `rememberQuery`. */
export const staffDirectoryLogic = directoryMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadStaffPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countStaff(input, signal)),
  },
});

export const StaffDirectoryActor = createActorContext(staffDirectoryLogic);
