import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import { selectIsBusy } from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { NO_CHOICES, type PlacementChoices } from '../rules/placement.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { filterChoicesMachine, selectChoices } from './filterChoicesMachine.ts';

const coverage = trackTransitions(filterChoicesMachine);
afterAll(coverage.expectComplete);

const choices: PlacementChoices = { departments: [{ id: '1', name: 'Finance' }], teams: [] };

function open(...answers: (Outcome<PlacementChoices> | typeof DEFECT)[]) {
  const clock = new SimulatedClock();
  const load = answering(...answers);
  const machine = filterChoicesMachine.provide({ actors: { loadChoices: fromPromise(() => load()) } });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  return { actor, clock, load, now: () => actor.getSnapshot() };
}

describe('choices of the filters', () => {
  it('loads once, on the first request', async () => {
    const { actor, load, now } = open(accepted(choices));
    expect(load).not.toHaveBeenCalled();
    expect(selectChoices(now())).toEqual(NO_CHOICES);
    actor.send({ type: 'choices.request' });
    actor.send({ type: 'choices.request' });
    expect(selectIsBusy(now())).toBe(true);
    await settle();
    expect(selectChoices(now())).toEqual(choices);
    expect(selectIsBusy(now())).toBe(false);
    actor.send({ type: 'choices.request' });
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['is rejected', rejected('unreachable')],
    ['throws', DEFECT],
  ] as const)('loads again on the next request when loading %s', async (_, answer) => {
    const { actor, now } = open(answer, accepted(choices));
    actor.send({ type: 'choices.request' });
    await settle();
    expect(now().matches('failed')).toBe(true);
    expect(selectChoices(now())).toEqual(NO_CHOICES);
    actor.send({ type: 'choices.request' });
    expect(now().matches('failed')).toBe(false);
    await settle();
    expect(selectChoices(now())).toEqual(choices);
  });

  it('times out after 15 s', () => {
    const { actor, clock, now } = open();
    actor.send({ type: 'choices.request' });
    clock.increment(15_000);
    expect(now().matches('failed')).toBe(true);
  });
});
