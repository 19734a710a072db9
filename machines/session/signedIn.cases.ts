import { SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Profile } from '../shared/entities.ts';
import { selectCondition, selectFarewell } from './selectors.ts';
import {
  accepted,
  ann,
  rejected,
  throwing,
  returningAnn,
  session,
  startSession,
  type Effects,
} from './sessionFixtures.ts';

const suspended: Profile = { ...ann, isSuspended: true };

type Ready = ReturnType<typeof startSession>;

describe('signed in', () => {
  async function ready(effects: Effects = {}) {
    const started = startSession({
      restored: returningAnn,
      ...effects,
      loads: [accepted(ann), ...(effects.loads ?? [])],
    });
    await started.becomes('ready');
    return started;
  }

  it('ignores a repeated event of its own session', async () => {
    const { actor, send } = await ready();
    send({ type: 'auth.session', ...session });
    expect(selectCondition(actor.getSnapshot())).toBe('ready');
  });

  it('switches to the user who signed in in another tab', async () => {
    const bo = { ...ann, id: 'bo', email: 'bo@example.org' };
    const { becomes, send, actions } = await ready({ loads: [accepted(bo)] });
    send({ type: 'auth.session', userId: 'bo', email: 'bo@example.org' });
    expect((await becomes('opening')).matches({ signedIn: { account: { opening: 'arriving' } } })).toBe(true);
    expect((await becomes('ready')).context.profile).toEqual(bo);
    expect(actions.wipeDrafts).toHaveBeenCalledOnce();
  });

  it('stores a saved profile', async () => {
    const { actor, send } = await ready();
    send({ type: 'profile.changed', profile: { ...ann, displayName: 'Annie' } });
    expect(actor.getSnapshot().context.profile?.displayName).toBe('Annie');
  });

  it('reads the profile again after a permission error', async () => {
    const { actor, send } = await ready({ loads: [accepted({ ...ann, role: 'EMPLOYEE' })] });
    send({ type: 'profile.outdated' });
    await waitFor(actor, (snapshot) => snapshot.context.profile?.role === 'EMPLOYEE', { timeout: 500 });
  });

  it('reads again when the profile was saved meanwhile, and ignores the older response', async () => {
    const saved = { ...ann, displayName: 'Annie' };
    const { actor, send } = await ready({ loads: [accepted(ann), accepted({ ...saved, role: 'EMPLOYEE' })] });
    const seen: unknown[] = [];
    send({ type: 'profile.outdated' });
    send({ type: 'profile.changed', profile: saved });
    actor.subscribe(({ context }) => seen.push(context.profile?.displayName));
    await waitFor(actor, (snapshot) => snapshot.context.profile?.role === 'EMPLOYEE', { timeout: 500 });
    expect(new Set(seen)).toEqual(new Set(['Annie']));
  });

  it.each([
    ['is rejected', () => rejected('unreachable')],
    ['throws', throwing],
  ])('keeps the profile when reading %s', async (_, second) => {
    const { actor, send } = await ready({ loads: [second()] });
    send({ type: 'profile.outdated' });
    await waitFor(actor, (s) => s.matches({ signedIn: { access: 'granted' } }), { timeout: 500 });
    expect(actor.getSnapshot().context.profile).toEqual(ann);
  });

  it('stores and announces a changed role, but not an unchanged one', async () => {
    const { actor, send, announced } = await ready({
      loads: [accepted({ ...ann, displayName: 'Annie' }), accepted({ ...ann, role: 'USER' })],
    });
    send({ type: 'profile.outdated' });
    await waitFor(actor, ({ context }) => context.profile?.displayName === 'Annie', { timeout: 500 });
    expect(announced).toEqual([]);
    send({ type: 'profile.outdated' });
    await waitFor(actor, ({ context }) => context.profile?.role === 'USER', { timeout: 500 });
    expect(announced).toEqual(['USER']);
    expect(selectCondition(actor.getSnapshot())).toBe('ready');
  });

  it('reads the profile once for concurrent permission errors', async () => {
    const loads = [accepted(ann), accepted(null)];
    const { actor, send } = await ready({ loads });
    send({ type: 'profile.outdated' });
    send({ type: 'profile.outdated' });
    await waitFor(actor, (s) => s.matches({ signedIn: { access: 'granted' } }), { timeout: 500 });
    expect(selectCondition(actor.getSnapshot())).toBe('ready');
  });

  it('requires a new password when the profile read again has a pending setup', async () => {
    const pending = { ...ann, isPasswordChanged: false };
    const { becomes, send, announced } = await ready({ loads: [accepted(pending)] });
    send({ type: 'profile.outdated' });
    expect((await becomes('passwordDue')).context.profile).toEqual(pending);
    expect(announced).toEqual([]);
  });

  it('signs out a user who was suspended, without a check of the session', async () => {
    const sessionChecks = [accepted(false)];
    const { becomes, send } = await ready({ loads: [accepted(suspended)], sessionChecks });
    send({ type: 'profile.outdated' });
    expect(selectFarewell(await becomes('suspended'))).toBe('Your account is suspended. Ask an administrator.');
    expect(sessionChecks).toHaveLength(1);
  });

  it.each([
    ['the profile is unchanged', ann],
    ['a new password is required', { ...ann, isPasswordChanged: false }],
  ])('signs out when the session was ended elsewhere and %s', async (_, profile) => {
    const { becomes, send, ended } = await ready({ loads: [accepted(profile)], sessionChecks: [accepted(false)] });
    send({ type: 'profile.outdated' });
    expect(selectFarewell(await becomes('expired'))).toBe('Your session has ended. Please sign in again.');
    expect(ended).toHaveBeenCalledExactlyOnceWith({ reason: 'expired' });
  });

  it.each([
    ['is rejected', () => rejected('unreachable')],
    ['throws', throwing],
  ])('stays signed in when the check of the session %s', async (_, check) => {
    const { actor, send } = await ready({ loads: [accepted(ann)], sessionChecks: [check()] });
    send({ type: 'profile.outdated' });
    await waitFor(actor, (s) => s.matches({ signedIn: { access: 'granted' } }), { timeout: 500 });
  });

  it('checks the session once, even if the check itself is denied, and stores a profile that is saved meanwhile', async () => {
    const sessionChecks = [new Promise<never>(() => {}), accepted(false)];
    const { actor, send } = await ready({ loads: [accepted(ann), accepted(null)], sessionChecks });
    send({ type: 'profile.outdated' });
    await waitFor(actor, (s) => s.matches({ signedIn: { access: 'checking' } }), { timeout: 500 });
    send({ type: 'profile.outdated' });
    send({ type: 'profile.changed', profile: { ...ann, displayName: 'Annie' } });
    expect(actor.getSnapshot().matches({ signedIn: { access: 'checking' } })).toBe(true);
    expect(actor.getSnapshot().context.profile?.displayName).toBe('Annie');
    expect(sessionChecks).toHaveLength(1);
  });

  it('signs out when the profile is gone', async () => {
    const { becomes, send } = await ready({ loads: [accepted(null)] });
    send({ type: 'profile.outdated' });
    await becomes('removed');
  });

  it.each([
    ['byHand', 'left', 'You signed out in another tab.'],
    ['inactivity', 'timedOut', 'You were signed out after 10 minutes of inactivity.'],
    ['expired', 'expired', 'Your session has ended. Please sign in again.'],
    ['suspended', 'suspended', 'Your account is suspended. Ask an administrator.'],
    ['removed', 'removed', 'Your account was removed. Ask an administrator if you think this is a mistake.'],
  ] as const)(
    'shows that the session ended in another tab or on the server: %s',
    async (reason, condition, farewell) => {
      const { becomes, send, actions, ended } = await ready();
      send({ type: 'auth.ended', reason });
      const snapshot = await becomes(condition);
      expect(snapshot.context).toEqual({ user: null, profile: null, failure: null });
      expect(selectFarewell(snapshot)).toBe(farewell);
      expect(actions.wipeDrafts).toHaveBeenCalledTimes(condition === 'left' ? 1 : 0);
      expect(ended).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['responds', () => Promise.resolve()],
    ['fails', throwing],
  ])('signs out manually when the server %s', async (_, endSession) => {
    const { becomes, send, actions, ended } = await ready({ endSession });
    send({ type: 'session.signOut' });
    expect(selectFarewell(await becomes('left'))).toBeNull();
    expect(ended).toHaveBeenCalledWith({ reason: 'byHand' });
    expect(actions.wipeDrafts).toHaveBeenCalledOnce();
  });

  it.each([
    ['responds', () => Promise.resolve()],
    ['fails', throwing],
  ])('signs out after 10 minutes without activity when the server %s', async (_, endSession) => {
    const { becomes, checkClock, actions, ended } = await ready({ endSession });
    checkClock(10 * 60_000);
    expect(selectFarewell(await becomes('timedOut'))).toContain('10 minutes');
    expect(ended).toHaveBeenCalledWith({ reason: 'inactivity' });
    expect(actions.wipeDrafts).not.toHaveBeenCalled();
  });

  it.each([
    ['removed', 'removed', null],
    ['suspended', 'suspended', suspended],
    ['expired', 'ended', ann],
  ] as const)('signs out even if the server fails: %s', async (condition, word, profile) => {
    const sessionChecks = [accepted(false)];
    const { becomes, send } = await ready({ loads: [accepted(profile)], sessionChecks, endSession: throwing });
    send({ type: 'profile.outdated' });
    expect(selectFarewell(await becomes(condition))).toContain(word);
  });

  it.each([
    ['left', ({ send }: Ready) => send({ type: 'session.signOut' })],
    ['timedOut', ({ checkClock }: Ready) => checkClock(10 * 60_000)],
    ['removed', ({ send }: Ready) => send({ type: 'profile.outdated' }), null],
    ['suspended', ({ send }: Ready) => send({ type: 'profile.outdated' }), suspended],
    ['expired', ({ send }: Ready) => send({ type: 'profile.outdated' }), ann],
  ] as const)('times out ending the session after 15 s: %s', async (condition, end, profile: Profile | null = ann) => {
    const clock = new SimulatedClock();
    const session = await ready({
      clock,
      loads: [accepted(profile)],
      sessionChecks: [accepted(false)],
      endSession: () => new Promise(() => {}),
    });
    end(session);
    await session.becomes('signingOut');
    clock.increment(REQUEST_TIMEOUT - 1);
    expect(selectCondition(session.actor.getSnapshot())).toBe('signingOut');
    clock.increment(1);
    await session.becomes(condition);
  });

  it('switches to another user of another tab while its own session ends, but not to the same user', async () => {
    const bo = { ...ann, id: 'bo', email: 'bo@example.org' };
    const { becomes, send, actor } = await ready({ loads: [accepted(bo)], endSession: () => new Promise(() => {}) });
    send({ type: 'session.signOut' });
    await becomes('signingOut');
    send({ type: 'auth.session', ...session });
    expect(selectCondition(actor.getSnapshot())).toBe('signingOut');
    send({ type: 'auth.session', userId: 'bo', email: 'bo@example.org' });
    expect((await becomes('ready')).context.profile).toEqual(bo);
  });

  it('shows that the session has expired', async () => {
    const { becomes, send } = await ready();
    send({ type: 'auth.ended', reason: 'expired' });
    expect(selectFarewell(await becomes('expired'))).toBe('Your session has ended. Please sign in again.');
  });
});
