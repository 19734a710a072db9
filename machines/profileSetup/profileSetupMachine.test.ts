import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, isWaiting, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { SAME_PASSWORD, type ProfileSetupField } from './profileSetupForm.ts';
import { profileSetupMachine, type ProfileSetupInput } from './profileSetupMachine.ts';
import { selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';
import * as select from './selectors.ts';

const coverage = trackTransitions(profileSetupMachine);
afterAll(coverage.expectComplete);

const ann: Profile = {
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
const account = { userId: ann.id, email: ann.email, isPasswordChanged: false };
const newcomer: ProfileSetupInput = { ...account, firstName: 'Ann', lastName: null, displayName: null };
const names = { lastName: ' Lee ', displayName: 'Annie' };
const passwords = { newPassword: ' pass w', confirmPassword: ' pass w' };

function effects() {
  return {
    changePassword: answering<Outcome>(accepted(null)),
    isPasswordChangeRecorded: answering<Outcome<boolean>>(),
    completeSetup: answering<Outcome<Profile>>(accepted(ann)),
  };
}

function openScreen(answers: Partial<ReturnType<typeof effects>> = {}, input = newcomer) {
  const called = { ...effects(), ...answers };
  const reportCompleted = vi.fn<(action: unknown, params: { profile: Profile }) => void>();
  const clock = new SimulatedClock();
  const machine = profileSetupMachine.provide({
    actions: { reportCompleted },
    actors: {
      changePassword: fromPromise(({ input }) => called.changePassword(input)),
      isPasswordChangeRecorded: fromPromise(({ input }) => called.isPasswordChangeRecorded(input)),
      completeSetup: fromPromise(({ input }) => called.completeSetup(input)),
    },
  });
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start();
  return { actor, called, clock, reportCompleted, snapshot: () => actor.getSnapshot() };
}

type Screen = ReturnType<typeof openScreen>;

function type({ actor }: Screen, fields: Partial<Record<ProfileSetupField, string>>) {
  for (const [field, value] of Object.entries(fields)) {
    actor.send({ type: 'field.change', field: field as ProfileSetupField, value });
  }
}

async function submit(screen: Screen) {
  screen.actor.send({ type: 'form.submit' });
  await settle();
  return screen.snapshot();
}

/** Fills in and submits the form. */
async function complete(answers: Partial<ReturnType<typeof effects>>) {
  const screen = openScreen(answers);
  type(screen, { ...names, ...passwords });
  await submit(screen);
  return screen;
}

describe('form', () => {
  it('E-15 prefills known names, which are fixed after setup', () => {
    const known = { ...newcomer, lastName: 'Lee', displayName: 'Annie', isPasswordChanged: true };
    const { snapshot } = openScreen({}, known);
    expect(select.selectAreNamesFixed(snapshot())).toBe(true);
    expect(select.selectForm(snapshot())).toMatchObject({ firstName: 'Ann', lastName: 'Lee', displayName: 'Annie' });
    expect(select.selectEmail(snapshot())).toBe('ann@example.org');
  });

  it('requires every field', async () => {
    const screen = openScreen();
    type(screen, { firstName: '  ' });
    const snapshot = await submit(screen);
    expect(select.selectErrors(snapshot)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      displayName: 'Display name is required',
      newPassword: 'New password is required',
      confirmPassword: 'Please confirm your password',
    });
    expect(screen.called.changePassword).not.toHaveBeenCalled();
  });

  it('C-45: rejects a password of more than 72 bytes', async () => {
    const screen = openScreen();
    type(screen, { ...names, newPassword: 'ü'.repeat(37), confirmPassword: 'ü'.repeat(37) });
    expect(select.selectErrors(await submit(screen)).newPassword).toContain('at most 72 bytes');
    expect(screen.called.changePassword).not.toHaveBeenCalled();
  });

  it('clears the error of an edited field, and the mismatch with either password', async () => {
    const screen = openScreen();
    type(screen, { ...names, newPassword: 'short', confirmPassword: 'other' });
    expect(select.selectErrors(await submit(screen))).toEqual({
      newPassword: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
    });
    type(screen, { confirmPassword: 'longer' });
    expect(select.selectErrors(screen.snapshot())).toEqual({ newPassword: 'Password must be at least 6 characters' });
    type(screen, { confirmPassword: 'x' });
    await submit(screen);
    type(screen, { newPassword: 'longer' });
    expect(select.selectErrors(screen.snapshot())).toEqual({});
  });
});

describe('completing the setup', () => {
  it('saves the password once, then the profile', async () => {
    const screen = openScreen();
    type(screen, { ...names, ...passwords });
    for (let press = 0; press < 20; press += 1) screen.actor.send({ type: 'form.submit' });
    expect(selectIsBusy(screen.snapshot())).toBe(true);
    await settle();
    expect(screen.called.changePassword).toHaveBeenCalledExactlyOnceWith({ password: ' pass w' });
    expect(screen.called.completeSetup).toHaveBeenCalledExactlyOnceWith({
      userId: 'ann',
      areNamesFixed: false,
      firstName: 'Ann',
      lastName: 'Lee',
      displayName: 'Annie',
    });
    expect(screen.reportCompleted).toHaveBeenCalledExactlyOnceWith(expect.anything(), { profile: ann });
    expect(screen.snapshot().status).toBe('done');
    expect(JSON.stringify(screen.snapshot().context)).not.toContain(' pass w');
  });

  it('shows that a request is slow', async () => {
    const screen = await complete({ completeSetup: answering() });
    expect(selectIsSlow(screen.snapshot())).toBe(false);
    screen.clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(screen.snapshot())).toBe(true);
    expect(select.selectIsPasswordSaved(screen.snapshot())).toBe(true);
  });
});

