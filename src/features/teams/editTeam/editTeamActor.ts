import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { editTeamMachine } from '../../../../machines/editTeam/editTeamMachine.ts';
import { teamUpdateMachine } from '../../../../machines/editTeam/teamUpdateMachine.ts';
import type { Department } from '../../../../machines/shared/entities.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { announcements } from '../../../app/toasts/announcements.ts';
import { notifyLate } from '../../../app/toasts/notifyLate.ts';

/**
 * The Edit Team dialog's effects; whoever provides it hands over `reportSaved` and `reportGone`.
 * @param refresh reads the list again, for a write that ends after the dialog was closed
 */
export function editTeamLogic(refresh: () => void) {
  const late = notifyLate(refresh);
  return editTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise<Outcome<Department[]>>(async () => (await loadBackend()).listDepartments()),
      teamUpdate: teamUpdateMachine.provide({
        actors: {
          saveTeam: fromPromise(async ({ input, signal }) => late((await loadBackend()).saveTeam(input), signal)),
          loadTeam: fromPromise(async ({ input }) => (await loadBackend()).loadTeam(input)),
        },
      }),
    },
    actions: announcements,
  });
}

export const EditTeamActor = createActorContext(editTeamMachine);
