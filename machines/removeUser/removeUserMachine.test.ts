import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { admin, ann, coverage, never, openDialog, submit, unreachable } from './dialogFixtures.ts';
import * as select from './removeUserContext.ts';
import { selectIsBusy, selectIsDenied, selectIsSlow } from '../shared/dialogSelectors.ts';
import './unanswered.cases.ts';

afterAll(coverage.expectComplete);

describe('confirmation', () => {
  it.each(['dialog.close', 'dialog.dismiss'] as const)('names the person, and changes nothing on %s', (type) => {
    const { actor, removing } = openDialog();
    expect(select.selectQuestion(actor.getSnapshot())).toBe(
      'Are you sure you want to remove Ann Lee (ann@example.org)? This action cannot be undone.',
    );
    actor.send({ type });
    expect(actor.getSnapshot().status).toBe('done');
    expect(removing).not.toHaveBeenCalled();
  });

  it('uses only the email for a person without a name', () => {
    const { actor } = openDialog({}, { ...ann, firstName: null, lastName: null });
    expect(select.selectQuestion(actor.getSnapshot())).toContain('remove ann@example.org? This');
  });

  it.each([
    ['a person of the same role', { ...ann, role: 'ADMIN' } as const, 'dialog.close'],
    ['oneself', { ...ann, id: admin.id }, 'dialog.dismiss'],
    ['a person without a role', { ...ann, role: null }, 'dialog.close'],
  ] as const)('denies permission for %s without a request', (_, target, type) => {
    const { actor, removing } = openDialog({}, target);
    expect(selectIsDenied(actor.getSnapshot())).toBe(true);
    expect(select.selectTarget(actor.getSnapshot())).toBe(target);
    actor.send(submit);
    expect(removing).not.toHaveBeenCalled();
    actor.send({ type });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('removing', () => {
  it('announces and reports the removal, and closes', async () => {
    const { actor, removing, announceSuccess, announceFailure, reportRemoved, reach } = openDialog({
      remove: () => Promise.resolve({ ok: true, value: null }),
    });
    actor.send({ type: 'reason.change', value: ' Contract  ended ' });
    expect(select.selectReason(actor.getSnapshot())).toBe(' Contract  ended ');
    actor.send(submit);
    await reach('closed');
    expect(removing).toHaveBeenCalledExactlyOnceWith({ id: 'ann', reason: 'Contract ended' });
    expect(announceSuccess).toHaveBeenCalledExactlyOnceWith({ text: 'User removed successfully' });
    expect(reportRemoved).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(announceFailure).not.toHaveBeenCalled();
  });

  it('counts an already removed person as removed', async () => {
    const { actor, announceSuccess, reportRemoved, reach } = openDialog({
      remove: () => Promise.resolve({ ok: false, error: { kind: 'gone', message: 'User not found' } }),
    });
    actor.send(submit);
    await reach('closed');
    expect(announceSuccess).toHaveBeenCalledOnce();
    expect(reportRemoved).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
  });

  it('sends once on repeated presses, cannot be closed meanwhile, and shows when it is slow', () => {
    const { actor, clock, removing } = openDialog();
    actor.send(submit);
    actor.send(submit);
    actor.send({ type: 'dialog.close' });
    expect(removing).toHaveBeenCalledOnce();
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    clock.increment(4_999);
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  });

  it.each([
    ['The last superuser cannot be removed', 'The last superuser cannot be removed'],
    [null, 'Failed to remove user'],
  ])('shows the reason and offers Remove again when it is rejected (%s)', async (message, text) => {
    const { actor, removing, announceFailure, announceSuccess, reach } = openDialog({
      remove: () => Promise.resolve({ ok: false, error: { kind: 'other', message } }),
    });
    actor.send(submit);
    await reach('confirming');
    expect(select.selectMessage(actor.getSnapshot())).toBe(text);
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text });
    expect(announceSuccess).not.toHaveBeenCalled();
    removing.mockImplementation(never);
    actor.send(submit);
    expect(select.selectMessage(actor.getSnapshot())).toBeNull();
    expect(removing).toHaveBeenCalledTimes(2);
  });
});

describe('removal without permission', () => {
  const forbidden: Outcome<never> = { ok: false, error: { kind: 'permission', message: 'Denied' } };
  const remove = () => Promise.resolve(forbidden);

  it.each([
    [
      'as they are now',
      () => Promise.resolve({ ok: true as const, value: { ...ann, role: 'ADMIN' as const } }),
      'ADMIN',
    ],
    ['as before, when reading fails', () => Promise.resolve(unreachable), 'EMPLOYEE'],
    ['as before, after an unexpected error', () => Promise.reject(new Error('Unexpected error')), 'EMPLOYEE'],
  ] as const)('denies permission with the person %s, and refreshes the list', async (_, load, role) => {
    const { actor, loading, announceFailure, reportOutdated, reach } = openDialog({ remove, load });
    actor.send(submit);
    await reach('permissionDenied');
    expect(loading).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(select.selectTarget(actor.getSnapshot()).role).toBe(role);
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: 'Denied' });
    expect(reportOutdated).toHaveBeenCalledOnce();
  });

  it('counts as removed when the person is gone', async () => {
    const { actor, reportRemoved, reach } = openDialog({
      remove,
      load: () => Promise.resolve({ ok: true, value: null }),
    });
    actor.send(submit);
    await reach('closed');
    expect(reportRemoved).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
  });

  it('denies permission after 15 seconds without the person', async () => {
    const { actor, clock, loading, reach } = openDialog({ remove });
    actor.send(submit);
    await vi.waitFor(() => expect(loading).toHaveBeenCalledOnce());
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    clock.increment(5_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(10_000);
    await reach('permissionDenied');
  });
});
