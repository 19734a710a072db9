import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { removeUserMachine } from '../../../../machines/removeUser/removeUserMachine.ts';
import { announcements } from '../../../app/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { StaffListActor } from '../staffList.ts';

export const RemoveUserActor = createActorContext(removeUserMachine);

/** The effects of Remove User, which updates the list of people. */
export function useRemoveUserLogic() {
  const list = StaffListActor.useActorRef();
  return removeUserMachine.provide({
    actors: {
      removeStaffMember: fromPromise(async ({ input }) => (await loadBackend()).removeStaffMember(input)),
      loadStaffMember: fromPromise(async ({ input }) => (await loadBackend()).loadStaffMember(input)),
    },
    actions: {
      ...announcements,
      reportRemoved: (_, { id }) => list.send({ type: 'row.removed', id }),
      reportOutdated: () => list.send({ type: 'list.refresh' }),
    },
  });
}
