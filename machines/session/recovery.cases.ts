import { describe, expect, it } from 'vitest';
import { selectCondition, selectIsRecovery } from './selectors.ts';
import type { RestoredSession } from './sessionEvents.ts';
import { accepted, ann, rejected, returningAnn, session, startSession } from './sessionFixtures.ts';

describe('recovery', () => {
  const recovering: RestoredSession = { ...returningAnn, isRecovery: true };

  it('reads the profile again on Retry', async () => {
    const { becomes, send } = startSession({ restored: recovering, loads: [rejected('unreachable'), accepted(ann)] });
    await becomes('unreadable');
    send({ type: 'session.retry' });
    expect(selectIsRecovery(await becomes('passwordDue'))).toBe(true);
  });

  it('ignores a repeated recovery event', async () => {
    const { becomes, send, actor, actions } = startSession({ restored: recovering, loads: [accepted(ann)] });
    send({ type: 'auth.recovery', ...session });
    await becomes('passwordDue');
    send({ type: 'auth.recovery', ...session });
    expect(selectCondition(actor.getSnapshot())).toBe('passwordDue');
    expect(actions.rememberRecovery).toHaveBeenCalledOnce();
  });

  it('while the profile is read, starts once and is replaced by the recovery of another user', () => {
    const { send, actor, actions } = startSession({});
    send({ type: 'auth.recovery', ...session });
    send({ type: 'auth.recovery', ...session });
    expect(actions.rememberRecovery).toHaveBeenCalledOnce();
    send({ type: 'auth.recovery', userId: 'bo', email: 'bo@example.org' });
    expect(actor.getSnapshot().context.user?.userId).toBe('bo');
  });

  it('is replaced by the recovery of another user', async () => {
    const { becomes, send, actor } = startSession({ restored: recovering, loads: [accepted(ann), accepted(ann)] });
    await becomes('passwordDue');
    send({ type: 'auth.recovery', userId: 'bo', email: 'bo@example.org' });
    expect((await becomes('opening')).matches({ signedIn: { account: { opening: 'recovering' } } })).toBe(true);
    expect(actor.getSnapshot().context.user?.userId).toBe('bo');
  });

  it('ends for a removed user', async () => {
    const { becomes } = startSession({ restored: recovering, loads: [accepted(null)] });
    await becomes('removed');
  });
});
