import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import type { ListedPerson } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, isWaiting, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { NewPerson } from './addUserForm.ts';
import type { CreatedAccount, NewAccountInput } from './newAccount.ts';
import { newAccountMachine } from './newAccountMachine.ts';

export const coverage = trackTransitions(newAccountMachine);

export const ann: NewPerson = {
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'EMPLOYEE',
  departmentId: null,
  teamId: null,
};

export const suspended: ListedPerson = { id: 'ann', email: ann.email, role: 'EMPLOYEE', isSuspended: true };

export const lookup = answering<Outcome<ListedPerson[]>>;

/** Finds these users by their address. */
export const found = (...people: ListedPerson[]) => lookup(accepted(people));

/** Effects of the new-account chart that all succeed. */
export function accountEffects() {
  return {
    discardUnfinishedAccount: answering<Outcome>(accepted(null)),
    makeTemporaryPassword: answering<string>('Secret77', 'Another8'),
    createAccount: answering<Outcome<CreatedAccount>>(accepted({ userId: 'ann' })),
    findListed: lookup(),
    addProfile: answering<Outcome>(accepted(null)),
    assign: answering<Outcome>(accepted(null)),
    sendInvitation: answering<Outcome>(accepted(null)),
    recordInvitation: answering<Outcome>(accepted(null)),
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
      findListed: fromPromise(({ input }) => called.findListed(input)),
      addProfile: fromPromise(({ input }) => called.addProfile(input)),
      assign: fromPromise(({ input }) => called.assign(input)),
      sendInvitation: fromPromise(({ input }) => called.sendInvitation(input)),
      recordInvitation: fromPromise(({ input }) => called.recordInvitation(input)),
    },
  });
}

/** Runs an attempt until it ends. The clock advances only for requests without a response. No effect runs twice. */
export async function attempt(input: Partial<NewAccountInput>, answers: Partial<ReturnType<typeof accountEffects>>) {
  const called = { ...accountEffects(), ...answers };
  const clock = new SimulatedClock();
  const actor = createActor(withEffects(newAccountMachine, called), {
    clock,
    inspect: coverage.inspect,
    input: {
      person: ann,
      password: '',
      progress: 'nothing',
      userId: '',
      hasToConfirm: false,
      firstSignIn: 'temporaryPassword',
      ...input,
    },
  }).start();
  await settle();
  if (isWaiting(...Object.values(called))) clock.increment(REQUEST_TIMEOUT);
  for (const effect of Object.values(called)) expect(effect.mock.calls.length).toBeLessThan(2);
  return { output: actor.getSnapshot().output, called };
}
