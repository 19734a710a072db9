import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addDepartmentMachine } from '../../../machines/addDepartment/addDepartmentMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { watchRights } from './watchRights.ts';

/** The Add Department dialog's effects; whoever provides it hands over `reportAdded` and `reportUnconfirmed`. */
export function addDepartmentLogic(session: SessionActor) {
  const watch = watchRights(session);
  return addDepartmentMachine.provide({
    actors: {
      addDepartment: fromPromise(async ({ input }) => watch((await loadBackend()).addDepartment(input))),
    },
    actions: announcements,
  });
}

export const AddDepartmentActor = createActorContext(addDepartmentMachine);
