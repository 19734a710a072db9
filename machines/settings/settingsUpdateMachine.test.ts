import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { settingsUpdateMachine, type SettingsUpdateInput } from './settingsUpdateMachine.ts';

const coverage = trackTransitions(settingsUpdateMachine);
afterAll(coverage.expectComplete);

const profile: Profile = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Annie',
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  themePreference: 'light',
  mayReadLog: true,
  isSuspended: false,
};
const both: SettingsUpdateInput = {
  userId: 'ann',
  email: 'ann@example.org',
  displayName: 'Annie',
  password: { current: 'old pass', next: 'new pass' },
  isPasswordUnconfirmed: false,
};
const unreachable = { kind: 'unreachable', message: null };

function effects() {
  return {
    verifyPassword: answering<Outcome>(accepted(null)),
    saveDisplayName: answering<Outcome<Profile>>(accepted(profile)),
    changePassword: answering<Outcome>(accepted(null)),
  };
}

/** Runs an update until it ends; requests without a response time out. */
async function update(change: Partial<SettingsUpdateInput>, answers: Partial<ReturnType<typeof effects>> = {}) {
  const called = { ...effects(), ...answers };
  const order: string[] = [];
  const reportProfile = vi.fn<(action: unknown, params: { profile: Profile }) => void>();
  const clock = new SimulatedClock();
  const machine = settingsUpdateMachine.provide({
    actors: {
      verifyPassword: fromPromise(({ input }) => {
        order.push(`verify ${input.password} of ${input.email}`);
        return called.verifyPassword();
      }),
      saveDisplayName: fromPromise(({ input }) => {
        order.push(`name ${input.userId} ${input.displayName}`);
        return called.saveDisplayName();
      }),
      changePassword: fromPromise(({ input }) => {
        order.push(`change to ${input.password}`);
        return called.changePassword();
      }),
    },
    actions: { reportProfile },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { ...both, ...change } }).start();
  await settle();
  clock.increment(REQUEST_TIMEOUT - 1);
  await settle();
  const wasWaiting = actor.getSnapshot().status === 'active';
  clock.increment(1);
  await settle();
  const { output, context } = actor.getSnapshot();
  expect(context.password).toBeNull();
  return { order, output, wasWaiting, reported: reportProfile.mock.calls.map(([, params]) => params.profile) };
}

const VERIFY = 'verify old pass of ann@example.org';
const NAME = 'name ann Annie';
const CHANGE = 'change to new pass';

describe('saving the changes', () => {
  it('verifies the current password, saves the name, then the password', async () => {
    const { order, output, reported } = await update({});
    expect(order).toEqual([VERIFY, NAME, CHANGE]);
    expect(output).toEqual({
      profile,
      isPasswordSaved: true,
      isPasswordUnconfirmed: false,
      step: 'changingPassword',
      error: null,
    });
    expect(reported).toEqual([profile]);
  });

  it('saves only the name, without verifying a password', async () => {
    const { order, output } = await update({ password: null });
    expect(order).toEqual([NAME]);
    expect(output).toEqual({
      profile,
      isPasswordSaved: false,
      isPasswordUnconfirmed: false,
      step: 'savingName',
      error: null,
    });
  });

  it('saves only the password', async () => {
    const { order, output, reported } = await update({ displayName: null });
    expect(order).toEqual([VERIFY, CHANGE]);
    expect(output).toEqual({
      profile: null,
      isPasswordSaved: true,
      isPasswordUnconfirmed: false,
      step: 'changingPassword',
      error: null,
    });
    expect(reported).toEqual([]);
  });

  it('saves an empty name', async () => {
    const { order } = await update({ displayName: '', password: null });
    expect(order).toEqual(['name ann ']);
  });
});

