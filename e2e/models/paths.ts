import { createShortestPathsGen, createTestModel, type PathGenerator, type TestPath } from '@xstate/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

/** One way through a flow chart: what `@xstate/test` made of it. */
export type FlowPath = TestPath<AnyMachineSnapshot, EventObject>;

type Step = FlowPath['steps'][number];

/** One transition: the step that takes it, and where that step begins and ends. */
type Edge = { from: string; to: string; step: Step };

/** Events of a path that goes on after its first aim: more would be hard to read when it breaks. */
const LONGEST = 8;

/**
 * Paths that take every transition of a flow chart, each as soon as it can be reached. A path goes on to what no path
 * has taken yet while that is near: a person, too, cancels a dialog and opens it again.
 */
export function pathsOf(chart: AnyStateMachine): FlowPath[] {
  const model = createTestModel(chart, {
    // Each way into a state is a place of its own, also the way from a state to itself, which the default leaves out.
    serializeTransition: (_, event: EventObject | undefined, previous?: AnyMachineSnapshot) =>
      event === undefined ? '' : ` via ${event.type} from ${JSON.stringify(previous?.value)}`,
  });
  return model.getPaths(throughEveryTransition) as FlowPath[];
}

/** What a person does on a path, in order. */
export function eventsOf(path: FlowPath): string[] {
  return path.steps.map(({ event }) => event.type).filter((type) => !type.startsWith('xstate.'));
}

const throughEveryTransition: PathGenerator<AnyMachineSnapshot, EventObject, unknown> = (logic, options) => {
  const shortest = createShortestPathsGen<AnyMachineSnapshot, EventObject, unknown>()(logic, options)
    .filter(({ steps }) => steps.length > 1)
    .sort((one, other) => one.steps.length - other.steps.length);
  const edges = shortest.flatMap(({ steps }) => edgesOf(steps).slice(-1));
  const open = new Set(edges.map(nameOf));
  return shortest.flatMap((path) => {
    const [last] = edgesOf(path.steps).slice(-1);
    if (last === undefined || !open.has(nameOf(last))) return [];
    const steps = [...path.steps];
    let further: Edge[] | undefined = edgesOf(steps);
    while (further !== undefined) {
      for (const edge of further) open.delete(nameOf(edge));
      const here = keyOf(steps.at(-1));
      further = wayToOpen(here, edges, open, LONGEST + 1 - steps.length);
      steps.push(...(further ?? []).map(({ step }) => step));
    }
    const { state } = steps.at(-1) ?? path;
    return [{ state, steps, weight: steps.length }];
  });
};

/** The shortest way to an open transition and through it; undefined when it takes more than `limit` events. */
function wayToOpen(from: string, edges: Edge[], open: Set<string>, limit: number): Edge[] | undefined {
  const waysTo = new Map<string, Edge[]>([[from, []]]);
  // A map goes on to what is added meanwhile: nearest places first.
  for (const [place, way] of waysTo) {
    if (way.length >= limit) return undefined;
    const onwards = edges.filter((edge) => edge.from === place);
    const next = onwards.find((edge) => open.has(nameOf(edge)));
    if (next !== undefined) return [...way, next];
    for (const edge of onwards) if (!waysTo.has(edge.to)) waysTo.set(edge.to, [...way, edge]);
  }
  return undefined;
}

function edgesOf(steps: Step[]): Edge[] {
  return steps.slice(1).map((step, index) => ({ from: keyOf(steps[index]), to: keyOf(step), step }));
}

function nameOf({ from, step }: Edge): string {
  return `${from} by ${step.event.type}`;
}

/** The place a step leads to. */
function keyOf(step: Step | undefined): string {
  return JSON.stringify([step?.state.value, step?.state.context]);
}
