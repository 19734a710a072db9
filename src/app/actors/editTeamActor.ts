import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { editTeamMachine } from '../../../machines/editTeam/editTeamMachine.ts';
import { teamUpdateMachine } from '../../../machines/editTeam/teamUpdateMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { watchRights } from './watchRights.ts';

/** The Edit Team dialog's effects; whoever provides it hands over `reportSaved` and `reportGone`. */
export function editTeamLogic(session: SessionActor) {
  const watch = watchRights(session);
  return editTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise(async () => (await loadBackend()).listDepartments()),
      teamUpdate: teamUpdateMachine.provide({
        actors: {
          saveTeam: fromPromise(async ({ input }) => watch((await loadBackend()).saveTeam(input))),
          loadTeam: fromPromise(async ({ input }) => (await loadBackend()).loadTeam(input)),
        },
      }),
    },
    actions: announcements,
  });
}

export const EditTeamActor = createActorContext(editTeamMachine);
