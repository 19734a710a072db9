import { createActor, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, isWaiting, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { accountEffects, withEffects } from './accountFixtures.ts';
import type { NewPerson } from './addUserForm.ts';
import { newAccountMachine, type MadeAccount, type NewAccountInput } from './newAccountMachine.ts';

const coverage = trackTransitions(newAccountMachine);
afterAll(coverage.expectComplete);

const ann: NewPerson = {
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'EMPLOYEE',
  departmentId: null,
  teamId: null,
};
const inSales: NewPerson = { ...ann, departmentId: 'sales', teamId: 'field' };
const unreachable = { kind: 'unreachable', message: null };

/** Runs an attempt until it ends; the time limit passes only where no answer comes. No effect runs twice. */
async function attempt(input: Partial<NewAccountInput>, answers: Partial<ReturnType<typeof accountEffects>>) {
  const called = { ...accountEffects(), ...answers };
  const clock = new SimulatedClock();
  const actor = createActor(withEffects(newAccountMachine, called), {
    clock,
    inspect: coverage.inspect,
    input: { person: ann, password: '', progress: 'nothing', userId: '', hasToConfirm: false, ...input },
  }).start();
  await settle();
  if (isWaiting(...Object.values(called))) clock.increment(REQUEST_TIMEOUT);
  for (const effect of Object.values(called)) expect(effect.mock.calls.length).toBeLessThan(2);
  return { output: actor.getSnapshot().output, called };
}

describe('the writes of a new user', () => {
  it('makes a password, the account and the profile, and no assignment when none is chosen', async () => {
    const { output, called } = await attempt({}, {});
    expect(called.createAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org', password: 'Secret77' });
    expect(called.addProfile).toHaveBeenCalledExactlyOnceWith({
      userId: 'ann',
      email: 'ann@example.org',
      firstName: 'Ann',
      lastName: 'Lee',
      role: 'EMPLOYEE',
    });
    expect(called.assign).not.toHaveBeenCalled();
    expect(output).toEqual({
      result: 'complete',
      password: 'Secret77',
      progress: 'profileAdded',
      userId: 'ann',
      hasToConfirm: false,
      error: null,
    });
  });

  it.each([
    { departmentId: 'sales', teamId: 'field' },
    { departmentId: 'sales', teamId: null },
    { departmentId: null, teamId: 'choir' },
  ])('assigns what is chosen: %o', async (placement) => {
    const { output, called } = await attempt({ person: { ...ann, ...placement } }, {});
    expect(called.assign).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', ...placement });
    expect(output?.result).toBe('complete');
  });

  it('goes on where an earlier attempt stopped', async () => {
    const password = 'Earlier7';
    const afterSignUp = await attempt({ progress: 'accountCreated', userId: 'bob', password }, {});
    expect(afterSignUp.called.createAccount).not.toHaveBeenCalled();
    expect(afterSignUp.called.addProfile).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 'bob' }));
    expect(afterSignUp.output?.password).toBe(password);

    const afterProfile = await attempt({ person: inSales, progress: 'profileAdded', userId: 'bob', password }, {});
    expect(afterProfile.called.addProfile).not.toHaveBeenCalled();
    expect(afterProfile.called.assign).toHaveBeenCalledOnce();

    const beforeAnswer = await attempt({ progress: 'accountUnconfirmed', password }, {});
    expect(beforeAnswer.called.makeTemporaryPassword).not.toHaveBeenCalled();
    expect(beforeAnswer.called.createAccount).toHaveBeenCalledWith({ email: 'ann@example.org', password });
  });

  it('makes one password and one account, whatever the answers', async () => {
    const createAccount = answering<Outcome<MadeAccount>>(accepted({ userId: '' }));
    const { called } = await attempt({}, { makeTemporaryPassword: answering<string>(''), createAccount });
    expect(createAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org', password: '' });
    expect(called.addProfile).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: '' }));
  });

  it.each([
    ['stops for a defect', answering<string>(DEFECT)],
    ['never comes', answering<string>()],
  ])('writes nothing when the password %s', async (_, makeTemporaryPassword) => {
    const { output, called } = await attempt({}, { makeTemporaryPassword });
    expect(called.createAccount).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'rejected', progress: 'nothing', error: { kind: 'other', message: null } });
  });
});

