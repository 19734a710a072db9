import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/list/listTypes.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { abortable } from '../list/abortable.ts';
import type { LoadPage } from '../export/readRowsLogic.ts';

/** A page of the list of teams. */
export const loadTeamsPage: LoadPage = async (request, signal) => (await loadBackend()).listTeams(request, signal);

/** The list of teams; whoever provides it hands over `rememberQuery`. */
export const teamsListLogic = listMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadTeamsPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countTeams(input, signal)),
  },
});

export const TeamsListActor = createActorContext(teamsListLogic);
