import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { transitionId } from '../../../machines/testing/transitionTable.ts';
import { goOn, type Walk } from '../../../machines/testing/walk.ts';
import { chartModel, statesOf, type ChartModel } from '../model/chartModel.ts';
import { activeIds, choicesOf, eventOf } from './choices.ts';
import type { ChartSamples } from './samples.ts';

/** The limits of the exploration: contexts for each state value, and events in total. */
const LIMITS = { contexts: 300, events: 50_000 } as const;

/** A state and context of a chart, with a short walk to it. */
export type Place = { snapshot: AnyMachineSnapshot; walk: Walk };

/** A walk and its last event, which takes transitions `taken` to another place. The start of a chart takes none. */
export type Edge = { from: Place | null; walk: Walk; taken: string[]; to: Place };

/** Explores a chart breadth first with the samples, up to a limit: its starts, then the events that it accepts. */
export function* edgesOf(machine: AnyStateMachine, samples: ChartSamples): Generator<Edge> {
  const model = chartModel(machine);
  const places = new Map<string, Place>();
  const contexts = new Map<string, number>();
  const queue: Place[] = [];
  const placeOf = (snapshot: AnyMachineSnapshot, walk: Walk): Place => {
    const value = JSON.stringify([snapshot.value, snapshot.status]);
    const key = `${value} ${JSON.stringify(snapshot.context)}`;
    const place = places.get(key) ?? { snapshot, walk };
    const known = contexts.get(value) ?? 0;
    if (places.has(key) || known === LIMITS.contexts) return place;
    places.set(key, place);
    contexts.set(value, known + 1);
    queue.push(place);
    return place;
  };
  for (const input of samples.input.length > 0 ? samples.input : [undefined]) {
    const [snapshot] = initialTransition(machine, input);
    const walk = input === undefined ? { steps: [] } : { input, steps: [] };
    yield { from: null, walk, taken: [], to: placeOf(snapshot as AnyMachineSnapshot, walk) };
  }
  let events = 0;
  for (const from of queue) {
    for (const event of eventsOf(from.snapshot, model, samples)) {
      const found = machine.getTransitionData(from.snapshot as never, event) as AnyTransitionDefinition[];
      if (found.length === 0) continue;
      const [next] = transition(machine, from.snapshot, event) as unknown as [AnyMachineSnapshot];
      if (next.status === 'error') continue;
      const walk = goOn(from.walk, { event });
      yield { from, walk, taken: found.map(transitionId), to: placeOf(next, walk) };
      events += 1;
      if (events === LIMITS.events) return;
    }
  }
}

/**
 * The states in which a chart can settle, each with a short walk to it, or null if no walk with the samples reaches it.
 */
export function walksToStates(machine: AnyStateMachine, samples: ChartSamples): Map<string, Walk | null> {
  const walks = new Map<string, Walk | null>(restingStates(chartModel(machine)).map((id) => [id, null]));
  let missing = walks.size;
  for (const { walk, to } of edgesOf(machine, samples)) {
    for (const id of activeIds(to.snapshot)) {
      if (walks.get(id) !== null) continue;
      walks.set(id, walk);
      missing -= 1;
    }
    if (missing === 0) break;
  }
  return walks;
}

/** The events of the choices with all their payloads. */
export function eventsOf(snapshot: AnyMachineSnapshot, model: ChartModel, samples: ChartSamples): AnyEventObject[] {
  return choicesOf(snapshot, model, samples).flatMap((choice) =>
    (choice.payloads.length > 0 ? choice.payloads : [undefined]).map((payload) => eventOf(choice, payload)),
  );
}

/** Excludes states that an unguarded `always` leaves at once. */
export function restingStates({ root, transitions }: ChartModel): string[] {
  const left = new Set(
    transitions.filter(({ kind, guard }) => kind === 'always' && guard === null).map(({ source }) => source),
  );
  return statesOf(root)
    .filter(({ id, type }) => type !== 'history' && !left.has(id))
    .map(({ id }) => id);
}