describe('the sign-up', () => {
  it('ends with nothing written when the server rejects it', async () => {
    const createAccount = answering<Outcome<MadeAccount>>(rejected('limited', 'Wait 40 seconds'));
    const { output } = await attempt({}, { createAccount });
    expect(output).toMatchObject({
      result: 'rejected',
      progress: 'nothing',
      userId: '',
      error: { kind: 'limited', message: 'Wait 40 seconds' },
    });
  });

  it.each([
    ['is lost', answering<Outcome<MadeAccount>>(rejected('unreachable'))],
    ['stops for a defect', answering<Outcome<MadeAccount>>(DEFECT)],
    ['never comes', answering<Outcome<MadeAccount>>()],
  ])('is unconfirmed when its answer %s', async (_, createAccount) => {
    const { output, called } = await attempt({}, { createAccount });
    expect(output).toMatchObject({ result: 'rejected', progress: 'accountUnconfirmed', error: unreachable });
    expect(output?.password).toBe('Secret77');
    expect(called.addProfile).not.toHaveBeenCalled();
  });

  it('looks up whose a taken address is', async () => {
    const taken = () => answering<Outcome<MadeAccount>>(rejected('taken', 'User already registered'));
    const listed = await attempt({}, { createAccount: taken(), hasProfile: answering(accepted(true)) });
    expect(listed.output?.result).toBe('listed');
    expect(listed.called.hasProfile).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });

    const unfinished = await attempt({}, { createAccount: taken(), hasProfile: answering(accepted(false)) });
    expect(unfinished.output).toMatchObject({ result: 'unfinished', error: null });
  });

  it.each([
    ['is rejected', answering<Outcome<boolean>>(rejected('permission', 'No')), { kind: 'permission', message: 'No' }],
    ['stops for a defect', answering<Outcome<boolean>>(DEFECT), unreachable],
    ['is not answered', answering<Outcome<boolean>>(), unreachable],
  ])('says that it does not know when that look-up %s', async (_, hasProfile, error) => {
    const createAccount = answering<Outcome<MadeAccount>>(rejected('taken'));
    const { output } = await attempt({}, { createAccount, hasProfile });
    expect(output).toMatchObject({ result: 'rejected', progress: 'nothing', error });
  });
});

describe('the profile', () => {
  it('leaves the account behind when it is rejected', async () => {
    const { output, called } = await attempt({ person: inSales }, { addProfile: answering(rejected('permission')) });
    expect(output).toMatchObject({ result: 'rejected', progress: 'accountCreated', userId: 'ann' });
    expect(output?.error).toEqual({ kind: 'permission', message: null });
    expect(called.assign).not.toHaveBeenCalled();
  });

  it.each([
    ['is lost', answering<Outcome>(rejected('unreachable'))],
    ['stops for a defect', answering<Outcome>(DEFECT)],
    ['never comes', answering<Outcome>()],
  ])('is unconfirmed when its answer %s', async (_, addProfile) => {
    const { output } = await attempt({}, { addProfile });
    expect(output).toMatchObject({ result: 'rejected', progress: 'profileUnconfirmed', error: unreachable });
  });
});

describe('the assignment', () => {
  it('is what is missing when it is rejected', async () => {
    const { output } = await attempt({ person: inSales }, { assign: answering(rejected('gone', 'No such team')) });
    expect(output).toMatchObject({ result: 'rejected', progress: 'profileAdded' });
    expect(output?.error).toEqual({ kind: 'gone', message: 'No such team' });
  });

  it.each([
    ['is lost', answering<Outcome>(rejected('unreachable'))],
    ['stops for a defect', answering<Outcome>(DEFECT)],
    ['never comes', answering<Outcome>()],
  ])('is unconfirmed when its answer %s', async (_, assign) => {
    const { output } = await attempt({ person: inSales }, { assign });
    expect(output).toMatchObject({ result: 'rejected', progress: 'assignmentUnconfirmed', error: unreachable });
  });

  it('is repeated alone', async () => {
    const input = { person: inSales, progress: 'assignmentUnconfirmed', userId: 'ann', password: 'Secret77' } as const;
    const { output, called } = await attempt(input, {});
    expect(called.addProfile).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'complete', error: null });
  });
});

describe('starting over', () => {
  it('discards the unfinished account first, and makes a new password', async () => {
    const discardUnfinishedAccount = answering<Outcome>(accepted(null));
    const input = { progress: 'unfinished', password: 'Earlier7' } as const;
    const { output, called } = await attempt(input, { discardUnfinishedAccount });
    expect(discardUnfinishedAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });
    expect(called.makeTemporaryPassword).toHaveBeenCalledOnce();
    expect(output).toMatchObject({ result: 'complete', password: 'Secret77' });
  });

  it('finds the person in the list where the account was finished after all', async () => {
    const discardUnfinishedAccount = answering<Outcome>(rejected('taken', 'It has a profile'));
    const { output, called } = await attempt({ progress: 'unfinished' }, { discardUnfinishedAccount });
    expect(output).toMatchObject({ result: 'listed', error: null });
    expect(called.createAccount).not.toHaveBeenCalled();
  });

  it.each([
    ['is rejected', answering<Outcome>(rejected('permission', 'No')), { kind: 'permission', message: 'No' }],
    ['stops for a defect', answering<Outcome>(DEFECT), unreachable],
    ['is not answered', answering<Outcome>(), unreachable],
  ])('writes nothing when discarding %s', async (_, discardUnfinishedAccount, error) => {
    const { output, called } = await attempt({ progress: 'unfinished' }, { discardUnfinishedAccount });
    expect(output).toMatchObject({ result: 'unfinished', progress: 'unfinished', error });
    expect(called.createAccount).not.toHaveBeenCalled();
  });
});
