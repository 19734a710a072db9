import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { chartModel, statesOf, type ChartModel } from '../../../charts/src/model/chartModel.ts';
import { activeIds, choicesOf, eventOf } from '../../../charts/src/walk/choices.ts';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';

/** The number of steps after which a state counts as unreachable. */
const STEPS = 3_000;

/** The states of a chart in which it can settle and that no walk with the samples reaches. */
export function unreachedStates(machine: AnyStateMachine, samples: ChartSamples): string[] {
  const model = chartModel(machine);
  const missing = new Set(restingStates(model));
  const seen = new Set<string>();
  const inputs = samples.input.length > 0 ? samples.input : [undefined];
  const queue = inputs.flatMap((input) => {
    const [first] = initialTransition(machine, input);
    return first as AnyMachineSnapshot;
  });
  for (let step = 0; step < STEPS && missing.size > 0; step += 1) {
    const snapshot = queue.shift();
    if (snapshot === undefined) break;
    for (const id of activeIds(snapshot)) missing.delete(id);
    for (const event of eventsOf(snapshot, model, samples)) {
      const [next] = transition(machine, snapshot, event) as unknown as [AnyMachineSnapshot];
      const key = JSON.stringify([next.value, next.context, next.status]);
      if (next.status === 'error' || seen.has(key)) continue;
      seen.add(key);
      // Explores steps into new states first.
      if ([...activeIds(next)].some((id) => missing.has(id))) queue.unshift(next);
      else queue.push(next);
    }
  }
  return [...missing];
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
