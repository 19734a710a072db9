import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addUserMachine } from '../../../machines/addUser/addUserMachine.ts';
import { newAccountMachine } from '../../../machines/addUser/newAccountMachine.ts';
import type { Outcome } from '../../../machines/outcome.ts';
import { temporaryPassword } from '../../../machines/rules/temporaryPassword.ts';
import { loadBackend } from '../loadBackend.ts';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { createInvitedAccount } from './createInvitedAccount.ts';
import { loadPlacementChoices } from './loadPlacementChoices.ts';
import { watchRights } from './watchRights.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** The Add User dialog's effects; whoever provides it hands over `reportAdded`. */
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
      newAccount: newAccountMachine.provide({
        actors: {
          discardUnfinishedAccount,
          makeTemporaryPassword: fromPromise(() => Promise.resolve(temporaryPassword(randomBytes))),
          createAccount: fromPromise(async ({ input, signal }) =>
            watch(createInvitedAccount(await loadBackend(), input, signal)),
          ),
          hasProfile: fromPromise(async ({ input }) => (await loadBackend()).hasProfile(input)),
          addProfile: fromPromise(async ({ input }) => watch((await loadBackend()).addProfile(input))),
          assign: fromPromise(async ({ input }) => watch((await loadBackend()).assign(input))),
        },
      }),
    },
    actions: announcements,
  });
}

export const AddUserActor = createActorContext(addUserMachine);
