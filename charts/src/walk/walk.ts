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
export type Frame = { snapshot: AnyMachineSnapshot; asked: AskedFor[] };

export type Walked = {
  frames: Frame[];
  /** Why the chart could not go on, such as a payload that it cannot read; the frames end before it. */
  problem: string | null;
};

/** Folds the events of a walk over a chart with xstate's pure functions: no actor runs, and no effect is called. */
export function foldWalk(machine: AnyStateMachine, { input, events }: Walk): Walked {
  const frames: Frame[] = [];
  try {
    const [first, asked] = initialTransition(machine, input);
    let snapshot = first as AnyMachineSnapshot;
    frames.push({ snapshot, asked: asked.map(asAskedFor) });
    for (const event of events) {
      const [next, actions] = transition(machine, snapshot, event);
      snapshot = next as AnyMachineSnapshot;
      if (snapshot.status === 'error') throw snapshot.error;
      frames.push({ snapshot, asked: actions.map(asAskedFor) });
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

function asAskedFor({ type, params }: { type: string; params: unknown }): AskedFor {
  return { type, params };
}
