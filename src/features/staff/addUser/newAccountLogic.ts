import { fromPromise } from 'xstate';
import { newAccountMachine } from '../../../../machines/addUser/newAccountMachine.ts';
import { temporaryPassword } from '../../../../machines/rules/temporaryPassword.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import type { Credentials } from '../../../backend/auth/auth.ts';
import type { Backend } from '../../../backend/backend.ts';
import type { NewAccount } from '../../../backend/auth/auth.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** The writes of a new user. @param load loads the backend */
export function newAccountLogic(load: () => Promise<Backend>) {
  return newAccountMachine.provide({
    actors: {
      discardUnfinishedAccount: fromPromise(async ({ input }) => (await load()).discardUnfinishedAccount(input)),
      makeTemporaryPassword: fromPromise(() => Promise.resolve(temporaryPassword(randomBytes))),
      createAccount: fromPromise(async ({ input, signal }) => createAccountWithTicket(await load(), input, signal)),
      findListed: fromPromise(async ({ input }) => (await load()).findListed(input)),
      addProfile: fromPromise(async ({ input }) => (await load()).addProfile(input)),
      assign: fromPromise(async ({ input }) => (await load()).assign(input)),
      sendInvitation: fromPromise(async ({ input }) => (await load()).requestPasswordReset(input)),
      recordInvitation: fromPromise(async ({ input }) => (await load()).recordInvitation(input)),
    },
  });
}

/**
 * Issues a ticket for an address and then creates its account. If sign-up is closed, the server only accepts addresses
 * with a ticket; it also distinguishes a new account from an existing one (docs/closed-sign-up.md).
 */
export async function createAccountWithTicket(
  backend: Pick<Backend, 'issueTicket' | 'createAccount'>,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<Outcome<NewAccount>> {
  const ticket = await backend.issueTicket({ email: credentials.email });
  // The user no longer waits for the account.
  signal.throwIfAborted();
  return ticket.ok ? backend.createAccount(credentials) : ticket;
}
