import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/list/directoryTypes.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { directoryMachine } from '../../../machines/list/directoryMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { abortable } from '../list/abortable.ts';
import type { LoadPage } from '../export/readRowsLogic.ts';

/** A page of the list of teams. */
export const loadTeamsPage: LoadPage = async (request, signal) => (await loadBackend()).listTeams(request, signal);

/** The list of teams; whoever provides it hands over `rememberQuery`. */
export const teamsDirectoryLogic = directoryMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadTeamsPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countTeams(input, signal)),
  },
});

export const TeamsDirectoryActor = createActorContext(teamsDirectoryLogic);
