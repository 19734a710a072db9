import { fromPromise } from 'xstate';
import { editUserMachine } from '../../../machines/editUser/editUserMachine.ts';
import { staffUpdateMachine } from '../../../machines/editUser/staffUpdateMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import { createDialogContext } from '../navigation/createDialogContext.tsx';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { loadPlacementChoices } from './loadPlacementChoices.ts';
import { watchRights } from './watchRights.ts';

/** The Edit User dialog's effects; whoever provides it hands over `reportSaved` and `reportGone`. */
export function editUserLogic(session: SessionActor) {
  const watch = watchRights(session);
  return editUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      staffUpdate: staffUpdateMachine.provide({
        actors: {
          saveStaffMember: fromPromise(async ({ input }) => watch((await loadBackend()).saveStaffMember(input))),
          assign: fromPromise(async ({ input }) => watch((await loadBackend()).assign(input))),
          reassign: fromPromise(async ({ input }) => watch((await loadBackend()).reassign(input))),
          loadStaffMember: fromPromise(async ({ input }) => watch((await loadBackend()).loadStaffMember(input))),
        },
      }),
    },
    actions: announcements,
  });
}

export const EditUserActor = createDialogContext(editUserMachine);
