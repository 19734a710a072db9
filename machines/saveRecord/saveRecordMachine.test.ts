import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { saveRecordMachine, type VersionedRow } from './saveRecordMachine.ts';

const coverage = trackTransitions(saveRecordMachine);
afterAll(coverage.expectComplete);

type Reading = Outcome<VersionedRow | null>;

const row = { id: 'field', name: 'Field', size: 2, updatedAt: 'v1' };
const edit = { name: 'Outdoor' };
const updated = { ...row, name: 'Outdoor', updatedAt: 'v2' };
const byOthers = { ...row, name: 'Meadow', updatedAt: 'v2' };
const unreachable = { kind: 'unreachable', message: null };

/** Runs an update until it ends; requests without a response time out. */
async function update(save = answering<Reading>(), load = answering<Reading>()) {
  const clock = new SimulatedClock();
  const machine = saveRecordMachine.provide({
    actors: { save: fromPromise(({ input }) => save(input)), load: fromPromise(({ input }) => load(input)) },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { row, edit } }).start();
  let timeouts = 0;
  await settle();
  while (actor.getSnapshot().status === 'active' && timeouts < 3) {
    clock.increment(REQUEST_TIMEOUT - 1);
    await settle();
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);
    await settle();
    timeouts += 1;
  }
  return { output: actor.getSnapshot().output, timeouts, save, load };
}

describe('saving a row', () => {
  it('overwrites the base version, and reads the saved row', async () => {
    const { output, save, load } = await update(
      answering<Reading>(accepted(null)),
      answering<Reading>(accepted(updated)),
    );
    expect(save).toHaveBeenCalledExactlyOnceWith({ row, edit });
    expect(load).toHaveBeenCalledExactlyOnceWith({ id: 'field' });
    expect(output).toEqual({ result: 'saved', row: updated, read: updated, error: null });
  });

  it('takes the saved row from the response, if it has one', async () => {
    const { output, load } = await update(answering<Reading>(accepted(updated)));
    expect(load).not.toHaveBeenCalled();
    expect(output).toEqual({ result: 'saved', row: updated, read: updated, error: null });
  });

  it.each([
    ['is rejected', [rejected('unreachable')]],
    ['finds none', [accepted(null)]],
    ['throws', [DEFECT]],
    ['times out', []],
  ] as const)('is saved even if reading the row %s', async (_, answers) => {
    const { output, timeouts } = await update(answering<Reading>(accepted(null)), answering<Reading>(...answers));
    expect(output).toEqual({ result: 'saved', row, read: null, error: null });
    expect(timeouts).toBe(answers.length === 0 ? 1 : 0);
  });

  it.each(['taken', 'permission', 'invalid', 'other'] as const)('is rejected by the server: %s', async (kind) => {
    const { output, load } = await update(answering<Reading>(rejected(kind, 'No')));
    expect(output).toEqual({ result: 'rejected', row, read: null, error: { kind, message: 'No' } });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('unknown result', () => {
  const unconfirmed = [
    ['changed', [rejected('changed')], { kind: 'changed', message: null }],
    ['gone', [rejected('gone')], { kind: 'gone', message: null }],
    ['a policy', [rejected('permission')], { kind: 'permission', message: null }],
    ['unreachable', [rejected('unreachable')], unreachable],
    ['an unexpected error', [DEFECT], unreachable],
    ['a timeout', [], unreachable],
  ] as const;

  it.each(unconfirmed)('compares the row: %s', async (_, answers, error) => {
    const saving = () => answering<Reading>(...answers);
    const saved = await update(saving(), answering<Reading>(accepted(updated)));
    expect(saved.output).toEqual({ result: 'saved', row: updated, read: updated, error });
    expect(saved.load).toHaveBeenCalledExactlyOnceWith({ id: 'field' });
    const conflict = await update(saving(), answering<Reading>(accepted(byOthers)));
    expect(conflict.output).toEqual({ result: 'conflict', row: byOthers, read: byOthers, error });
    const gone = await update(saving(), answering<Reading>(accepted(null)));
    expect(gone.output).toEqual({ result: 'gone', row, read: null, error });
    const unsaved = await update(saving(), answering<Reading>(accepted(row)));
    expect(unsaved.output).toEqual({ result: 'rejected', row, read: null, error });
    for (const { save, timeouts } of [saved, conflict, gone, unsaved]) {
      expect(save).toHaveBeenCalledOnce();
      expect(timeouts).toBe(answers.length === 0 ? 1 : 0);
    }
  });

  it.each([
    ['is rejected', [rejected('other')]],
    ['throws', [DEFECT]],
    ['times out', []],
  ] as const)('stays unknown when reading the row %s', async (_, answers) => {
    const { output, save, timeouts } = await update(
      answering<Reading>(rejected('unreachable')),
      answering<Reading>(...answers),
    );
    expect(timeouts).toBe(answers.length === 0 ? 1 : 0);
    expect(output).toEqual({ result: 'rejected', row, read: null, error: unreachable });
    expect(save).toHaveBeenCalledOnce();
  });
});