describe('failed password', () => {
  it('shows the error, keeps the form, and can retry', async () => {
    const changePassword = answering<Outcome>(rejected('invalid', 'Password is known to be weak'), accepted(null));
    const screen = await complete({ changePassword });
    expect(select.selectFailure(screen.snapshot())).toBe('Password is known to be weak');
    expect(select.selectIsPasswordSaved(screen.snapshot())).toBe(false);
    expect(select.selectForm(screen.snapshot()).newPassword).toBe(' pass w');
    type(screen, { newPassword: 'pass word' });
    expect(select.selectFailure(screen.snapshot())).toBeNull();
    type(screen, { confirmPassword: 'pass word' });
    expect((await submit(screen)).status).toBe('done');
  });

  it.each([
    ['throws', answering<Outcome>(DEFECT)],
    ['times out', answering<Outcome>()],
  ])('shows the fallback when the request %s', async (_, changePassword) => {
    const screen = await complete({ changePassword });
    if (isWaiting(changePassword)) screen.clock.increment(REQUEST_TIMEOUT);
    expect(changePassword).toHaveBeenCalledOnce();
    expect(screen.snapshot().value).toBe('editing');
    expect(screen.snapshot().context.error?.kind).toBe('unreachable');
    expect(select.selectFailure(screen.snapshot())).toBe('Failed to update profile');
    expect(select.selectSavedPart(screen.snapshot())).toBeNull();
  });
});

describe('unchanged password', () => {
  const samePassword = () => answering<Outcome>(rejected('samePassword', 'New password should be different'));

  it('rejects the temporary password while no change is recorded', async () => {
    const isPasswordChangeRecorded = answering<Outcome<boolean>>(accepted(false));
    const screen = await complete({ changePassword: samePassword(), isPasswordChangeRecorded });
    expect(isPasswordChangeRecorded).toHaveBeenCalledExactlyOnceWith({ userId: 'ann' });
    expect(screen.snapshot().value).toBe('editing');
    expect(select.selectErrors(screen.snapshot())).toEqual({ newPassword: SAME_PASSWORD });
    expect(select.selectFailure(screen.snapshot())).toBeNull();
    expect(screen.called.completeSetup).not.toHaveBeenCalled();
  });

  it('accepts the new password that an earlier attempt saved', async () => {
    const isPasswordChangeRecorded = answering<Outcome<boolean>>(accepted(true));
    const screen = await complete({ changePassword: samePassword(), isPasswordChangeRecorded });
    expect(screen.snapshot().status).toBe('done');
  });

  it.each([
    ['is rejected', answering<Outcome<boolean>>(rejected('other')), 'other'],
    ['throws', answering<Outcome<boolean>>(DEFECT), 'unreachable'],
    ['times out', answering<Outcome<boolean>>(), 'unreachable'],
  ])('retries the check on the next submit when it %s', async (_, isPasswordChangeRecorded, kind) => {
    const screen = await complete({ changePassword: samePassword(), isPasswordChangeRecorded });
    if (isWaiting(isPasswordChangeRecorded)) screen.clock.increment(REQUEST_TIMEOUT);
    expect(isPasswordChangeRecorded).toHaveBeenCalledOnce();
    expect(screen.snapshot().value).toBe('editing');
    expect(screen.snapshot().context.error?.kind).toBe(kind);
  });
});

describe('failed profile', () => {
  it('shows the error, and saves only the profile on the next submit', async () => {
    const completeSetup = answering<Outcome<Profile>>(rejected('other'), accepted(ann));
    const screen = await complete({ completeSetup });
    expect(select.selectSavedPart(screen.snapshot())).toBe('Your new password is saved, but your profile is not.');
    expect(select.selectFailure(screen.snapshot())).toBe('Failed to update profile');
    expect(select.selectIsPasswordSaved(screen.snapshot())).toBe(true);
    expect(select.selectForm(screen.snapshot())).toMatchObject({ newPassword: '', confirmPassword: '' });

    type(screen, { newPassword: 'another', displayName: '' });
    expect(select.selectErrors(await submit(screen))).toEqual({ displayName: 'Display name is required' });
    expect(select.selectForm(screen.snapshot()).newPassword).toBe('');
    type(screen, { displayName: 'Ann' });
    expect((await submit(screen)).status).toBe('done');
    expect(screen.called.changePassword).toHaveBeenCalledOnce();
    expect(completeSetup).toHaveBeenLastCalledWith(expect.objectContaining({ displayName: 'Ann' }));
  });

  it.each([
    ['throws', answering<Outcome<Profile>>(DEFECT)],
    ['times out', answering<Outcome<Profile>>()],
  ])('can be sent again when the request %s', async (_, completeSetup) => {
    const screen = await complete({ completeSetup });
    if (isWaiting(completeSetup)) screen.clock.increment(REQUEST_TIMEOUT);
    expect(screen.snapshot().value).toBe('passwordSaved');
    expect(screen.snapshot().context.error?.kind).toBe('unreachable');
    screen.actor.send({ type: 'form.submit' });
    expect(select.selectFailure(screen.snapshot())).toBeNull();
    expect(completeSetup).toHaveBeenCalledTimes(2);
    expect(screen.reportCompleted).not.toHaveBeenCalled();
  });
});
