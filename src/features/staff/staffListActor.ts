import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/list/listTypes.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { abortable } from '../list/abortable.ts';
import type { LoadPage } from '../export/readRowsLogic.ts';

/** A page of the list of people. */
export const loadStaffPage: LoadPage = async (request, signal) => (await loadBackend()).listStaff(request, signal);

/** The list of people; whoever provides it hands over `rememberQuery`. */
export const staffListLogic = listMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadStaffPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countStaff(input, signal)),
  },
});

export const StaffListActor = createActorContext(staffListLogic);
