import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

/** A walk through a chart: its input and the events sent to it, from which everything else is computed. */
export type Walk = { input?: unknown; events: AnyEventObject[] };

/** An action that the chart requested in a step; it is not executed. */
export type RequestedAction = { type: string; params: unknown };

/** The result of a step; the first one is the start. */
export type Frame = { snapshot: AnyMachineSnapshot; requested: RequestedAction[] };

export type Walked = {
  frames: Frame[];
  /** Why the chart stopped, such as an invalid payload; the frames end before it. */
  problem: string | null;
};

/** Replays a walk with xstate's pure functions, without running actors and effects. */
export function foldWalk(machine: AnyStateMachine, { input, events }: Walk): Walked {
  const frames: Frame[] = [];
  try {
    const [first, requested] = initialTransition(machine, input);
    let snapshot = first as AnyMachineSnapshot;
    frames.push({ snapshot, requested: requested.map(asRequested) });
    for (const event of events) {
      const [next, actions] = transition(machine, snapshot, event);
      snapshot = next as AnyMachineSnapshot;
      if (snapshot.status === 'error') throw snapshot.error;
      frames.push({ snapshot, requested: actions.map(asRequested) });
    }
    return { frames, problem: null };
  } catch (error) {
    return { frames, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The walk without its last step. */
export function undo({ events, ...start }: Walk): Walk {
  return { ...start, events: events.slice(0, -1) };
}

/** The walk with another step. */
export function goOn({ events, ...start }: Walk, event: AnyEventObject): Walk {
  return { ...start, events: [...events, event] };
}

function asRequested({ type, params }: { type: string; params: unknown }): RequestedAction {
  return { type, params };
}

/** The running delays after a walk in milliseconds, by the type of their event. */
export function runningDelays(frames: Frame[], { events }: Walk): Map<string, number> {
  const delays = new Map<string, number>();
  frames.forEach(({ requested, snapshot }, index) => {
    const passed = events[index - 1]?.type;
    if (passed !== undefined) delays.delete(passed);
    for (const { type, params } of requested) {
      if (type === 'xstate.cancel') delays.delete((params as { sendId: string }).sendId);
      if (type !== 'xstate.raise') continue;
      const { event, delay } = params as { event: { type: string }; delay?: number };
      if (delay !== undefined) delays.set(event.type, delay);
    }
    if (snapshot.status !== 'active') delays.clear();
  });
  return delays;
}

/** The text of an action requested by a step; null for internal actions of xstate. */
export function requestedText({ type, params }: RequestedAction): string | null {
  if (!type.startsWith('xstate.')) return params === undefined ? type : `${type} ${JSON.stringify(params)}`;
  if (type === 'xstate.spawnChild') {
    const { src, id, input } = params as { src: unknown; id: string; input?: unknown };
    const name = typeof src === 'string' ? src : id;
    return input === undefined ? `invoke ${name}` : `invoke ${name} ${JSON.stringify(input)}`;
  }
  if (type === 'xstate.sendTo') {
    const { event } = params as { event?: unknown };
    return `send ${JSON.stringify(event)}`;
  }
  return null;
}

/** The state value of a frame as text: `signingIn.waiting`, comma-separated for parallel regions. */
export function statesText({ snapshot }: Frame): string {
  return leaves(snapshot.value).join(' and ');
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const below = leaves(child);
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
  });
}
