import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { StaffMember } from '../entities.ts';
import type { Outcome } from '../outcome.ts';
import type { Party } from '../rules/permissions.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { removeUserMachine } from './removeUserMachine.ts';
import { isBusy, isOpen, isPermissionDenied, isSlow, isUnconfirmed } from './selectors.ts';
import { dialogOf, messageOf, questionOf } from './selectors.ts';

const coverage = trackTransitions(removeUserMachine);
afterAll(coverage.expectComplete);

const admin: Party = { id: 'admin', role: 'ADMIN' };
const ann: StaffMember = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Annie',
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  createdAt: '2024-01-05T13:45:09Z',
  updatedAt: '2024-01-05T13:45:09Z',
  assignment: null,
};

const DENIED = 'You do not have permission to remove this user';
const UNCONFIRMED = 'Could not confirm that the user was removed.';
const unreachable: Outcome<never> = { ok: false, refusal: { kind: 'unreachable', message: null } };
const never = () => new Promise<never>(() => undefined);

type Effects = { remove?: () => Promise<Outcome>; load?: () => Promise<Outcome<StaffMember | null>> };

function openDialog({ remove = never, load = never }: Effects = {}, target = ann, editor = admin) {
  const clock = new SimulatedClock();
  const removing = vi.fn<(input: { id: string }) => Promise<Outcome>>(remove);
  const loading = vi.fn<(input: { id: string }) => Promise<Outcome<StaffMember | null>>>(load);
  const announceSuccess = vi.fn<(said: { text: string }) => void>();
  const announceFailure = vi.fn<(said: { text: string }) => void>();
  const reportRemoved = vi.fn<(removed: { id: string }) => void>();
  const reportOutdated = vi.fn();
  const machine = removeUserMachine.provide({
    actors: {
      removeStaffMember: fromPromise<Outcome, { id: string }>(({ input }) => removing(input)),
      loadStaffMember: fromPromise<Outcome<StaffMember | null>, { id: string }>(({ input }) => loading(input)),
    },
    actions: {
      announceSuccess: (_, params) => announceSuccess(params),
      announceFailure: (_, params) => announceFailure(params),
      reportRemoved: (_, params) => reportRemoved(params),
      reportOutdated,
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  actor.send({ type: 'dialog.open', editor, target });
  const reach = (state: 'closed' | 'confirming' | 'permissionDenied' | 'checking' | 'unconfirmed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, removing, loading, announceSuccess, announceFailure, reportRemoved, reportOutdated, reach };
}

const submit = { type: 'form.submit' } as const;

describe('asking', () => {
  it('names whom it is about, and Cancel changes nothing', () => {
    const { actor, removing } = openDialog();
    expect(questionOf(actor.getSnapshot())).toBe(
      'Are you sure you want to remove Ann Lee (ann@example.org)? This action cannot be undone.',
    );
    actor.send({ type: 'dialog.close' });
    expect(isOpen(actor.getSnapshot())).toBe(false);
    expect(questionOf(actor.getSnapshot())).toBeNull();
    expect(actor.getSnapshot().context).toEqual({ dialog: null, refusal: null });
    expect(removing).not.toHaveBeenCalled();
  });

  it('names somebody without a name by the email alone', () => {
    const { actor } = openDialog({}, { ...ann, firstName: null, lastName: null });
    expect(questionOf(actor.getSnapshot())).toContain('remove ann@example.org? This');
  });

  it.each([
    ['somebody of the same rank', { ...ann, role: 'ADMIN' } as const],
    ['oneself', { ...ann, id: admin.id }],
    ['somebody whose role is missing', { ...ann, role: null }],
  ])('is refused for %s before any request', (_, target) => {
    const { actor, removing } = openDialog({}, target);
    expect(isPermissionDenied(actor.getSnapshot())).toBe(true);
    expect(dialogOf(actor.getSnapshot())).toEqual({ editor: admin, target });
    expect(messageOf(actor.getSnapshot())).toBe(DENIED);
    actor.send(submit);
    expect(removing).not.toHaveBeenCalled();
    actor.send({ type: 'dialog.close' });
    expect(isOpen(actor.getSnapshot())).toBe(false);
  });
});

describe('removing', () => {
  it('says so, reports who is gone and closes', async () => {
    const { actor, removing, announceSuccess, announceFailure, reportRemoved, reach } = openDialog({
      remove: () => Promise.resolve({ ok: true, value: null }),
    });
    actor.send(submit);
    await reach('closed');
    expect(removing).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(announceSuccess).toHaveBeenCalledExactlyOnceWith({ text: 'User removed successfully' });
    expect(reportRemoved).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
    expect(announceFailure).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context).toEqual({ dialog: null, refusal: null });
  });

  it('counts somebody who is already gone as removed', async () => {
    const { actor, announceSuccess, reportRemoved, reach } = openDialog({
      remove: () => Promise.resolve({ ok: false, refusal: { kind: 'gone', message: 'User not found' } }),
    });
    actor.send(submit);
    await reach('closed');
    expect(announceSuccess).toHaveBeenCalledOnce();
    expect(reportRemoved).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
  });

  it('sends once however often Remove is pressed, cannot be closed meanwhile, and says when it is slow', () => {
    const { actor, clock, removing } = openDialog();
    actor.send(submit);
    actor.send(submit);
    actor.send({ type: 'dialog.close' });
    expect(removing).toHaveBeenCalledOnce();
    expect(isBusy(actor.getSnapshot())).toBe(true);
    clock.increment(4_999);
    expect(isSlow(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(isSlow(actor.getSnapshot())).toBe(true);
    expect(isBusy(actor.getSnapshot())).toBe(true);
  });

  it.each([
    ['The last superuser cannot be removed', 'The last superuser cannot be removed'],
    [null, 'Failed to remove user'],
  ])('asks again with the reason when it is refused (%s)', async (message, text) => {
    const { actor, removing, announceFailure, announceSuccess, reach } = openDialog({
      remove: () => Promise.resolve({ ok: false, refusal: { kind: 'other', message } }),
    });
    actor.send(submit);
    await reach('confirming');
    expect(messageOf(actor.getSnapshot())).toBe(text);
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text });
    expect(announceSuccess).not.toHaveBeenCalled();
    removing.mockImplementation(never);
    actor.send(submit);
    expect(messageOf(actor.getSnapshot())).toBeNull();
    expect(removing).toHaveBeenCalledTimes(2);
  });

  it('is denied when the server refuses the permission', async () => {
    const { actor, announceFailure, reach } = openDialog({
      remove: () => Promise.resolve({ ok: false, refusal: { kind: 'permission', message: DENIED } }),
    });
    actor.send(submit);
    await reach('permissionDenied');
    expect(messageOf(actor.getSnapshot())).toBe(DENIED);
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: DENIED });
  });
});

describe('without an answer', () => {
  const lost = { remove: () => Promise.resolve(unreachable) };

  it('looks the person up, and is done when they are gone', async () => {
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

  it('offers Remove again when they are still there, as they are now', async () => {
    const { actor, removing, announceFailure, reach } = openDialog({
      ...lost,
      load: () => Promise.resolve({ ok: true, value: { ...ann, lastName: 'Lee-Wong' } }),
    });
    actor.send(submit);
    expect(messageOf(await reach('checking'))).toContain('Could not confirm');
    await reach('confirming');
    expect(messageOf(actor.getSnapshot())).toBe('Failed to remove user');
    expect(questionOf(actor.getSnapshot())).toContain('Ann Lee-Wong');
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: 'Failed to remove user' });
    expect(removing).toHaveBeenCalledOnce();
  });

  it('is denied when they were promoted meanwhile', async () => {
    const { actor, announceFailure, reportOutdated, reach } = openDialog({
      ...lost,
      load: () => Promise.resolve({ ok: true, value: { ...ann, role: 'ADMIN' } }),
    });
    actor.send(submit);
    await reach('permissionDenied');
    expect(reportOutdated).toHaveBeenCalledOnce();
    expect(dialogOf(actor.getSnapshot())?.target.role).toBe('ADMIN');
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: DENIED });
  });

  it('admits that it does not know, and Retry only looks again; the list is read on leaving', async () => {
    const { actor, removing, loading, announceFailure, reportOutdated, reach } = openDialog({
      ...lost,
      load: () => Promise.resolve(unreachable),
    });
    actor.send(submit);
    await reach('unconfirmed');
    expect(isUnconfirmed(actor.getSnapshot())).toBe(true);
    expect(messageOf(actor.getSnapshot())).toBe(UNCONFIRMED);
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text: UNCONFIRMED });
    actor.send(submit);
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().matches('checking')).toBe(true);
    expect(loading).toHaveBeenCalledTimes(2);
    expect(removing).toHaveBeenCalledOnce();
    await reach('unconfirmed');
    expect(reportOutdated).not.toHaveBeenCalled();
    actor.send({ type: 'dialog.close' });
    expect(isOpen(actor.getSnapshot())).toBe(false);
    expect(reportOutdated).toHaveBeenCalledOnce();
  });

  it('gives each request 15 seconds', () => {
    const { actor, clock } = openDialog();
    actor.send(submit);
    clock.increment(14_999);
    expect(actor.getSnapshot().matches('removing')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('checking')).toBe(true);
    expect(isSlow(actor.getSnapshot())).toBe(false);
    clock.increment(5_000);
    expect(isSlow(actor.getSnapshot())).toBe(true);
    clock.increment(10_000);
    expect(actor.getSnapshot().matches('unconfirmed')).toBe(true);
  });

  it('treats defects of our own the same way', async () => {
    const defect = () => Promise.reject(new Error('defect'));
    const { actor, loading, reach } = openDialog({ remove: defect, load: defect });
    actor.send(submit);
    await reach('unconfirmed');
    expect(loading).toHaveBeenCalledOnce();
  });
});
