import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { acceptedTransitions } from '../chart/internals.ts';
import { transitionId } from '../chart/transitionTable.ts';
import { goOn, type Walk } from './walk.ts';
import { chartModel, statesOf, type ChartModel } from '../chart/chartModel.ts';
import { inputsOf, type Samples } from '../lab.ts';
import { activeIds, choicesOf, eventsOf } from './choices.ts';

/** The limits of the exploration: contexts for each state value, and events in total. */
const LIMITS = { contexts: 300, events: 50_000 } as const;

/** A walk, the transitions that its last event takes, and the snapshot after it. The start of a chart takes none. */
type Edge = { walk: Walk; taken: string[]; snapshot: AnyMachineSnapshot };

/** Explores a chart breadth first with the samples, up to a limit: its starts, then the events that it accepts. */
export function* edgesOf(machine: AnyStateMachine, samples: Samples): Generator<Edge> {
  const places = new Set<string>();
  const contexts = new Map<string, number>();
  const queue: Edge[] = [];
  const found = (edge: Edge): Edge => {
    const { snapshot } = edge;
    const state = JSON.stringify([snapshot.value, snapshot.status]);
    const place = `${state} ${JSON.stringify(snapshot.context)}`;
    const known = contexts.get(state) ?? 0;
    if (places.has(place) || known === LIMITS.contexts) return edge;
    places.add(place);
    contexts.set(state, known + 1);
    queue.push(edge);
    return edge;
  };
  for (const input of inputsOf(samples, machine.id)) {
    const [snapshot] = initialTransition(machine, input);
    const walk = input === undefined ? { steps: [] } : { input, steps: [] };
    yield found({ walk, taken: [], snapshot: snapshot as AnyMachineSnapshot });
  }
  let events = 0;
  for (const from of queue) {
    for (const event of choicesOf(from.snapshot, samples).flatMap(eventsOf)) {
      const transitions = acceptedTransitions(machine, from.snapshot, event);
      if (transitions.length === 0) continue;
      const [snapshot] = transition(machine, from.snapshot, event) as unknown as [AnyMachineSnapshot];
      if (snapshot.status === 'error') continue;
      yield found({ walk: goOn(from.walk, { event }), taken: transitions.map(transitionId), snapshot });
      events += 1;
      if (events === LIMITS.events) return;
    }
  }
}

/** The time after which a slice ends, in milliseconds. */
const SLICE = 30;

/** Yields the items; the page responds between two slices of time. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let start = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - start < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}

/**
 * The states in which a chart can settle, each with a short walk to it, or null if no walk with the samples reaches it.
 */
export async function walksToStates(machine: AnyStateMachine, samples: Samples): Promise<Map<string, Walk | null>> {
  const walks = new Map<string, Walk | null>(restingStates(chartModel(machine)).map((id) => [id, null]));
  let missing = walks.size;
  for await (const { walk, snapshot } of inSlices(edgesOf(machine, samples))) {
    for (const id of activeIds(snapshot)) {
      if (walks.get(id) !== null) continue;
      walks.set(id, walk);
      missing -= 1;
    }
    if (missing === 0) break;
  }
  return walks;
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
