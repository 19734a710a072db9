import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addTeamMachine } from '../../../../machines/addTeam/addTeamMachine.ts';
import type { Department } from '../../../../machines/shared/entities.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { announcements } from '../../../app/toasts/announcements.ts';
import { notifyLate } from '../../../app/toasts/notifyLate.ts';

/**
 * The Add Team dialog's effects; whoever provides it hands over `reportAdded` and `reportUnconfirmed`.
 * @param refresh reads the list again, for a write that ends after the dialog was closed
 */
export function addTeamLogic(refresh: () => void) {
  const late = notifyLate(refresh);
  return addTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise<Outcome<Department[]>>(async () => (await loadBackend()).listDepartments()),
      addTeam: fromPromise(async ({ input, signal }) => late((await loadBackend()).addTeam(input), signal)),
    },
    actions: announcements,
  });
}

export const AddTeamActor = createActorContext(addTeamMachine);
