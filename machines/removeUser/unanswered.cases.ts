import { describe, expect, it } from 'vitest';
import { ann, unreachable, openDialog, submit } from './dialogFixtures.ts';
import * as select from './removeUserContext.ts';
import { selectIsSlow } from '../shared/dialogSelectors.ts';

/** Part of removeUserMachine.test.ts: removals without a response. */

const UNCONFIRMED = 'Could not confirm that the user was removed.';

describe('no response', () => {
  const lost = { remove: () => Promise.resolve(unreachable) };

  it('looks the person up, and completes if they are gone', async () => {
    const { actor, loading, announceSuccess, reportRemoved, reach } = openDialog({
      ...lost,
      load: () => Promise.resolve({ ok: true, value: null }),
    });
    actor.send(submit);
    await reach('closed');
    expect(loading).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(announceSuccess).toHaveBeenCalledOnce();
    expect(reportRemoved).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
  });

  it('offers Remove again with the current person if they still exist', async () => {
    const { actor, removing, announceFailure, reach } = openDialog({
      ...lost,
      load: () => Promise.resolve({ ok: true, value: { ...ann, lastName: 'Lee-Wong' } }),
    });
    actor.send(submit);
    expect(select.selectMessage(await reach('checking'))).toContain('Could not confirm');
    await reach('confirming');
    expect(select.selectMessage(actor.getSnapshot())).toBe('Failed to remove user');
    expect(select.selectQuestion(actor.getSnapshot())).toContain('Ann Lee-Wong');
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: 'Failed to remove user' });
    expect(removing).toHaveBeenCalledOnce();
  });

  it('denies permission if they were promoted meanwhile', async () => {
    const { actor, announceFailure, reportOutdated, reach } = openDialog({
      ...lost,
      load: () => Promise.resolve({ ok: true, value: { ...ann, role: 'ADMIN' } }),
    });
    actor.send(submit);
    await reach('permissionDenied');
    expect(reportOutdated).toHaveBeenCalledOnce();
    expect(select.selectTarget(actor.getSnapshot()).role).toBe('ADMIN');
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: 'Failed to remove user' });
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)(
    'reports an unknown result, checks again on Retry, and refreshes the list on %s',
    async (type) => {
      const { actor, removing, loading, announceFailure, reportOutdated, reach } = openDialog({
        ...lost,
        load: () => Promise.resolve(unreachable),
      });
      actor.send(submit);
      await reach('unconfirmed');
      expect(select.selectIsUnconfirmed(actor.getSnapshot())).toBe(true);
      expect(select.selectMessage(actor.getSnapshot())).toBe(UNCONFIRMED);
      expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: UNCONFIRMED });
      actor.send(submit);
      actor.send({ type: 'retry' });
      expect(actor.getSnapshot().matches('checking')).toBe(true);
      expect(loading).toHaveBeenCalledTimes(2);
      expect(removing).toHaveBeenCalledOnce();
      await reach('unconfirmed');
      expect(reportOutdated).not.toHaveBeenCalled();
      actor.send({ type });
      expect(actor.getSnapshot().status).toBe('done');
      expect(reportOutdated).toHaveBeenCalledOnce();
    },
  );

  it('times out each request after 15 seconds', () => {
    const { actor, clock } = openDialog();
    actor.send(submit);
    clock.increment(14_999);
    expect(actor.getSnapshot().matches('removing')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('checking')).toBe(true);
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(5_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(10_000);
    expect(actor.getSnapshot().matches('unconfirmed')).toBe(true);
  });

  it('handles unexpected errors in the same way', async () => {
    const defect = () => Promise.reject(new Error('Unexpected error'));
    const { actor, loading, reach } = openDialog({ remove: defect, load: defect });
    actor.send(submit);
    await reach('unconfirmed');
    expect(loading).toHaveBeenCalledOnce();
  });
});
