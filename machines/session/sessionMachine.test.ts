import { createActor, fromCallback, fromPromise, waitFor, type AnyEventObject } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../entities.ts';
import { inactivityMachine, type InactivityEvent } from '../inactivity/inactivityMachine.ts';
import type { Outcome } from '../outcome.ts';
import {
  selectCondition,
  selectFarewell,
  selectIsRecovery,
  selectProblem,
  type SessionCondition,
} from './selectors.ts';
import type { EndReason, RestoredSession, SessionEvent } from './sessionEvents.ts';
import { sessionMachine } from './sessionMachine.ts';
import { trackTransitions } from '../testing/coverage.ts';

const coverage = trackTransitions(sessionMachine);
afterAll(coverage.expectComplete);

const ann: Profile = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann',
  role: 'MANAGER',
  isPasswordChanged: true,
  themePreference: 'light',
  updatedAt: '2026-01-01 00:00:00+00',
};
const session = { userId: 'ann', email: 'ann@example.org' };
const accepted = (profile: Profile | null): Outcome<Profile | null> => ({ ok: true, value: profile });
const created = (profile: Profile): Outcome<Profile> => ({ ok: true, value: profile });
const refused = (kind: 'unreachable' | 'gone' | 'other', message: string | null = null) =>
  ({ ok: false, refusal: { kind, message } }) as const;
const rejected = () => Promise.reject(new Error('defect'));

type Effects = {
  restored?: RestoredSession | null | Promise<never>;
  loads?: (Outcome<Profile | null> | Promise<never>)[];
  creates?: (Outcome<Profile> | Promise<never>)[];
  endSession?: (input: { reason: EndReason }) => Promise<unknown>;
};

function startSession({ restored = null, loads = [], creates = [], endSession = () => Promise.resolve() }: Effects) {
  const ended = vi.fn(endSession);
  const actions = { rememberRecovery: vi.fn(), forgetRecovery: vi.fn(), wipeDrafts: vi.fn() };
  let checkClock: (idleFor: number) => void = () => {};
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(() => Promise.resolve(restored)),
      loadProfile: fromPromise(async () => loads.shift() ?? (await new Promise<never>(() => {}))),
      createProfile: fromPromise(async () => creates.shift() ?? (await new Promise<never>(() => {}))),
      endSession: fromPromise(({ input }) => ended(input)),
      listenToAuth: fromCallback(() => {}),
      inactivity: inactivityMachine.provide({
        actors: {
          watchActivity: fromCallback<AnyEventObject>(({ sendBack }) => {
            const send: (event: InactivityEvent) => void = sendBack;
            checkClock = (idleFor) => send({ type: 'clock.checked', idleFor });
          }),
        },
        actions: { recordActivity: () => {} },
      }),
    },
    actions,
  });
  const actor = createActor(machine, { inspect: coverage.inspect }).start();
  return {
    actor,
    actions,
    ended,
    send: (event: SessionEvent) => actor.send(event),
    checkClock: (idleFor: number) => checkClock(idleFor),
    becomes: (condition: SessionCondition) =>
      waitFor(actor, (snapshot) => selectCondition(snapshot) === condition, { timeout: 500 }),
  };
}

const returningAnn: RestoredSession = { ...session, isRecovery: false };

describe('restoring', () => {
  it('finds nobody', async () => {
    const { becomes } = startSession({});
    expect(selectFarewell(await becomes('visiting'))).toBeNull();
  });

  it('counts a session that cannot be read as none', async () => {
    const { becomes } = startSession({ restored: rejected() });
    await becomes('visiting');
  });

  it('reads the profile of whoever was signed in', async () => {
    const { becomes } = startSession({ restored: returningAnn, loads: [accepted(ann)] });
    expect((await becomes('ready')).context).toMatchObject({ user: session, profile: ann });
  });

  it('asks for a new password while setup is pending', async () => {
    const { becomes, send } = startSession({
      restored: returningAnn,
      loads: [accepted({ ...ann, isPasswordChanged: false })],
    });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(false);
    send({ type: 'setup.completed', profile: ann });
    expect((await becomes('ready')).context.profile).toEqual(ann);
  });

  it('keeps a recovery over a reload', async () => {
    const { becomes, send, actions } = startSession({
      restored: { ...session, isRecovery: true },
      loads: [accepted(ann)],
    });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(true);
    send({ type: 'setup.completed', profile: ann });
    await becomes('ready');
    expect(actions.forgetRecovery).toHaveBeenCalledOnce();
  });

  it('rebuilds nothing for a removed person', async () => {
    const { becomes, ended } = startSession({ restored: returningAnn, loads: [accepted(null)] });
    expect(selectFarewell(await becomes('removed'))).toContain('removed');
    expect(ended).toHaveBeenCalledWith({ reason: 'expired' });
  });

  it('says why the profile cannot be read, and tries again', async () => {
    const { becomes, send } = startSession({
      restored: returningAnn,
      loads: [refused('other', 'too many connections'), accepted(ann)],
    });
    expect(selectProblem(await becomes('unreadable'))).toBe('Database error: too many connections');
    send({ type: 'session.retry' });
    await becomes('ready');
  });

  it('survives a defect while the profile is read', async () => {
    const { becomes } = startSession({ restored: returningAnn, loads: [rejected()] });
    expect(selectProblem(await becomes('unreadable'))).toBe('Database error: The server did not answer.');
  });
});

