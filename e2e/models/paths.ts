import { createTestModel } from '@xstate/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** One way through a flow chart: what `@xstate/test` made of it. */
export type FlowPath = ReturnType<ReturnType<typeof createTestModel>['getShortestPaths']>[number];

/**
 * The shortest paths that take every transition of a flow chart; the beginning of another path is left out.
 * Each way into a state counts as a place of its own, also the way from a state to itself, which the default leaves out.
 */
export function pathsOf(chart: AnyStateMachine): FlowPath[] {
  const model = createTestModel(chart, {
    serializeTransition: (_, event, previous?: AnyMachineSnapshot) =>
      event === undefined ? '' : ` via ${event.type} from ${JSON.stringify(previous?.value)}`,
  });
  return model.getShortestPaths();
}

/** What a person does on a path, in order. */
export function eventsOf(path: FlowPath): string[] {
  return path.steps.map(({ event }) => event.type).filter((type) => !type.startsWith('xstate.'));
}
