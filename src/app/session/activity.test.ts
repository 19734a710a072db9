import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { safeStorage } from '../../backend/storage.ts';
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

/** What the inactivity chart is told from now on. */
function watch() {
  const told: string[] = [];
  let idle: unknown;
  const machine = createMachine({
    invoke: { src: watchActivity },
    on: {
      '*': {
        actions: ({ event }) => {
          told.push(event.type);
          idle = (event as { idleFor?: number }).idleFor ?? idle;
        },
      },
    },
  });
  const actor = createActor(machine).start();
  return { told, idle: () => idle, stop: () => actor.stop() };
}

describe('activity', () => {
  it.each(['mousedown', 'keydown', 'touchstart', 'mousemove'])(
    'is noticed at %s, after a look at the clock',
    (input) => {
      const { told, stop } = watch();
      vi.advanceTimersByTime(1_500);
      told.length = 0;
      window.dispatchEvent(new Event(input));
      expect(told).toEqual(['clock.checked', 'activity.noticed']);
      stop();
    },
  );

  it('is no other event, and is told once a second', () => {
    const { told, stop } = watch();
    told.length = 0;
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('mousemove'));
    window.dispatchEvent(new Event('mousemove'));
    expect(told.filter((type) => type === 'activity.noticed')).toHaveLength(1);
    stop();
  });

  it('ends with the session, which forgets the last activity', () => {
    const { told, stop } = watch();
    expect(safeStorage.getItem('app-last-activity')).not.toBeNull();
    stop();
    clearActivity();
    told.length = 0;
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual([]);
    expect(safeStorage.getItem('app-last-activity')).toBeNull();
  });

  it('counts from where a clock that was set back stands, and is noticed there', () => {
    const { told, idle, stop } = watch();
    vi.advanceTimersByTime(5_000);
    window.dispatchEvent(new Event('keydown'));
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(idle()).toBeGreaterThan(55_000);
    told.length = 0;
    window.dispatchEvent(new Event('keydown'));
    expect(told).toContain('activity.noticed');
    stop();
  });

  it('goes on while something works by itself, also when the machine slept meanwhile', () => {
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

  it('went on as long as the work that a sleep has ended', () => {
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