describe('error', () => {
  const wrong = { kind: 'invalid', message: 'Invalid login credentials' } as const;

  it.each([
    ['a wrong password', [rejected('invalid', wrong.message)], wrong],
    ['no response', [rejected('unreachable')], unreachable],
    ['an unexpected error', [DEFECT], unreachable],
    ['a timeout', [], unreachable],
  ] as const)('writes nothing when verifying fails: %s', async (_, answers, error) => {
    const { order, output, wasWaiting } = await update({}, { verifyPassword: answering<Outcome>(...answers) });
    expect(order).toEqual([VERIFY]);
    expect(output).toEqual({
      profile: null,
      isPasswordSaved: false,
      isPasswordUnconfirmed: false,
      step: 'verifying',
      error,
    });
    expect(wasWaiting).toBe(answers.length === 0);
  });

  it.each([
    ['rejected', [rejected('invalid', 'No')], { kind: 'invalid', message: 'No' }],
    ['an unexpected error', [DEFECT], unreachable],
    ['a timeout', [], unreachable],
  ] as const)('does not change the password when saving the name fails: %s', async (_, answers, error) => {
    const { order, output, reported, wasWaiting } = await update(
      {},
      { saveDisplayName: answering<Outcome<Profile>>(...answers) },
    );
    expect(order).toEqual([VERIFY, NAME]);
    expect(output).toEqual({
      profile: null,
      isPasswordSaved: false,
      isPasswordUnconfirmed: false,
      step: 'savingName',
      error,
    });
    expect(reported).toEqual([]);
    expect(wasWaiting).toBe(answers.length === 0);
  });

  it.each([
    ['rejected', [rejected('samePassword', 'No')], { kind: 'samePassword', message: 'No' }],
    ['an unexpected error', [DEFECT], unreachable],
    ['a timeout', [], unreachable],
  ] as const)('keeps the saved name when changing the password fails: %s', async (_, answers, error) => {
    const { output, reported, wasWaiting } = await update({}, { changePassword: answering<Outcome>(...answers) });
    expect(output).toEqual({
      profile,
      isPasswordSaved: false,
      isPasswordUnconfirmed: error === unreachable,
      step: 'changingPassword',
      error,
    });
    expect(reported).toEqual([profile]);
    expect(wasWaiting).toBe(answers.length === 0);
  });
});

describe('unconfirmed password of an earlier attempt', () => {
  const unconfirmed = { displayName: null, isPasswordUnconfirmed: true };
  const RECALL = 'verify new pass of ann@example.org';

  it('is not written again if it already signs in', async () => {
    const { order, output } = await update(unconfirmed);
    expect(order).toEqual([RECALL]);
    expect(output).toEqual({
      profile: null,
      isPasswordSaved: true,
      isPasswordUnconfirmed: false,
      step: 'changingPassword',
      error: null,
    });
  });

  it('is written with the name if it does not sign in', async () => {
    const { order, output } = await update(
      { ...unconfirmed, displayName: 'Annie' },
      { verifyPassword: answering<Outcome>(rejected('invalid'), accepted(null)) },
    );
    expect(order).toEqual([RECALL, VERIFY, NAME, CHANGE]);
    expect(output).toMatchObject({ isPasswordSaved: true, isPasswordUnconfirmed: false, error: null });
  });

  it('is rejected when neither password signs in', async () => {
    const { order, output } = await update(unconfirmed, {
      verifyPassword: answering<Outcome>(rejected('invalid'), rejected('invalid')),
    });
    expect(order).toEqual([RECALL, VERIFY]);
    expect(output).toMatchObject({
      isPasswordSaved: false,
      isPasswordUnconfirmed: false,
      step: 'verifying',
      error: { kind: 'invalid' },
    });
  });

  it('is not checked when no password is changed', async () => {
    const { order } = await update({ isPasswordUnconfirmed: true, password: null });
    expect(order).toEqual([NAME]);
  });

  it.each([
    ['no response', [rejected('unreachable')], unreachable],
    ['too many requests', [rejected('limited', 'Wait')], { kind: 'limited', message: 'Wait' }],
    ['an unexpected error', [DEFECT], unreachable],
    ['a timeout', [], unreachable],
  ] as const)('stays unconfirmed when the check fails: %s', async (_, answers, error) => {
    const { order, output, wasWaiting } = await update(unconfirmed, { verifyPassword: answering<Outcome>(...answers) });
    expect(order).toEqual([RECALL]);
    expect(output).toEqual({
      profile: null,
      isPasswordSaved: false,
      isPasswordUnconfirmed: true,
      step: 'changingPassword',
      error,
    });
    expect(wasWaiting).toBe(answers.length === 0);
  });
});
