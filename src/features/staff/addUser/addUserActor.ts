import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addUserMachine } from '../../../../machines/addUser/addUserMachine.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';
import { announcements, lastingAnnouncements } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { loadPlacementChoices } from '../loadPlacementChoices.ts';
import { newAccountLogic } from './newAccountLogic.ts';

export const AddUserActor = createActorContext(addUserMachine);

/** The effects of Add User, which updates the list of people. */
export function addUserLogic(people: ShownRows<User>) {
  return addUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      discardUnfinishedAccount: fromPromise(async ({ input }) => (await loadBackend()).discardUnfinishedAccount(input)),
      copyToClipboard: fromPromise(({ input }) => navigator.clipboard.writeText(input.text)),
      newAccount: newAccountLogic(loadBackend),
    },
    actions: {
      ...announcements,
      announceUnfinished: lastingAnnouncements.announceFailure,
      reportAdded: () => people.send({ type: 'row.added' }),
      reportUnconfirmed: () => refreshList(people),
    },
  });
}
