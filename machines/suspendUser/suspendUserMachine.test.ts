import { afterAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ann } from '../editUser/userFixtures.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import type { Party } from '../rules/permissions.ts';
import { selectErrors, selectForm, selectIsBusy, selectIsDenied, selectIsSlow } from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected, settle, toasts } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { User } from '../shared/entities.ts';
import { selectDifferences, selectFailure, selectTarget, type SuspendUserForm } from './suspendUserContext.ts';
import { suspendUserMachine } from './suspendUserMachine.ts';

const coverage = trackTransitions(suspendUserMachine);
afterAll(coverage.expectComplete);

const admin: Party = { id: 'admin', role: 'ADMIN' };
const today = '2026-11-27';
const UNCONFIRMED = 'Could not confirm whether the user was suspended. Check your connection and try again.';
type Answer = Outcome<User | null>;

function openDialog(answers: (Answer | typeof DEFECT)[] = [], target = ann) {
  const clock = new SimulatedClock();
  const suspendUser = answering<Answer>(...answers);
  const said = toasts();
  const reportChanged = vi.fn();
  const machine = suspendUserMachine.provide({
    actors: { suspendUser: fromPromise(({ input }) => suspendUser(input)) },
    actions: { ...said.actions, reportChanged },
  });
  const input = { editor: admin, target, today };
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input }).start();
  const type = (field: keyof SuspendUserForm, value: string) => actor.send({ type: 'field.change', field, value });
  const submit = async () => {
    actor.send({ type: 'form.submit' });
    await settle();
    return actor.getSnapshot();
  };
  return { actor, clock, reportChanged, said, submit, suspendUser, type };
}

