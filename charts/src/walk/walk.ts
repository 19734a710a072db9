import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

/** A walk through a chart: what it began with, and the events that were sent since. Everything follows from it. */
export type Walk = { input?: unknown; events: AnyEventObject[] };

/** Something a chart asked for at a step; nothing of it is done. */
export type AskedFor = { type: string; params: unknown };

/** Where a step led: the first one is the start. */
export type Frame = { snapshot: AnyMachineSnapshot; requested: AskedFor[] };

export type Walked = {
  frames: Frame[];
  /** Why the chart could not go on, such as a payload that it cannot read; the frames end before it. */
  problem: string | null;
};

/** Folds the events of a walk over a chart with xstate's pure functions: no actor runs, and no effect is called. */
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

/** The walk with one step more. */
export function goOn({ events, ...start }: Walk, event: AnyEventObject): Walk {
  return { ...start, events: [...events, event] };
}

function asRequested({ type, params }: { type: string; params: unknown }): AskedFor {
  return { type, params };
}

/** The delays that run after a walk, by the type of the event that ends them, in milliseconds. */
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

/** What a step asked for, in words; xstate's own bookkeeping is left out. */
export function requestedText({ type, params }: AskedFor): string | null {
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

/** The states of a frame in words: `signingIn.waiting`, or several where regions run side by side. */
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