describe('signing in', () => {
  async function visitor(effects: Effects) {
    const started = startSession(effects);
    await started.becomes('visiting');
    started.send({ type: 'auth.session', ...session });
    return started;
  }

  it('opens the product', async () => {
    const { becomes } = await visitor({ loads: [accepted(ann)] });
    await becomes('ready');
  });

  it('creates a missing profile, and leads to setup', async () => {
    const newcomer = { ...ann, isPasswordChanged: false };
    const { becomes } = await visitor({ loads: [accepted(null)], creates: [created(newcomer)] });
    expect((await becomes('passwordDue')).context.profile).toEqual(newcomer);
  });

  it('remembers that it was a sign-in when the first reading fails', async () => {
    const { becomes, send } = await visitor({
      loads: [refused('unreachable'), accepted(null)],
      creates: [created({ ...ann, isPasswordChanged: false })],
    });
    await becomes('unreadable');
    send({ type: 'session.retry' });
    await becomes('passwordDue');
  });

  it.each([
    ['a refusal', refused('other', 'no space left'), 'Failed to create user profile: no space left'],
    ['a defect', rejected, 'Failed to create user profile: The server did not answer.'],
  ])('says why the profile could not be created after %s, and tries again', async (_, first, sentence) => {
    const { becomes, send } = await visitor({
      loads: [accepted(null)],
      creates: [typeof first === 'function' ? first() : first, created({ ...ann, isPasswordChanged: false })],
    });
    expect(selectProblem(await becomes('uncreated'))).toBe(sentence);
    send({ type: 'session.retry' });
    await becomes('passwordDue');
  });

  it('signs out when the account is gone', async () => {
    const { becomes } = await visitor({ loads: [accepted(null)], creates: [refused('gone')] });
    await becomes('removed');
  });

  it('follows a reset link, whatever was open', async () => {
    const { becomes, send, actions } = await visitor({ loads: [accepted(ann), accepted(ann)] });
    await becomes('ready');
    send({ type: 'auth.recovery', ...session });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(true);
    expect(actions.rememberRecovery).toHaveBeenCalledOnce();
  });
});

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

  it('ignores its own session told again, as on each return to the tab', async () => {
    const { actor, send } = await ready();
    send({ type: 'auth.session', ...session });
    expect(selectCondition(actor.getSnapshot())).toBe('ready');
  });

  it('becomes somebody else when another tab does', async () => {
    const bo = { ...ann, id: 'bo', email: 'bo@example.org' };
    const { becomes, send, actions } = await ready({ loads: [accepted(bo)] });
    send({ type: 'auth.session', userId: 'bo', email: 'bo@example.org' });
    await becomes('opening');
    expect((await becomes('ready')).context.profile).toEqual(bo);
    expect(actions.wipeDrafts).toHaveBeenCalledOnce();
  });

  it('takes over a saved profile', async () => {
    const { actor, send } = await ready();
    send({ type: 'profile.changed', profile: { ...ann, displayName: 'Annie' } });
    expect(actor.getSnapshot().context.profile?.displayName).toBe('Annie');
  });

  it('reads the profile again when rights may have changed', async () => {
    const { actor, send } = await ready({ loads: [accepted({ ...ann, role: 'EMPLOYEE' })] });
    send({ type: 'profile.outdated' });
    await waitFor(actor, (snapshot) => snapshot.context.profile?.role === 'EMPLOYEE', { timeout: 500 });
  });

  it.each([
    ['refused', () => refused('unreachable')],
    ['defective', rejected],
  ])('keeps the profile when that reading is %s', async (_, second) => {
    const { actor, send } = await ready({ loads: [second()] });
    send({ type: 'profile.outdated' });
    await waitFor(actor, (s) => s.matches({ signedIn: { account: { ready: 'current' } } }), { timeout: 500 });
    expect(actor.getSnapshot().context.profile).toEqual(ann);
  });

  it('signs out when that reading finds no profile', async () => {
    const { becomes, send } = await ready({ loads: [accepted(null)] });
    send({ type: 'profile.outdated' });
    await becomes('removed');
  });

  it.each([
    ['byHand', 'left'],
    ['inactivity', 'timedOut'],
    ['expired', 'expired'],
  ] as const)('ends with another tab or the server: %s', async (reason, condition) => {
    const { becomes, send, actions, ended } = await ready();
    send({ type: 'auth.ended', reason });
    expect((await becomes(condition)).context).toEqual({ user: null, profile: null, failure: null });
    expect(actions.wipeDrafts).toHaveBeenCalledTimes(condition === 'left' ? 1 : 0);
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([
    ['answered', () => Promise.resolve()],
    ['failing', rejected],
  ])('signs out by hand, the server %s', async (_, endSession) => {
    const { becomes, send, actions, ended } = await ready({ endSession });
    send({ type: 'session.signOut' });
    await becomes('left');
    expect(ended).toHaveBeenCalledWith({ reason: 'byHand' });
    expect(actions.wipeDrafts).toHaveBeenCalledOnce();
  });

  it.each([
    ['answered', () => Promise.resolve()],
    ['failing', rejected],
  ])('signs out after 10 minutes without activity, the server %s', async (_, endSession) => {
    const { becomes, checkClock, actions, ended } = await ready({ endSession });
    checkClock(10 * 60_000);
    expect(selectFarewell(await becomes('timedOut'))).toContain('10 minutes');
    expect(ended).toHaveBeenCalledWith({ reason: 'inactivity' });
    expect(actions.wipeDrafts).not.toHaveBeenCalled();
  });

  it('signs a removed person out though the server fails', async () => {
    const { becomes, send } = await ready({ loads: [accepted(null)], endSession: rejected });
    send({ type: 'profile.outdated' });
    expect(selectFarewell(await becomes('removed'))).toContain('removed');
  });

  it('says that an expired session has ended', async () => {
    const { becomes, send } = await ready();
    send({ type: 'auth.ended', reason: 'expired' });
    expect(selectFarewell(await becomes('expired'))).toBe('Your session has ended. Please sign in again.');
  });
});

