import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected } from '../testing/answers.ts';
import { ann, attempt, coverage, found, lookup, suspended } from './accountFixtures.ts';
import type { NewPerson } from './addUserForm.ts';
import type { CreatedAccount } from './newAccount.ts';
import './invitation.cases.ts';

afterAll(coverage.expectComplete);

const inSales: NewPerson = { ...ann, departmentId: 'sales', teamId: 'field' };
const unreachable = { kind: 'unreachable', message: null };

describe('newAccountMachine', () => {
  it('creates the password, account and profile, without an assignment if none is selected', async () => {
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
    expect(called.sendInvitation).not.toHaveBeenCalled();
    expect(output).toEqual({
      result: 'complete',
      listed: null,
      password: 'Secret77',
      progress: 'assigned',
      userId: 'ann',
      hasToConfirm: false,
      error: null,
    });
  });

  it.each([
    { departmentId: 'sales', teamId: 'field' },
    { departmentId: 'sales', teamId: null },
    { departmentId: null, teamId: 'choir' },
  ])('saves the selected assignment: %o', async (placement) => {
    const { output, called } = await attempt({ person: { ...ann, ...placement } }, {});
    expect(called.assign).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', ...placement });
    expect(output?.result).toBe('complete');
  });

  it('continues an earlier attempt', async () => {
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

  it('creates one password and one account, regardless of the responses', async () => {
    const createAccount = answering<Outcome<CreatedAccount>>(accepted({ userId: '' }));
    const { called } = await attempt({}, { makeTemporaryPassword: answering<string>(''), createAccount });
    expect(createAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org', password: '' });
    expect(called.addProfile).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: '' }));
  });

  it.each([
    ['throws', answering<string>(DEFECT)],
    ['times out', answering<string>()],
  ])('writes nothing when creating the password %s', async (_, makeTemporaryPassword) => {
    const { output, called } = await attempt({}, { makeTemporaryPassword });
    expect(called.createAccount).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'rejected', progress: 'nothing', error: { kind: 'other', message: null } });
  });
});

describe('sign-up', () => {
  it('writes nothing when the server rejects it', async () => {
    const createAccount = answering<Outcome<CreatedAccount>>(rejected('limited', 'Wait 40 seconds'));
    const { output } = await attempt({}, { createAccount });
    expect(output).toMatchObject({
      result: 'rejected',
      progress: 'nothing',
      userId: '',
      error: { kind: 'limited', message: 'Wait 40 seconds' },
    });
  });

  it.each([
    ['gets no response', answering<Outcome<CreatedAccount>>(rejected('unreachable'))],
    ['throws', answering<Outcome<CreatedAccount>>(DEFECT)],
    ['times out', answering<Outcome<CreatedAccount>>()],
  ])('is unconfirmed when the request %s', async (_, createAccount) => {
    const { output, called } = await attempt({}, { createAccount });
    expect(output).toMatchObject({ result: 'rejected', progress: 'accountUnconfirmed', error: unreachable });
    expect(output?.password).toBe('Secret77');
    expect(called.addProfile).not.toHaveBeenCalled();
  });

  it('looks up the owner of an address in use', async () => {
    const taken = () => answering<Outcome<CreatedAccount>>(rejected('taken', 'User already registered'));
    const listed = await attempt({}, { createAccount: taken(), findListed: found(suspended) });
    expect(listed.output).toMatchObject({ result: 'listed', listed: suspended });
    expect(listed.called.findListed).toHaveBeenCalledExactlyOnceWith({ emails: ['ann@example.org'] });

    const unfinished = await attempt({}, { createAccount: taken(), findListed: found() });
    expect(unfinished.output).toMatchObject({ result: 'unfinished', error: null });
  });

  it.each([
    ['is rejected', lookup(rejected('permission', 'No')), { kind: 'permission', message: 'No' }],
    ['throws', lookup(DEFECT), unreachable],
    ['times out', lookup(), unreachable],
  ])('reports an unknown result when the lookup %s', async (_, findListed, error) => {
    const createAccount = answering<Outcome<CreatedAccount>>(rejected('taken'));
    const { output } = await attempt({}, { createAccount, findListed });
    expect(output).toMatchObject({ result: 'rejected', progress: 'nothing', error });
  });
});

