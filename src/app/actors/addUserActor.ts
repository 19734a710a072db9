import { fromPromise } from 'xstate';
import { addUserMachine } from '../../../machines/addUser/addUserMachine.ts';
import type { Outcome } from '../../../machines/outcome.ts';
import { loadBackend } from '../loadBackend.ts';
import { createDialogContext } from '../navigation/createDialogContext.tsx';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { loadPlacementChoices } from './loadPlacementChoices.ts';
import { newAccountLogic } from './newAccountLogic.ts';
import { watchRights } from './watchRights.ts';

/** The Add User dialog's effects; whoever provides it hands over `reportAdded` and `reportUnconfirmed`. */
export function addUserLogic(session: SessionActor) {
  const watch = watchRights(session);
  const discardUnfinishedAccount = fromPromise<Outcome<unknown>, { email: string }>(async ({ input }) =>
    watch((await loadBackend()).discardUnfinishedAccount(input)),
  );
  return addUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      discardUnfinishedAccount,
      copyToClipboard: fromPromise(({ input }) => navigator.clipboard.writeText(input.text)),
      newAccount: newAccountLogic(loadBackend, watch),
    },
    actions: announcements,
  });
}

export const AddUserActor = createDialogContext(addUserMachine);
