import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addUserMachine } from '../../../../machines/addUser/addUserMachine.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { announcements } from '../../../app/toasts/announcements.ts';
import { loadPlacementChoices } from '../loadPlacementChoices.ts';
import { newAccountLogic } from './newAccountLogic.ts';

/** The Add User dialog's effects; whoever provides it hands over `reportAdded` and `reportUnconfirmed`. */
export function addUserLogic() {
  const discardUnfinishedAccount = fromPromise<Outcome<unknown>, { email: string }>(async ({ input }) =>
    (await loadBackend()).discardUnfinishedAccount(input),
  );
  return addUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      discardUnfinishedAccount,
      copyToClipboard: fromPromise(({ input }) => navigator.clipboard.writeText(input.text)),
      newAccount: newAccountLogic(loadBackend),
    },
    actions: announcements,
  });
}

export const AddUserActor = createActorContext(addUserMachine);
