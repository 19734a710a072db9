import { fromPromise } from 'xstate';
import { removeUserMachine } from '../../../machines/removeUser/removeUserMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import { createDialogContext } from '../navigation/createDialogContext.tsx';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { watchRights } from './watchRights.ts';

/** The Remove User dialog's effects; whoever provides it hands over `reportRemoved` and `reportOutdated`. */
export function removeUserLogic(session: SessionActor) {
  const watch = watchRights(session);
  return removeUserMachine.provide({
    actors: {
      removeStaffMember: fromPromise(async ({ input }) => watch((await loadBackend()).removeStaffMember(input))),
      loadStaffMember: fromPromise(async ({ input }) => watch((await loadBackend()).loadStaffMember(input))),
    },
    actions: announcements,
  });
}

export const RemoveUserActor = createDialogContext(removeUserMachine);
