import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
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

describe('restoring', () => {
  it('finds nobody', async () => {
    const { becomes } = startSession({});
    expect(selectFarewell(await becomes('visiting'))).toBeNull();
  });

  it('counts a session that cannot be read as none', async () => {
    const { becomes } = startSession({ restored: throwing() });
    await becomes('visiting');
  });

  it('that takes longer than 15 s is said, and goes on when an answer comes all the same', async () => {
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

  it('that takes longer gives way to a sign-in made meanwhile', async () => {
    const clock = new SimulatedClock();
    const { becomes, send } = startSession({ clock, restored: new Promise(() => {}), loads: [accepted(ann)] });
    clock.increment(REQUEST_TIMEOUT);
    send({ type: 'auth.session', ...session });
    expect((await becomes('ready')).context.user).toEqual(session);
  });

  it('reads the profile of whoever was signed in', async () => {
    const { becomes } = startSession({ restored: returningAnn, loads: [accepted(ann)] });
    expect((await becomes('ready')).context).toMatchObject({ user: session, profile: ann });
  });

  it('asks for a new password while setup is pending', async () => {
    const { becomes, send, actions } = startSession({
      restored: returningAnn,
      loads: [accepted({ ...ann, isPasswordChanged: false })],
    });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(false);
    send({ type: 'setup.completed', profile: ann });
    expect((await becomes('ready')).context.profile).toEqual(ann);
    expect(actions.notifySetupCompleted).toHaveBeenCalledOnce();
  });

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
  ] as const)('ends a recovery that is %s when the setup is completed in another tab', async (condition, first) => {
    const { becomes, send } = startSession({
      restored: { ...returningAnn, isRecovery: true },
      loads: [first, accepted(ann)],
    });
    await becomes(condition);
    send({ type: 'setup.completedElsewhere' });
    await becomes('ready');
  });

  it('keeps a recovery over a reload', async () => {
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
  ] as const)('goes on to end a session whose page went away while it ended by %s', async (reason, farewell) => {
    const { becomes, ended } = startSession({ restored: { ...returningAnn, isRecovery: true, ending: reason } });
    await becomes(farewell);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ reason });
  });

  it.each(['inactivity', 'byHand'] as const)(
    'lets somebody else in who signs in while a session of before ends by %s',
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

  it('rebuilds nothing for a removed person', async () => {
    const { becomes, ended } = startSession({ restored: returningAnn, loads: [accepted(null)] });
    expect(selectFarewell(await becomes('removed'))).toContain('removed');
    expect(ended).toHaveBeenCalledWith({ reason: 'expired' });
  });

  it('says why the profile cannot be read, and tries again', async () => {
    const { becomes, send } = startSession({
      restored: returningAnn,
      loads: [rejected('other', 'too many connections'), accepted(ann)],
    });
    expect(selectProblem(await becomes('unreadable'))).toBe('Database error: too many connections');
    send({ type: 'session.retry' });
    await becomes('ready');
  });

  it('survives a defect while the profile is read', async () => {
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

  it('opens the product', async () => {
    const { becomes } = await visitor({ loads: [accepted(ann)] });
    await becomes('ready');
  });

  it('creates a missing profile, and leads to setup', async () => {
    const newcomer = { ...ann, isPasswordChanged: false };
    const { becomes } = await visitor({ loads: [accepted(null), accepted(newcomer)], creates: [created(newcomer)] });
    expect((await becomes('passwordDue')).context.profile).toEqual(newcomer);
  });

  it('remembers that it was a sign-in when the first reading fails', async () => {
    const { becomes, send } = await visitor({
      loads: [rejected('unreachable'), accepted(null), accepted({ ...ann, isPasswordChanged: false })],
      creates: [created({ ...ann, isPasswordChanged: false })],
    });
    await becomes('unreadable');
    send({ type: 'session.retry' });
    await becomes('passwordDue');
  });

  it('leads on when another tab has created the profile and done the setup meanwhile', async () => {
    const { becomes } = await visitor({ loads: [accepted(null), accepted(ann)], creates: [created(ann)] });
    await becomes('ready');
  });

  it.each([
    ['an error', rejected('other', 'no space left'), 'Failed to create user profile: no space left'],
    ['a defect', throwing, 'Failed to create user profile: The server did not answer.'],
  ])('says why the profile could not be created after %s, and tries again', async (_, first, sentence) => {
    const { becomes, send } = await visitor({
      loads: [accepted(null), accepted({ ...ann, isPasswordChanged: false })],
      creates: [typeof first === 'function' ? first() : first, created({ ...ann, isPasswordChanged: false })],
    });
    expect(selectProblem(await becomes('uncreated'))).toBe(sentence);
    send({ type: 'session.retry' });
    await becomes('passwordDue');
  });

  it('signs out when the account is gone', async () => {
    const { becomes } = await visitor({ loads: [accepted(null)], creates: [rejected('gone')] });
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

describe('a recovery', () => {
  const recovering: RestoredSession = { ...returningAnn, isRecovery: true };

  it('asks again when the profile cannot be read', async () => {
    const { becomes, send } = startSession({ restored: recovering, loads: [rejected('unreachable'), accepted(ann)] });
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
    expect((await becomes('opening')).matches({ signedIn: { account: { opening: 'recovering' } } })).toBe(true);
    expect(actor.getSnapshot().context.user?.userId).toBe('bo');
  });

  it('ends for a removed person', async () => {
    const { becomes } = startSession({ restored: recovering, loads: [accepted(null)] });
    await becomes('removed');
  });
});
