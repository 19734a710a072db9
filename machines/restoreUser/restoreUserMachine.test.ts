import { afterAll, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ann } from '../editUser/userFixtures.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected, settle, toasts } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { restoreUserMachine, selectIsRestoring } from './restoreUserMachine.ts';

const coverage = trackTransitions(restoreUserMachine);
afterAll(coverage.expectComplete);

const UNCONFIRMED = 'Could not confirm whether the user was restored. Check your connection and try again.';
const bo = { ...ann, id: 'bo', firstName: 'Bo' };

function start(...answers: (Outcome<boolean> | typeof DEFECT)[]) {
  const clock = new SimulatedClock();
  const restoreUser = answering<Outcome<boolean>>(...answers);
  const said = toasts();
  const reportChanged = vi.fn();
  const machine = restoreUserMachine.provide({
    actors: { restoreUser: fromPromise(({ input }) => restoreUser(input)) },
    actions: { ...said.actions, reportChanged },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const isRestoring = (id: string) => selectIsRestoring(id)(actor.getSnapshot());
  return { actor, clock, isRestoring, reportChanged, restoreUser, said };
}

it('restores a person once, announces it and reports it', async () => {
  const { actor, isRestoring, reportChanged, restoreUser, said } = start(accepted(false));
  expect(isRestoring('ann')).toBe(false);
  actor.send({ type: 'restore', target: ann });
  actor.send({ type: 'restore', target: ann });
  expect(isRestoring('ann')).toBe(true);
  expect(reportChanged).not.toHaveBeenCalled();
  await settle();
  expect(restoreUser).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
  expect(said.success()).toEqual(['Ann Lee restored']);
  expect(said.failure()).toEqual([]);
  expect(reportChanged).toHaveBeenCalledOnce();
  expect(isRestoring('ann')).toBe(false);
});

it('restores several people in sequence, and says who has to choose a new password', async () => {
  const { actor, isRestoring, restoreUser, said } = start(accepted(false), accepted(true));
  actor.send({ type: 'restore', target: ann });
  actor.send({ type: 'restore', target: bo });
  expect(restoreUser).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
  expect(isRestoring('bo')).toBe(true);
  await settle();
  expect(restoreUser).toHaveBeenLastCalledWith({ id: 'bo' });
  expect(said.success()).toEqual([
    'Ann Lee restored',
    'Bo Lee restored. They choose a new password at the next sign-in, because theirs was changed during the suspension.',
  ]);
});

it.each<[string, Outcome<boolean> | typeof DEFECT, string]>([
  ['the server message', rejected('permission', 'You may not'), 'You may not'],
  ['the fallback', rejected('other'), 'Failed to restore user'],
  ['that the result is unknown without a response', rejected('unreachable'), UNCONFIRMED],
  ['that the result is unknown after an unexpected error', DEFECT, UNCONFIRMED],
])('announces %s, reports that the person may have changed, and can be retried', async (_, answer, text) => {
  const { actor, reportChanged, restoreUser, said } = start(answer, accepted(false));
  actor.send({ type: 'restore', target: ann });
  await settle();
  expect(said.failure()).toEqual([text]);
  expect(said.success()).toEqual([]);
  expect(reportChanged).toHaveBeenCalledOnce();
  actor.send({ type: 'restore', target: ann });
  await settle();
  expect(restoreUser).toHaveBeenCalledTimes(2);
  expect(said.success()).toEqual(['Ann Lee restored']);
});

it('times out after 15 s', () => {
  const { actor, clock, isRestoring, said } = start();
  actor.send({ type: 'restore', target: ann });
  clock.increment(REQUEST_TIMEOUT);
  expect(said.failure()).toEqual([UNCONFIRMED]);
  expect(isRestoring('ann')).toBe(false);
});
