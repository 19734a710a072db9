import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inactivityMachine, selectIsWarned, selectSecondsLeft } from './inactivityMachine.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';

const coverage = trackTransitions(inactivityMachine);
afterAll(coverage.expectComplete);

const MINUTE = 60_000;

function watch() {
  const clock = new SimulatedClock();
  const recordActivity = vi.fn();
  const machine = inactivityMachine.provide({
    actors: { watchActivity: fromCallback(() => {}) },
    actions: { recordActivity },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const idle = (idleFor: number) => actor.send({ type: 'clock.checked', idleFor });
  return { actor, clock, idle, recordActivity };
}

describe('inactivity', () => {
  it('records activity for all tabs', () => {
    const { actor, recordActivity } = watch();
    actor.send({ type: 'activity.noticed' });
    expect(recordActivity).toHaveBeenCalledOnce();
  });

  it('shows no warning for 9 minutes', () => {
    const { actor, idle } = watch();
    idle(9 * MINUTE - 1);
    expect(actor.getSnapshot().value).toBe('active');
  });

  it('counts down the last minute, then ends', () => {
    const { actor, idle } = watch();
    idle(9 * MINUTE);
    expect(selectSecondsLeft(actor.getSnapshot())).toBe(60);
    idle(9 * MINUTE + 59_001);
    expect(selectSecondsLeft(actor.getSnapshot())).toBe(1);
    idle(10 * MINUTE);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('ends at once after sleep', () => {
    const { actor, idle, recordActivity } = watch();
    idle(15 * MINUTE);
    expect(actor.getSnapshot().status).toBe('done');
    expect(recordActivity).not.toHaveBeenCalled();
  });

  it('ignores activity in the first second of the warning', () => {
    const { actor, idle, clock, recordActivity } = watch();
    idle(9 * MINUTE);
    actor.send({ type: 'activity.noticed' });
    expect(selectIsWarned(actor.getSnapshot())).toBe(true);
    clock.increment(1_000);
    actor.send({ type: 'activity.noticed' });
    expect(actor.getSnapshot().value).toBe('active');
    expect(recordActivity).toHaveBeenCalledOnce();
  });

  it('stays signed in on request, even in the first second', () => {
    const { actor, idle, recordActivity } = watch();
    idle(9 * MINUTE);
    actor.send({ type: 'session.stay' });
    expect(actor.getSnapshot().value).toBe('active');
    expect(recordActivity).toHaveBeenCalledOnce();
  });

  it('closes the warning on activity in another tab', () => {
    const { actor, idle } = watch();
    idle(9 * MINUTE);
    idle(0);
    expect(actor.getSnapshot().value).toBe('active');
  });
});
