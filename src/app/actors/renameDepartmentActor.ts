import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { renameDepartmentMachine } from '../../../machines/renameDepartment/renameDepartmentMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { watchRights } from './watchRights.ts';

/** The effects of renaming a department; whoever provides it hands over `reportChanged`. */
export function renameDepartmentLogic(session: SessionActor) {
  const watch = watchRights(session);
  return renameDepartmentMachine.provide({
    actors: {
      loadDepartment: fromPromise(async ({ input }) => (await loadBackend()).loadDepartment(input)),
      saveDepartment: fromPromise(async ({ input }) => watch((await loadBackend()).saveDepartment(input))),
    },
    actions: announcements,
  });
}

export const RenameDepartmentActor = createActorContext(renameDepartmentMachine);
