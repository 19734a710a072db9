import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { restoreUserMachine } from '../../../../machines/restoreUser/restoreUserMachine.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';
import { lastingAnnouncements } from '../../../patterns/toasts/announce.ts';

export const RestoreUserActor = createActorContext(restoreUserMachine);

/** The effects of Restore, which refreshes the people on screen. */
export function restoreUserLogic(people: ShownRows<User>) {
  return restoreUserMachine.provide({
    actors: { restoreUser: fromPromise(async ({ input }) => (await loadBackend()).restoreUser(input)) },
    actions: { ...lastingAnnouncements, reportChanged: () => refreshList(people) },
  });
}
