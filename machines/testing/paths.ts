import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

export type PathOptions<Machine extends AnyStateMachine> = {
  input?: InputFrom<Machine>;
  /** What people and other charts send, with payloads. */
  events: EventFromLogic<Machine>[];
  /** What each effect may answer, by its name in `setup`. That it throws, and that time passes, need not be said. */
  answers: Record<string, unknown[]>;
  /** What of the context decides where an event leads: states that differ in it are walked as several. */
  decisive?: (context: ContextFrom<Machine>) => unknown;
};

/**
 * The shortest path to each state of a chart, as `getShortestPaths` of xstate finds them: by events, by every answer
 * and failure of an effect, by every delay. No effect runs.
 * @throws when an answer is for an effect that the chart has not
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
      { type: `xstate.error.actor.${id}`, error: new Error('A defect of our own'), actorId: id },
    ]);
  const delayed = nodes.flatMap(({ after }) => after).map(({ eventType }) => ({ type: String(eventType) }));
  return getShortestPaths(withoutEffects(machine), {
    ...(input !== undefined && { input }),
    events: [...events, ...answered, ...delayed] as EventFromLogic<Machine>[],
    serializeState: ({ value, context }) => JSON.stringify([value, decisive?.(context as ContextFrom<Machine>)]),
  });
}

/** The chart with actions that only change its context. */
function withoutEffects<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const effects = Object.entries(machine.implementations.actions as Record<string, object>)
    .filter(([, action]) => !('resolve' in action))
    .map(([name]) => [name, () => {}]);
  return machine.provide({ actions: Object.fromEntries(effects) as Record<string, () => void> }) as Machine;
}
