import { describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { answering, DEFECT, rejected } from '../testing/answers.ts';
import { ann, attempt } from './accountFixtures.ts';

/** Part of newAccountMachine.test.ts: an invitation instead of a temporary password. */

const firstSignIn = 'invitation';
const unreachable = { kind: 'unreachable', message: null };

describe('invitation', () => {
  it('is sent and recorded after the assignment, and the password is not returned', async () => {
    const { output, called } = await attempt({ firstSignIn, person: { ...ann, teamId: 'choir' } }, {});
    const calls = [called.createAccount, called.addProfile, called.assign, called.sendInvitation];
    const order = [...calls, called.recordInvitation].map((call) => call.mock.invocationCallOrder[0] ?? 0);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(called.sendInvitation).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });
    expect(called.recordInvitation).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(output).toEqual({
      result: 'complete',
      listed: null,
      password: '',
      progress: 'invitationSent',
      userId: 'ann',
      hasToConfirm: false,
      error: null,
    });
  });

  it('is missing when the server rejects the email', async () => {
    const sendInvitation = answering<Outcome>(rejected('limited', 'Wait 40 seconds'));
    const { output, called } = await attempt({ firstSignIn }, { sendInvitation });
    const error = { kind: 'limited', message: 'Wait 40 seconds' };
    expect(output).toMatchObject({ result: 'rejected', progress: 'assigned', userId: 'ann', error });
    expect(called.recordInvitation).not.toHaveBeenCalled();
  });

  it.each([
    ['gets no response', answering<Outcome>(rejected('unreachable'))],
    ['throws', answering<Outcome>(DEFECT)],
    ['times out', answering<Outcome>()],
  ])('is unconfirmed when the email %s', async (_, sendInvitation) => {
    const { output, called } = await attempt({ firstSignIn }, { sendInvitation });
    expect(output).toMatchObject({ result: 'rejected', progress: 'invitationUnconfirmed', error: unreachable });
    expect(called.recordInvitation).not.toHaveBeenCalled();
  });

  it.each([
    ['is rejected', answering<Outcome>(rejected('permission', 'No')), { kind: 'permission', message: 'No' }],
    ['throws', answering<Outcome>(DEFECT), unreachable],
    ['times out', answering<Outcome>(), unreachable],
  ])('is sent but not recorded when the record %s', async (_, recordInvitation, error) => {
    const { output } = await attempt({ firstSignIn }, { recordInvitation });
    expect(output).toMatchObject({ result: 'rejected', progress: 'invitationSent', error });
  });

  it.each([
    ['assigned', 1],
    ['invitationUnconfirmed', 1],
    ['invitationSent', 0],
  ] as const)('is retried alone after %s', async (progress, emails) => {
    const { output, called } = await attempt({ firstSignIn, progress, userId: 'ann' }, {});
    for (const done of [called.createAccount, called.addProfile, called.assign]) expect(done).not.toHaveBeenCalled();
    expect(called.sendInvitation).toHaveBeenCalledTimes(emails);
    expect(called.recordInvitation).toHaveBeenCalledOnce();
    expect(output).toMatchObject({ result: 'complete', error: null });
  });

  it('waits for the assignment', async () => {
    const person = { ...ann, teamId: 'choir' };
    const { output, called } = await attempt({ firstSignIn, person }, { assign: answering(rejected('gone')) });
    expect(output).toMatchObject({ result: 'rejected', progress: 'profileAdded' });
    expect(called.sendInvitation).not.toHaveBeenCalled();
  });
});
