import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { removeUserMachine } from '../../../../machines/removeUser/removeUserMachine.ts';
import type { StaffMember } from '../../../../machines/shared/entities.ts';
import { announcements } from '../../../app/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import type { ShownRows } from '../../list/listActor.ts';

export const RemoveUserActor = createActorContext(removeUserMachine);

/** The effects of Remove User, which updates the people on screen. */
export function removeUserLogic(people: ShownRows<StaffMember>) {
  return removeUserMachine.provide({
    actors: {
      removeStaffMember: fromPromise(async ({ input }) => (await loadBackend()).removeStaffMember(input)),
      loadStaffMember: fromPromise(async ({ input }) =>
        (await loadBackend()).loadStaffMember({ ...input, retry: false }),
      ),
    },
    actions: {
      ...announcements,
      reportRemoved: (_, { id }) => people.send({ type: 'row.removed', id }),
      reportOutdated: () => people.send({ type: 'list.refresh' }),
    },
  });
}
