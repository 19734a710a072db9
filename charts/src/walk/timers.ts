import type { Frame, Walk } from './walk.ts';

/** A delay that runs: which event ends it, after how many milliseconds, and since which step. */
export type Timer = { descriptor: string; delay: number; since: number };

type Raised = { event: { type: string }; delay?: number };

/** The delays that a walk has come to and that have not passed, as the chart started them. */
export function timersOf(frames: Frame[], { events }: Walk): Timer[] {
  const timers = new Map<string, Timer>();
  frames.forEach(({ asked }, since) => {
    const passed = events[since - 1]?.type;
    if (passed !== undefined) timers.delete(passed);
    for (const { type, params } of asked) {
      if (type === 'xstate.cancel') timers.delete((params as { sendId: string }).sendId);
      if (type !== 'xstate.raise') continue;
      const { event, delay } = params as Raised;
      if (delay !== undefined) timers.set(event.type, { descriptor: event.type, delay, since });
    }
  });
  return frames.at(-1)?.snapshot.status === 'active' ? [...timers.values()] : [];
}
