import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/list/directoryTypes.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { directoryMachine } from '../../../machines/list/directoryMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { abortable } from '../list/abortable.ts';
import type { LoadPage } from '../export/readRowsLogic.ts';

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