describe('profile', () => {
  it('reports an account without a profile when it is rejected', async () => {
    const { output, called } = await attempt({ person: inSales }, { addProfile: answering(rejected('permission')) });
    expect(output).toMatchObject({ result: 'rejected', progress: 'accountCreated', userId: 'ann' });
    expect(output?.error).toEqual({ kind: 'permission', message: null });
    expect(called.assign).not.toHaveBeenCalled();
  });

  it.each([
    ['gets no response', answering<Outcome>(rejected('unreachable'))],
    ['throws', answering<Outcome>(DEFECT)],
    ['times out', answering<Outcome>()],
  ])('is unconfirmed when the request %s', async (_, addProfile) => {
    const { output } = await attempt({}, { addProfile });
    expect(output).toMatchObject({ result: 'rejected', progress: 'profileUnconfirmed', error: unreachable });
  });
});

describe('assignment', () => {
  it('reports a missing assignment when it is rejected', async () => {
    const { output } = await attempt({ person: inSales }, { assign: answering(rejected('gone', 'No such team')) });
    expect(output).toMatchObject({ result: 'rejected', progress: 'profileAdded' });
    expect(output?.error).toEqual({ kind: 'gone', message: 'No such team' });
  });

  it.each([
    ['gets no response', answering<Outcome>(rejected('unreachable'))],
    ['throws', answering<Outcome>(DEFECT)],
    ['times out', answering<Outcome>()],
  ])('is unconfirmed when the request %s', async (_, assign) => {
    const { output } = await attempt({ person: inSales }, { assign });
    expect(output).toMatchObject({ result: 'rejected', progress: 'assignmentUnconfirmed', error: unreachable });
  });

  it('retries only the assignment', async () => {
    const input = { person: inSales, progress: 'assignmentUnconfirmed', userId: 'ann', password: 'Secret77' } as const;
    const { output, called } = await attempt(input, {});
    expect(called.addProfile).not.toHaveBeenCalled();
    expect(output).toMatchObject({ result: 'complete', error: null });
  });
});

describe('starting over', () => {
  it('discards the unfinished account, then creates a new password', async () => {
    const discardUnfinishedAccount = answering<Outcome>(accepted(null));
    const input = { progress: 'unfinished', password: 'Earlier7' } as const;
    const { output, called } = await attempt(input, { discardUnfinishedAccount });
    expect(discardUnfinishedAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });
    expect(called.makeTemporaryPassword).toHaveBeenCalledOnce();
    expect(output).toMatchObject({ result: 'complete', password: 'Secret77' });
  });

  it('reports the user as listed if the account was completed meanwhile', async () => {
    const discardUnfinishedAccount = answering<Outcome>(rejected('taken', 'It has a profile'));
    const { output, called } = await attempt(
      { progress: 'unfinished' },
      { discardUnfinishedAccount, findListed: found(suspended) },
    );
    expect(output).toMatchObject({ result: 'listed', listed: suspended, error: null });
    expect(called.createAccount).not.toHaveBeenCalled();
  });

  it.each([
    ['is rejected', answering<Outcome>(rejected('permission', 'No')), { kind: 'permission', message: 'No' }],
    ['throws', answering<Outcome>(DEFECT), unreachable],
    ['times out', answering<Outcome>(), unreachable],
  ])('writes nothing when discarding %s', async (_, discardUnfinishedAccount, error) => {
    const { output, called } = await attempt({ progress: 'unfinished' }, { discardUnfinishedAccount });
    expect(output).toMatchObject({ result: 'unfinished', progress: 'unfinished', error });
    expect(called.createAccount).not.toHaveBeenCalled();
  });
});
