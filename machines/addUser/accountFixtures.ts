import { fromPromise } from 'xstate';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering } from '../testing/answers.ts';
import type { MadeAccount, newAccountMachine } from './newAccountMachine.ts';

/** Effects of the new-account chart that all succeed. */
export function accountEffects() {
  return {
    discardUnfinishedAccount: answering<Outcome>(accepted(null)),
    makeTemporaryPassword: answering<string>('Secret77', 'Another8'),
    createAccount: answering<Outcome<MadeAccount>>(accepted({ userId: 'ann' })),
    hasProfile: answering<Outcome<boolean>>(),
    addProfile: answering<Outcome>(accepted(null)),
    assign: answering<Outcome>(accepted(null)),
  };
}

type Effects = ReturnType<typeof accountEffects>;
type AccountEffects = { [Name in keyof Effects]: (input?: unknown) => ReturnType<Effects[Name]> };

/** Provides the new-account chart with effects. */
export function withEffects(newAccount: typeof newAccountMachine, called: AccountEffects) {
  return newAccount.provide({
    actors: {
      discardUnfinishedAccount: fromPromise(({ input }) => called.discardUnfinishedAccount(input)),
      makeTemporaryPassword: fromPromise(() => called.makeTemporaryPassword()),
      createAccount: fromPromise(({ input }) => called.createAccount(input)),
      hasProfile: fromPromise(({ input }) => called.hasProfile(input)),
      addProfile: fromPromise(({ input }) => called.addProfile(input)),
      assign: fromPromise(({ input }) => called.assign(input)),
    },
  });
}
