import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { removeUserMachine } from '../../../../machines/removeUser/removeUserMachine.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { announcements } from '../../../app/toasts/announcements.ts';

/** The Remove User dialog's effects; whoever provides it hands over `reportRemoved` and `reportOutdated`. */
export function removeUserLogic() {
  return removeUserMachine.provide({
    actors: {
      removeStaffMember: fromPromise(async ({ input }) => (await loadBackend()).removeStaffMember(input)),
      loadStaffMember: fromPromise(async ({ input }) => (await loadBackend()).loadStaffMember(input)),
    },
    actions: announcements,
  });
}

export const RemoveUserActor = createActorContext(removeUserMachine);