describe('a recovery', () => {
  const recovering: RestoredSession = { ...session, isRecovery: true };

  it('asks again when the profile cannot be read', async () => {
    const { becomes, send } = startSession({ restored: recovering, loads: [refused('unreachable'), accepted(ann)] });
    await becomes('unreadable');
    send({ type: 'session.retry' });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(true);
  });

  it('is one recovery, though the session tells of it again', async () => {
    const { becomes, send, actor, actions } = startSession({ restored: recovering, loads: [accepted(ann)] });
    send({ type: 'auth.recovery', ...session });
    await becomes('passwordDue');
    send({ type: 'auth.recovery', ...session });
    expect(selectCondition(actor.getSnapshot())).toBe('passwordDue');
    expect(actions.rememberRecovery).toHaveBeenCalledOnce();
  });

  it('opens once, and gives way to the recovery of somebody else, while the profile is read', () => {
    const { send, actor, actions } = startSession({});
    send({ type: 'auth.recovery', ...session });
    send({ type: 'auth.recovery', ...session });
    expect(actions.rememberRecovery).toHaveBeenCalledOnce();
    send({ type: 'auth.recovery', userId: 'bo', email: 'bo@example.org' });
    expect(actor.getSnapshot().context.user?.userId).toBe('bo');
  });

  it('gives way to the recovery of somebody else', async () => {
    const { becomes, send, actor } = startSession({ restored: recovering, loads: [accepted(ann), accepted(ann)] });
    await becomes('passwordDue');
    send({ type: 'auth.recovery', userId: 'bo', email: 'bo@example.org' });
    await becomes('opening');
    expect(actor.getSnapshot().context.user?.userId).toBe('bo');
  });

  it('ends for a removed person', async () => {
    const { becomes } = startSession({ restored: recovering, loads: [accepted(null)] });
    await becomes('removed');
  });
});
