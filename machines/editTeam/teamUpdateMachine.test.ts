import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { Team } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { teamUpdateMachine } from './teamUpdateMachine.ts';

const coverage = trackTransitions(teamUpdateMachine);
afterAll(coverage.expectComplete);

type Reading = Outcome<Team | null>;

const sales = { id: 'sales', name: 'Sales' };
const team: Team = {
  id: 'field',
  name: 'Field',
  department: sales,
  memberCount: 2,
  isArchived: false,
  updatedAt: 'v1',
};
const edit = { name: 'Outdoor', departmentId: null };
const updatedTeam: Team = { ...team, name: 'Outdoor', department: null, updatedAt: 'v2' };
const byOthers: Team = { ...team, name: 'Meadow', updatedAt: 'v2' };
const unreachable = { kind: 'unreachable', message: null };

/** Runs an update until it ends; requests without a response time out. */
async function update(save = answering<Outcome>(), load = answering<Reading>()) {
  const clock = new SimulatedClock();
  const machine = teamUpdateMachine.provide({
    actors: { saveTeam: fromPromise(({ input }) => save(input)), loadTeam: fromPromise(({ input }) => load(input)) },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { team, edit } }).start();
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

describe('saving a team', () => {
  it('overwrites the base version, and reads the saved row', async () => {
    const { output, save, load } = await update(
      answering<Outcome>(accepted(null)),
      answering<Reading>(accepted(updatedTeam)),
    );
    expect(save).toHaveBeenCalledExactlyOnceWith({ id: 'field', updatedAt: 'v1', name: 'Outdoor', departmentId: null });
    expect(load).toHaveBeenCalledExactlyOnceWith({ id: 'field' });
    expect(output).toEqual({ result: 'saved', team: updatedTeam, row: updatedTeam, error: null });
  });

  it.each([
    ['is rejected', [rejected('unreachable')]],
    ['finds none', [accepted(null)]],
    ['throws', [DEFECT]],
    ['times out', []],
  ] as const)('is saved even if reading the row %s', async (_, answers) => {
    const { output, timeouts } = await update(answering<Outcome>(accepted(null)), answering<Reading>(...answers));
    expect(output).toEqual({ result: 'saved', team, row: null, error: null });
    expect(timeouts).toBe(answers.length === 0 ? 1 : 0);
  });

  it.each(['taken', 'permission', 'invalid', 'other'] as const)('is rejected by the server: %s', async (kind) => {
    const { output, load } = await update(answering<Outcome>(rejected(kind, 'No')));
    expect(output).toEqual({ result: 'rejected', team, row: null, error: { kind, message: 'No' } });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('unknown result', () => {
  const unconfirmed = [
    ['changed', [rejected('changed')], { kind: 'changed', message: null }],
    ['gone', [rejected('gone')], { kind: 'gone', message: null }],
    ['unreachable', [rejected('unreachable')], unreachable],
    ['an unexpected error', [DEFECT], unreachable],
    ['a timeout', [], unreachable],
  ] as const;

  it.each(unconfirmed)('compares the row: %s', async (_, answers, error) => {
    const saving = () => answering<Outcome>(...answers);
    const saved = await update(saving(), answering<Reading>(accepted(updatedTeam)));
    expect(saved.output).toEqual({ result: 'saved', team: updatedTeam, row: updatedTeam, error });
    expect(saved.load).toHaveBeenCalledExactlyOnceWith({ id: 'field' });
    const conflict = await update(saving(), answering<Reading>(accepted(byOthers)));
    expect(conflict.output).toEqual({ result: 'conflict', team: byOthers, row: byOthers, error });
    const gone = await update(saving(), answering<Reading>(accepted(null)));
    expect(gone.output).toEqual({ result: 'gone', team, row: null, error });
    const unsaved = await update(saving(), answering<Reading>(accepted(team)));
    expect(unsaved.output).toEqual({ result: 'rejected', team, row: null, error });
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
      answering<Outcome>(rejected('unreachable')),
      answering<Reading>(...answers),
    );
    expect(timeouts).toBe(answers.length === 0 ? 1 : 0);
    expect(output).toEqual({ result: 'rejected', team, row: null, error: unreachable });
    expect(save).toHaveBeenCalledOnce();
  });
});
