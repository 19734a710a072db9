import { fromPromise } from 'xstate';
import { newAccountMachine } from '../../../../machines/addUser/newAccountMachine.ts';
import { temporaryPassword } from '../../../../machines/rules/temporaryPassword.ts';
import type { Backend } from '../../../backend/backend.ts';
import { createInvitedAccount } from './createInvitedAccount.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** The writes of a new user, on the backend that `load` gives. */
export function newAccountLogic(load: () => Promise<Backend>) {
  return newAccountMachine.provide({
    actors: {
      discardUnfinishedAccount: fromPromise(async ({ input }) => (await load()).discardUnfinishedAccount(input)),
      makeTemporaryPassword: fromPromise(() => Promise.resolve(temporaryPassword(randomBytes))),
      createAccount: fromPromise(async ({ input, signal }) => createInvitedAccount(await load(), input, signal)),
      hasProfile: fromPromise(async ({ input }) => (await load()).hasProfile(input)),
      addProfile: fromPromise(async ({ input }) => (await load()).addProfile(input)),
      assign: fromPromise(async ({ input }) => (await load()).assign(input)),
    },
  });
}
