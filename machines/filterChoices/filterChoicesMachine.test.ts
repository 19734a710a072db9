import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { NO_CHOICES, type PlacementChoices } from '../rules/placement.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { filterChoicesMachine } from './filterChoicesMachine.ts';
import { areChoicesComing, choicesOf } from './selectors.ts';

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

describe('the choices of the filters', () => {
  it('are asked for once, when they are wanted', async () => {
    const { actor, load, now } = open(accepted(choices));
    expect(load).not.toHaveBeenCalled();
    expect(choicesOf(now())).toEqual(NO_CHOICES);
    actor.send({ type: 'choices.want' });
    actor.send({ type: 'choices.want' });
    expect(areChoicesComing(now())).toBe(true);
    await settle();
    expect(choicesOf(now())).toEqual(choices);
    expect(areChoicesComing(now())).toBe(false);
    actor.send({ type: 'choices.want' });
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['are refused', rejected('unreachable')],
    ['break', DEFECT],
  ] as const)('come again at the next wish when they %s', async (_, answer) => {
    const { actor, now } = open(answer, accepted(choices));
    actor.send({ type: 'choices.want' });
    await settle();
    expect(now().matches('failed')).toBe(true);
    expect(choicesOf(now())).toEqual(NO_CHOICES);
    actor.send({ type: 'choices.want' });
    expect(now().matches('failed')).toBe(false);
    await settle();
    expect(choicesOf(now())).toEqual(choices);
  });

  it('are given up after 15 s', () => {
    const { actor, clock, now } = open();
    actor.send({ type: 'choices.want' });
    clock.increment(15_000);
    expect(now().matches('failed')).toBe(true);
  });
});
