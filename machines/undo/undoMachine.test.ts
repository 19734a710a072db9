import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, expect, it, vi } from 'vitest';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { UndoChange, UserResult } from '../changeUsers/changeUsersContext.ts';
import { REQUEST_TIMEOUT, UNDO_TIME } from '../rules/limits.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected, settle, toasts } from '../testing/answers.ts';
import { undoMachine } from './undoMachine.ts';

const coverage = trackTransitions(undoMachine);
afterAll(coverage.expectComplete);

const changes: UndoChange[] = [{ ids: ['ann', 'bob'], versions: ['1', '2'], changes: { role: 'EMPLOYEE' } }];
const undone = (id: string): UserResult => ({ id, version: '3', skipped: null, changes: {} });
const kept = (id: string): UserResult => ({ id, version: null, skipped: 'Newer', changes: {} });
const FAILED = 'Could not confirm that the change was undone. Check the list, and change it there.';

function start(undoChanges = answering<Outcome<UserResult[]>>()) {
  const clock = new SimulatedClock();
  const said = toasts();
  const closeToast = vi.fn();
  const reportChanged = vi.fn();
  const machine = undoMachine.provide({
    actors: { undoChanges: fromPromise(({ input }) => undoChanges(input)) },
    actions: { ...said.actions, closeToast, reportChanged },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { changes } }).start();
  return { actor, clock, closeToast, reportChanged, said, undoChanges };
}

it('closes the toast after 10 s without Undo', () => {
  const { actor, clock, closeToast, said, undoChanges } = start();
  clock.increment(UNDO_TIME - 1);
  expect(closeToast).not.toHaveBeenCalled();
  clock.increment(1);
  expect(closeToast).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().status).toBe('done');
  expect(undoChanges).not.toHaveBeenCalled();
  expect(said.success()).toEqual([]);
});

it('undoes once, and refreshes the list', async () => {
  const { actor, closeToast, reportChanged, said, undoChanges } = start(
    answering<Outcome<UserResult[]>>(accepted([undone('ann'), undone('bob')])),
  );
  actor.send({ type: 'undo' });
  actor.send({ type: 'undo' });
  expect(closeToast).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await settle();
  expect(undoChanges).toHaveBeenCalledExactlyOnceWith(changes);
  expect(said.success()).toEqual(['Undone']);
  expect(reportChanged).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().status).toBe('done');
});

it('names how many users somebody else has changed since', async () => {
  const { actor, reportChanged, said } = start(
    answering<Outcome<UserResult[]>>(accepted([undone('ann'), kept('bob')])),
  );
  actor.send({ type: 'undo' });
  await settle();
  expect(said.success()).toEqual([]);
  expect(said.failure()).toEqual(['Undone for 1 person. 1 person changed since, or cannot be changed back.']);
  expect(reportChanged).toHaveBeenCalledOnce();
});

it.each([
  ['is rejected', rejected('permission')],
  ['throws', DEFECT],
] as const)('says that nothing is certain when the request %s', async (_, answer) => {
  const { actor, reportChanged, said } = start(answering<Outcome<UserResult[]>>(answer));
  actor.send({ type: 'undo' });
  await settle();
  expect(said.failure()).toEqual([FAILED]);
  expect(reportChanged).toHaveBeenCalledOnce();
});

it('times out after 15 s', () => {
  const { actor, clock, said } = start();
  actor.send({ type: 'undo' });
  clock.increment(REQUEST_TIMEOUT);
  expect(said.failure()).toEqual([FAILED]);
});
