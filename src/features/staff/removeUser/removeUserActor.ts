import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { removeUserMachine } from '../../../../machines/removeUser/removeUserMachine.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { announcements } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import type { ShownRows } from '../../../patterns/list/listActor.ts';

export const RemoveUserActor = createActorContext(removeUserMachine);

/** The effects of Remove User, which updates the people on screen. */
export function removeUserLogic(people: ShownRows<User>) {
  return removeUserMachine.provide({
    actors: {
      removeUser: fromPromise(async ({ input }) => (await loadBackend()).removeUser(input)),
      loadUser: fromPromise(async ({ input }) => (await loadBackend()).loadUser({ ...input, retry: false })),
    },
    actions: {
      ...announcements,
      reportRemoved: (_, { id }) => people.send({ type: 'row.removed', id }),
      reportOutdated: () => people.send({ type: 'list.refresh' }),
    },
  });
}