describe('opening', () => {
  it('shows an empty form, and changes nothing on Cancel', () => {
    const { actor, suspendUser } = openDialog();
    expect(selectTarget(actor.getSnapshot())).toBe(ann);
    expect(selectForm(actor.getSnapshot())).toEqual({ lastDay: '', reason: '' });
    expect(selectIsDenied(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(suspendUser).not.toHaveBeenCalled();
  });

  it.each([
    ['a person of the same role', { ...ann, role: 'ADMIN' }, 'dialog.close'],
    ['oneself', { ...ann, id: admin.id }, 'dialog.dismiss'],
    ['a person without a role', { ...ann, role: null }, 'dialog.close'],
  ] as const)('denies permission for %s without a request', async (_, target, type) => {
    const { actor, submit, suspendUser } = openDialog([], target);
    expect(selectIsDenied(await submit())).toBe(true);
    expect(selectTarget(actor.getSnapshot())).toBe(target);
    expect(suspendUser).not.toHaveBeenCalled();
    actor.send({ type });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it.each(['lastDay', 'reason'] as const)('closes on Escape until %s is filled in', (field) => {
    const { actor, type } = openDialog();
    type(field, '2026-12-12');
    actor.send({ type: 'dialog.dismiss' });
    expect(selectForm(actor.getSnapshot())[field]).toBe('2026-12-12');
    type(field, '');
    actor.send({ type: 'dialog.dismiss' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('validation', () => {
  it.each([
    ['lastDay', '2026-11-26', 'The last day cannot be in the past'],
    ['lastDay', '2036-11-27', 'The last day must be within 10 years'],
    ['lastDay', '9999-12-31', 'The last day must be within 10 years'],
    ['reason', 'x'.repeat(201), 'Reason must be at most 200 characters'],
    ['reason', 'a\u0000b', 'Reason contains a character that cannot be saved'],
  ] as const)('rejects the invalid %s: %s', async (field, value, text) => {
    const { actor, submit, suspendUser, type } = openDialog();
    type(field, value);
    expect(selectErrors(await submit())).toEqual({ [field]: text });
    expect(suspendUser).not.toHaveBeenCalled();
    type(field, '');
    expect(selectErrors(actor.getSnapshot())).toEqual({});
  });

  it.each(['2026-11-27', '2036-11-26'])('accepts today and a day within ten years (%s)', async (lastDay) => {
    const { submit, suspendUser, type } = openDialog();
    type('lastDay', lastDay);
    await submit();
    expect(suspendUser).toHaveBeenCalledExactlyOnceWith({ id: 'ann', lastDay, reason: '', replaces: null });
  });
});

describe('suspending', () => {
  it.each([
    ['', '  On leave ', { lastDay: null, reason: 'On leave' }, 'Ann Lee suspended'],
    ['2026-12-12', '', { lastDay: '2026-12-12', reason: '' }, 'Ann Lee leaves on Dec 12, 2026'],
  ])('with the last day "%s" announces and reports it, and closes', async (lastDay, reason, written, text) => {
    const { actor, reportChanged, said, submit, suspendUser, type } = openDialog([accepted(null)]);
    type('lastDay', lastDay);
    type('reason', reason);
    await submit();
    expect(suspendUser).toHaveBeenCalledExactlyOnceWith({ id: 'ann', ...written, replaces: null });
    expect(said.success()).toEqual([text]);
    expect(said.failure()).toEqual([]);
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('sends once, cannot be closed meanwhile, shows when it is slow, and times out after 15 s', () => {
    const { actor, clock, said, suspendUser } = openDialog();
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'dialog.close' });
    expect(suspendUser).toHaveBeenCalledOnce();
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(said.failure()).toEqual([UNCONFIRMED]);
  });

  it.each<[string, Outcome | typeof DEFECT, string]>([
    ['a server message', rejected('gone', 'User not found'), 'User not found'],
    ['an error without a message', rejected('other'), 'Failed to suspend user'],
    ['no response', rejected('unreachable'), UNCONFIRMED],
    ['an unexpected error', DEFECT, UNCONFIRMED],
  ])('after %s keeps the form, refreshes the list, and can be retried', async (_, answer, text) => {
    const { actor, reportChanged, said, submit, suspendUser, type } = openDialog([answer, accepted(null)]);
    type('reason', 'On leave');
    const snapshot = await submit();
    expect(selectFailure(snapshot)).toBe(text);
    expect(said.failure()).toEqual([text]);
    expect(selectForm(snapshot)).toEqual({ lastDay: '', reason: 'On leave' });
    expect(reportChanged).toHaveBeenCalledOnce();
    actor.send({ type: 'form.submit' });
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    await settle();
    expect(suspendUser).toHaveBeenCalledTimes(2);
    expect(said.success()).toEqual(['Ann Lee suspended']);
  });

  it('shows Permission Denied when a role has changed meanwhile', async () => {
    const { actor, reportChanged, said, submit } = openDialog([rejected('permission', 'Denied')]);
    expect(selectIsDenied(await submit())).toBe(true);
    expect(said.failure()).toEqual(['Denied']);
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(selectTarget(actor.getSnapshot())).toBe(ann);
  });
});

describe('when another editor has changed the last day', () => {
  const theirs = { ...ann, suspendedFrom: new Date(2026, 11, 13).toISOString() };

  it.each([
    ['2026-12-31', theirs, { typed: 'Dec 31, 2026', saved: 'Dec 12, 2026' }],
    ['', ann, { typed: 'Suspended now', saved: '' }],
  ])('shows both, and saves over theirs only after a confirmation (%s)', async (lastDay, newer, values) => {
    const { actor, reportChanged, submit, suspendUser, type } = openDialog([accepted(newer), accepted(null)]);
    type('lastDay', lastDay);
    expect(selectDifferences(await submit())).toEqual([{ field: 'lastDay', ...values }]);
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(suspendUser).toHaveBeenCalledOnce();
    actor.send({ type: 'conflict.overwrite' });
    await settle();
    expect(suspendUser).toHaveBeenLastCalledWith(expect.objectContaining({ replaces: newer.suspendedFrom }));
    expect(actor.getSnapshot().status).toBe('done');
  });

  it.each(['conflict.takeNewer', 'dialog.close'] as const)('leaves theirs on %s', async (event) => {
    const { actor, submit, suspendUser } = openDialog([accepted(theirs)]);
    await submit();
    actor.send({ type: event });
    expect(selectDifferences(actor.getSnapshot())).toEqual([]);
    expect(actor.getSnapshot().status).toBe('done');
    expect(suspendUser).toHaveBeenCalledOnce();
  });
});
