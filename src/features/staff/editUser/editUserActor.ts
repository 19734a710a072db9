import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { UserEdit } from '../../../../machines/editUser/editUserForm.ts';
import { editUserMachine } from '../../../../machines/editUser/editUserMachine.ts';
import { saveUser } from '../../../../machines/editUser/saveUser.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { announcements } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { loadPlacementChoices } from '../loadPlacementChoices.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';

export const EditUserActor = createActorContext(editUserMachine);

/** The effects of Edit User, which updates the people on screen. */
export function editUserLogic(people: ShownRows<User>) {
  return editUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      saveUser: saveUser.provide({
        actors: {
          save: fromPromise(async ({ input: { row, edit } }) =>
            (await loadBackend()).saveUser({ ...row, ...(edit as UserEdit) }),
          ),
          load: fromPromise(async ({ input }) => (await loadBackend()).loadUser({ ...input, retry: false })),
        },
      }),
    },
    actions: {
      ...announcements,
      reportSaved: (_, { row }) => people.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
      reportGone: () => refreshList(people),
    },
  });
}
