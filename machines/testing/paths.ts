import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

export type PathOptions<Machine extends AnyStateMachine> = {
  input?: InputFrom<Machine>;
  /** The events of users and other charts, with payloads. */
  events: EventFromLogic<Machine>[];
  /** The possible outputs of each actor, by its name in `setup`. Errors and delays are added automatically. */
  answers: Record<string, unknown[]>;
  /** The part of the context that distinguishes states, besides the state value. */
  decisive?: (context: ContextFrom<Machine>) => unknown;
};

/**
 * The shortest path to each state of a chart by `getShortestPaths` of xstate: through events, outputs and errors of
 * actors, and delays. Runs no effects.
 * @throws if `answers` names an unknown actor
 */
export function shortestPaths<Machine extends AnyStateMachine>(machine: Machine, options: PathOptions<Machine>) {
  const { input, events, answers, decisive } = options;
  const unknown = Object.keys(answers).find((name) => !(name in machine.implementations.actors));
  if (unknown !== undefined) throw new Error(`The chart has no effect called ${unknown}`);
  const nodes = getStateNodes(machine.root);
  const answered = nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }) => [
      ...((typeof src === 'string' && answers[src]) || []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
        actorId: id,
      })),
      { type: `xstate.error.actor.${id}`, error: new Error('Unexpected error'), actorId: id },
    ]);
  const delayed = nodes.flatMap(({ after }) => after).map(({ eventType }) => ({ type: String(eventType) }));
  return getShortestPaths(withoutEffects(machine), {
    ...(input !== undefined && { input }),
    events: [...events, ...answered, ...delayed] as EventFromLogic<Machine>[],
    serializeState: ({ value, context }) => JSON.stringify([value, decisive?.(context as ContextFrom<Machine>)]),
  });
}

/** The chart with stubs for all actions that do not assign. */
function withoutEffects<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const effects = Object.entries(machine.implementations.actions as Record<string, object>)
    .filter(([, action]) => !('resolve' in action))
    .map(([name]) => [name, () => {}]);
  return machine.provide({ actions: Object.fromEntries(effects) as Record<string, () => void> }) as Machine;
}
