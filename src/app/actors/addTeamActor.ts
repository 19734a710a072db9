import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addTeamMachine } from '../../../machines/addTeam/addTeamMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { watchRights } from './watchRights.ts';

/** The Add Team dialog's effects; whoever provides it hands over `reportAdded` and `reportUnconfirmed`. */
export function addTeamLogic(session: SessionActor) {
  const watch = watchRights(session);
  return addTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise(async () => (await loadBackend()).listDepartments()),
      addTeam: fromPromise(async ({ input }) => watch((await loadBackend()).addTeam(input))),
    },
    actions: announcements,
  });
}

export const AddTeamActor = createActorContext(addTeamMachine);
