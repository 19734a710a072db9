import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import { selectCondition, type SessionCondition } from './selectors.ts';
import { accepted, ann, rejected, returningAnn, startSession, type Effects } from './sessionFixtures.ts';

describe('on /setup, after a denied request', () => {
  const newcomer: Profile = { ...ann, isPasswordChanged: false };

  async function passwordDue(effects: Effects) {
    const started = startSession({
      restored: returningAnn,
      ...effects,
      loads: [accepted(newcomer), ...(effects.loads ?? [])],
      sessionChecks: [accepted(true), ...(effects.sessionChecks ?? [])],
    });
    await started.becomes('passwordDue');
    started.send({ type: 'profile.outdated' });
    return started;
  }

  it.each<[SessionCondition, Effects]>([
    ['suspended', { loads: [accepted({ ...newcomer, isSuspended: true })] }],
    ['removed', { loads: [accepted(null)] }],
    ['expired', { loads: [accepted(newcomer)], sessionChecks: [accepted(false)] }],
  ])('signs out a user who is %s', async (condition, effects) => {
    const { becomes } = await passwordDue(effects);
    await becomes(condition);
  });

  it('stays there otherwise', async () => {
    const { actor } = await passwordDue({ loads: [accepted(newcomer)] });
    await waitFor(actor, (s) => s.matches({ signedIn: { access: 'granted' } }), { timeout: 500 });
    expect(selectCondition(actor.getSnapshot())).toBe('passwordDue');
  });

  it('ignores the older response when the setup is completed meanwhile', async () => {
    const { actor, becomes, send } = await passwordDue({ loads: [new Promise<never>(() => {}), accepted(ann)] });
    send({ type: 'setup.completed', profile: ann });
    await becomes('ready');
    await waitFor(actor, (s) => s.matches({ signedIn: { access: 'granted' } }), { timeout: 500 });
    expect(selectCondition(actor.getSnapshot())).toBe('ready');
  });
});

it('ignores a denied request until the profile is read', async () => {
  const loads = [new Promise<never>(() => {}), accepted(null)];
  const { actor, becomes, send } = startSession({ restored: returningAnn, loads });
  await becomes('opening');
  send({ type: 'profile.outdated' });
  expect(actor.getSnapshot().matches({ signedIn: { access: 'granted' } })).toBe(true);
});

it.each<[SessionCondition, NonNullable<Effects['loads']>[number]]>([
  ['opening', new Promise<never>(() => {})],
  ['unreadable', rejected('unreachable')],
  ['passwordDue', accepted({ ...ann, isPasswordChanged: false })],
])('creates no profile for a removed user if setup is completed in another tab while %s', async (condition, first) => {
  const { becomes, send } = startSession({ restored: returningAnn, loads: [first, accepted(null)] });
  await becomes(condition);
  send({ type: 'setup.completedElsewhere' });
  await becomes('removed');
});
