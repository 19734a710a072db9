import { SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Outcome } from '../shared/outcome.ts';
import { selectCondition, selectFarewell, selectIsRecovery, selectProblem } from './selectors.ts';
import type { RestoredSession } from './sessionEvents.ts';
import {
  accepted,
  ann,
  created,
  rejected,
  throwing,
  returningAnn,
  session,
  startSession,
  type Effects,
} from './sessionFixtures.ts';

describe('restoring the session', () => {
  it('finds no session', async () => {
    const { becomes } = startSession({});
    expect(selectFarewell(await becomes('visiting'))).toBeNull();
  });

  it('treats an unreadable session as none', async () => {
    const { becomes } = startSession({ restored: throwing() });
    await becomes('visiting');
  });

  it('shows after 15 s that it takes long, and accepts a late response', async () => {
    const clock = new SimulatedClock();
    let answer: (restored: RestoredSession) => void = () => {};
    const restored = new Promise<RestoredSession>((resolve) => (answer = resolve));
    const { becomes, actor } = startSession({ clock, restored, loads: [accepted(ann)] });
    clock.increment(REQUEST_TIMEOUT - 1);
    expect(selectCondition(actor.getSnapshot())).toBe('restoring');
    clock.increment(1);
    expect(selectCondition(actor.getSnapshot())).toBe('unrestored');
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    answer(returningAnn);
    await becomes('ready');
  });

  it('accepts a sign-in while restoring takes long', async () => {
    const clock = new SimulatedClock();
    const { becomes, send } = startSession({ clock, restored: new Promise(() => {}), loads: [accepted(ann)] });
    clock.increment(REQUEST_TIMEOUT);
    send({ type: 'auth.session', ...session });
    expect((await becomes('ready')).context.user).toEqual(session);
  });

  it('reads the profile of the restored user', async () => {
    const { becomes } = startSession({ restored: returningAnn, loads: [accepted(ann)] });
    expect((await becomes('ready')).context).toMatchObject({ user: session, profile: ann });
  });

  it('requires a new password while setup is pending', async () => {
    const { becomes, send, actions } = startSession({
      restored: returningAnn,
      loads: [accepted({ ...ann, isPasswordChanged: false })],
    });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(false);
    send({ type: 'setup.completed', profile: ann });
    expect((await becomes('ready')).context.profile).toEqual(ann);
    expect(actions.notifySetupCompleted).toHaveBeenCalledOnce();
  });

  it.each([false, true])(
    'shows /setup once the session is checked, or if it cannot be (recovery: %s)',
    async (isRecovery) => {
      const start = (check: Outcome<boolean> | Promise<never>) => {
        const loads = [accepted({ ...ann, isPasswordChanged: false })];
        return startSession({ restored: { ...returningAnn, isRecovery }, loads, sessionChecks: [check] });
      };
      const { actor } = start(new Promise<never>(() => {}));
      await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { account: 'passwordDue' } }), { timeout: 500 });
      expect(selectCondition(actor.getSnapshot())).toBe('opening');
      await start(accepted(false)).becomes('expired');
      await start(throwing()).becomes('passwordDue');
    },
  );

  it('follows a setup that was completed in another tab', async () => {
    const { becomes, send, actions } = startSession({
      restored: returningAnn,
      loads: [accepted({ ...ann, isPasswordChanged: false }), accepted(ann)],
    });
    await becomes('passwordDue');
    send({ type: 'setup.completedElsewhere' });
    await becomes('ready');
    expect(actions.notifySetupCompleted).not.toHaveBeenCalled();
  });

  it.each([
    ['opening', new Promise<never>(() => {})],
    ['unreadable', rejected('unreachable')],
  ] as const)('ends a recovery while %s when setup is completed in another tab', async (condition, first) => {
    const { becomes, send } = startSession({
      restored: { ...returningAnn, isRecovery: true },
      loads: [first, accepted(ann)],
    });
    await becomes(condition);
    send({ type: 'setup.completedElsewhere' });
    await becomes('ready');
  });

  it('restores a recovery after a reload', async () => {
    const { becomes, send, actions } = startSession({
      restored: { ...returningAnn, isRecovery: true },
      loads: [accepted(ann)],
    });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(true);
    send({ type: 'setup.completed', profile: ann });
    await becomes('ready');
    expect(actions.clearRecovery).toHaveBeenCalledOnce();
  });

  it.each([
    ['inactivity', 'timedOut'],
    ['byHand', 'left'],
  ] as const)('continues a sign-out (%s) that a closed page interrupted', async (reason, farewell) => {
    const { becomes, ended } = startSession({ restored: { ...returningAnn, isRecovery: true, ending: reason } });
    await becomes(farewell);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ reason });
  });

  it.each(['inactivity', 'byHand'] as const)(
    'lets another user sign in while an earlier session ends (%s)',
    async (reason) => {
      const { becomes, send } = startSession({
        restored: { ...returningAnn, ending: reason },
        loads: [accepted({ ...ann, id: 'bob' })],
        endSession: () => new Promise(() => {}),
      });
      await becomes('signingOut');
      send({ type: 'auth.session', userId: 'bob', email: 'bob@example.org' });
      expect((await becomes('ready')).context.user?.userId).toBe('bob');
    },
  );

  it('creates no profile for a removed user', async () => {
    const { becomes, ended } = startSession({ restored: returningAnn, loads: [accepted(null)] });
    expect(selectFarewell(await becomes('removed'))).toContain('removed');
    expect(ended).toHaveBeenCalledWith({ reason: 'removed' });
  });

  it('ends the session of a suspended user, even if their setup is pending', async () => {
    const { becomes, ended } = startSession({
      restored: returningAnn,
      loads: [accepted({ ...ann, isPasswordChanged: false, isSuspended: true })],
    });
    expect(selectFarewell(await becomes('suspended'))).toBe('Your account is suspended. Ask an administrator.');
    expect(ended).toHaveBeenCalledWith({ reason: 'suspended' });
  });

  it('ignores the event of the stored session until it is restored', async () => {
    const { send, actor, becomes } = startSession({ restored: returningAnn, loads: [accepted(null)] });
    send({ type: 'auth.session', ...session });
    expect(selectCondition(actor.getSnapshot())).toBe('restoring');
    await becomes('removed');
  });

  it('shows why the profile cannot be read, and retries', async () => {
    const { becomes, send } = startSession({
      restored: returningAnn,
      loads: [rejected('other', 'too many connections'), accepted(ann)],
    });
    expect(selectProblem(await becomes('unreadable'))).toBe('Database error: too many connections');
    send({ type: 'session.retry' });
    await becomes('ready');
  });

  it('handles an unexpected error while the profile is read', async () => {
    const { becomes } = startSession({ restored: returningAnn, loads: [throwing()] });
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

  it('opens the app', async () => {
    const { becomes } = await visitor({ loads: [accepted(ann)] });
    await becomes('ready');
  });

  it('creates a missing profile, and requires setup', async () => {
    const newcomer = { ...ann, isPasswordChanged: false };
    const { becomes } = await visitor({ loads: [accepted(null), accepted(newcomer)], creates: [created(newcomer)] });
    expect((await becomes('passwordDue')).context.profile).toEqual(newcomer);
  });

  it('still creates a missing profile after the first read failed', async () => {
    const { becomes, send } = await visitor({
      loads: [rejected('unreachable'), accepted(null), accepted({ ...ann, isPasswordChanged: false })],
      creates: [created({ ...ann, isPasswordChanged: false })],
    });
    await becomes('unreadable');
    send({ type: 'session.retry' });
    await becomes('passwordDue');
  });

  it('opens the app when another tab completed the setup meanwhile', async () => {
    const { becomes } = await visitor({ loads: [accepted(null), accepted(ann)], creates: [created(ann)] });
    await becomes('ready');
  });

  it.each([
    ['an error', rejected('other', 'no space left'), 'Failed to create user profile: no space left'],
    ['an unexpected error', throwing, 'Failed to create user profile: The server did not answer.'],
  ])('shows why the profile could not be created after %s, and retries', async (_, first, sentence) => {
    const { becomes, send } = await visitor({
      loads: [accepted(null), accepted({ ...ann, isPasswordChanged: false })],
      creates: [typeof first === 'function' ? first() : first, created({ ...ann, isPasswordChanged: false })],
    });
    expect(selectProblem(await becomes('uncreated'))).toBe(sentence);
    send({ type: 'session.retry' });
    await becomes('passwordDue');
  });

  it('signs out a suspended user, who can sign in again after they were restored', async () => {
    const { becomes, send } = await visitor({ loads: [accepted({ ...ann, isSuspended: true }), accepted(ann)] });
    expect(selectFarewell(await becomes('suspended'))).toBe('Your account is suspended. Ask an administrator.');
    send({ type: 'auth.session', ...session });
    expect((await becomes('ready')).context.profile).toEqual(ann);
  });

  it('signs out when the account is gone', async () => {
    const { becomes } = await visitor({ loads: [accepted(null)], creates: [rejected('gone')] });
    await becomes('removed');
  });

  it('follows a reset link from any state', async () => {
    const { becomes, send, actions } = await visitor({ loads: [accepted(ann), accepted(ann)] });
    await becomes('ready');
    send({ type: 'auth.recovery', ...session });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(true);
    expect(actions.rememberRecovery).toHaveBeenCalledOnce();
  });
});
