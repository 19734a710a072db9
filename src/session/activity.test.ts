import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { safeStorage } from '../backend/wire/storage.ts';
import { beginWork, clearActivity, watchActivity } from './activity.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('Element', vi.fn());
});
afterEach(() => {
  clearActivity();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts watching. Returns the events sent to the inactivity chart. */
function watch() {
  const sent: string[] = [];
  let idle: unknown;
  const machine = createMachine({
    invoke: { src: watchActivity },
    on: {
      '*': {
        actions: ({ event }) => {
          sent.push(event.type);
          idle = (event as { idleFor?: number }).idleFor ?? idle;
        },
      },
    },
  });
  const actor = createActor(machine).start();
  return { sent, idle: () => idle, stop: () => actor.stop() };
}

describe('activity', () => {
  it.each(['mousedown', 'keydown', 'touchstart', 'mousemove'])(
    'is reported on %s, after a check of the clock',
    (input) => {
      const { sent, stop } = watch();
      vi.advanceTimersByTime(1_500);
      sent.length = 0;
      window.dispatchEvent(new Event(input));
      expect(sent).toEqual(['clock.checked', 'activity.noticed']);
      stop();
    },
  );

  it('ignores other events, and is reported at most once a second', () => {
    const { sent, stop } = watch();
    sent.length = 0;
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('mousemove'));
    window.dispatchEvent(new Event('mousemove'));
    expect(sent.filter((type) => type === 'activity.noticed')).toHaveLength(1);
    stop();
  });

  it('ends with the session, and clears the last activity', () => {
    const { sent, stop } = watch();
    expect(safeStorage.getItem('app-last-activity')).not.toBeNull();
    stop();
    clearActivity();
    sent.length = 0;
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(600_000);
    expect(sent).toEqual([]);
    expect(safeStorage.getItem('app-last-activity')).toBeNull();
  });

  it('restarts the limit and is reported after the clock was set back', () => {
    const { sent, idle, stop } = watch();
    vi.advanceTimersByTime(5_000);
    window.dispatchEvent(new Event('keydown'));
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(idle()).toBeGreaterThan(55_000);
    sent.length = 0;
    window.dispatchEvent(new Event('keydown'));
    expect(sent).toContain('activity.noticed');
    stop();
  });

  it('continues during a running task, even after sleep', () => {
    const { idle, stop } = watch();
    const endWork = beginWork();
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(idle()).toBe(0);
    endWork();
    vi.advanceTimersByTime(30_000);
    expect(idle()).toBe(30_000);
    stop();
  });

  it('counts until the end of a task that sleep interrupted', () => {
    const { idle, stop } = watch();
    const endWork = beginWork();
    vi.setSystemTime(Date.now() + 3_600_000);
    endWork();
    vi.advanceTimersByTime(1_000);
    expect(idle()).toBe(1_000);
    stop();
    clearActivity();
    beginWork()();
    expect(safeStorage.getItem('app-last-activity')).toBeNull();
  });
});
