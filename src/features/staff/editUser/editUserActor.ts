import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { editUserMachine } from '../../../../machines/editUser/editUserMachine.ts';
import { staffUpdateMachine } from '../../../../machines/editUser/staffUpdateMachine.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { announcements } from '../../../app/toasts/announcements.ts';
import { loadPlacementChoices } from '../loadPlacementChoices.ts';

/** The Edit User dialog's effects; whoever provides it hands over `reportSaved` and `reportGone`. */
export function editUserLogic() {
  return editUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      staffUpdate: staffUpdateMachine.provide({
        actors: {
          saveStaffMember: fromPromise(async ({ input }) => (await loadBackend()).saveStaffMember(input)),
          assign: fromPromise(async ({ input }) => (await loadBackend()).assign(input)),
          reassign: fromPromise(async ({ input }) => (await loadBackend()).reassign(input)),
          loadStaffMember: fromPromise(async ({ input }) => (await loadBackend()).loadStaffMember(input)),
        },
      }),
    },
    actions: announcements,
  });
}

export const EditUserActor = createActorContext(editUserMachine);
