import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { goOn, type Walk } from '../../../machines/testing/walk.ts';
import { chartModel, statesOf, type ChartModel } from '../model/chartModel.ts';
import { activeIds, choicesOf, eventOf } from './choices.ts';
import type { ChartSamples } from './samples.ts';

/** The number of contexts that are explored for each state value. */
const CONTEXTS = 300;

type Place = { snapshot: AnyMachineSnapshot; walk: Walk };

/** The states in which a chart can settle, each with a short walk to it, or null if no walk with the samples reaches it. */
export function walksToStates(machine: AnyStateMachine, samples: ChartSamples): Map<string, Walk | null> {
  const model = chartModel(machine);
  const walks = new Map<string, Walk | null>(restingStates(model).map((id) => [id, null]));
  let missing = walks.size;
  const seen = new Set<string>();
  const contexts = new Map<string, number>();
  const inputs = samples.input.length > 0 ? samples.input : [undefined];
  const queue: Place[] = inputs.map((input) => {
    const [first] = initialTransition(machine, input);
    return { snapshot: first as AnyMachineSnapshot, walk: input === undefined ? { steps: [] } : { input, steps: [] } };
  });
  for (const { snapshot, walk } of queue) {
    for (const id of activeIds(snapshot)) {
      if (walks.get(id) !== null) continue;
      walks.set(id, walk);
      missing -= 1;
    }
    if (missing === 0) break;
    for (const event of eventsOf(snapshot, model, samples)) {
      const [next] = transition(machine, snapshot, event) as unknown as [AnyMachineSnapshot];
      const value = JSON.stringify([next.value, next.status]);
      const key = `${value} ${JSON.stringify(next.context)}`;
      const known = contexts.get(value) ?? 0;
      if (next.status === 'error' || seen.has(key) || known === CONTEXTS) continue;
      seen.add(key);
      contexts.set(value, known + 1);
      queue.push({ snapshot: next, walk: goOn(walk, { event }) });
    }
  }
  return walks;
}

function eventsOf(snapshot: AnyMachineSnapshot, model: ChartModel, samples: ChartSamples): AnyEventObject[] {
  return choicesOf(snapshot, model, samples).flatMap((choice) =>
    (choice.payloads.length > 0 ? choice.payloads : [undefined]).map((payload) => eventOf(choice, payload)),
  );
}

/** Excludes states that an unguarded `always` leaves at once. */
function restingStates({ root, transitions }: ChartModel): string[] {
  const left = new Set(
    transitions.filter(({ kind, guard }) => kind === 'always' && guard === null).map(({ source }) => source),
  );
  return statesOf(root)
    .filter(({ id, type }) => type !== 'history' && !left.has(id))
    .map(({ id }) => id);
}
