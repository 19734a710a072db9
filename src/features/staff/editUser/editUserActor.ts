import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { editUserMachine } from '../../../../machines/editUser/editUserMachine.ts';
import { staffUpdateMachine } from '../../../../machines/editUser/staffUpdateMachine.ts';
import type { StaffMember } from '../../../../machines/shared/entities.ts';
import { announcements } from '../../../app/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { loadPlacementChoices } from '../loadPlacementChoices.ts';
import type { ShownRows } from '../../list/listActor.ts';

export const EditUserActor = createActorContext(editUserMachine);

/** The effects of Edit User, which updates the people on screen. */
export function editUserLogic(people: ShownRows<StaffMember>) {
  return editUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      staffUpdate: staffUpdateMachine.provide({
        actors: {
          saveStaffMember: fromPromise(async ({ input }) => (await loadBackend()).saveStaffMember(input)),
          assign: fromPromise(async ({ input }) => (await loadBackend()).assign(input)),
          reassign: fromPromise(async ({ input }) => (await loadBackend()).reassign(input)),
          loadStaffMember: fromPromise(async ({ input }) =>
            (await loadBackend()).loadStaffMember({ ...input, retry: false }),
          ),
        },
      }),
    },
    actions: {
      ...announcements,
      reportSaved: (_, { row }) => people.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
      reportGone: (_, { id }) => people.send({ type: 'row.removed', id }),
    },
  });
}
