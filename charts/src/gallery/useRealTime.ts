import { useEffect, useRef } from 'react';
import type { Timer } from '../walk/timers.ts';

/**
 * Lets delays pass by themselves: each fires when its time is over, counted from the step that started it, and at the
 * earliest from when this was switched on.
 * @param steps how many steps were walked
 */
export function useRealTime(isOn: boolean, timers: Timer[], steps: number, fire: (descriptor: string) => void): void {
  const times = useRef<number[]>([]);
  const fireLatest = useRef(fire);
  useEffect(() => {
    fireLatest.current = fire;
  });
  useEffect(() => {
    times.current = times.current.slice(0, steps + 1);
    times.current[steps] ??= Date.now();
  }, [steps]);
  const onSince = useRef(0);
  useEffect(() => {
    onSince.current = Date.now();
  }, [isOn]);
  const key = JSON.stringify(timers);
  useEffect(() => {
    if (!isOn) return;
    const running = (JSON.parse(key) as Timer[]).map(({ descriptor, delay, since }) => {
      const started = Math.max(onSince.current, times.current[since] ?? Date.now());
      return setTimeout(() => fireLatest.current(descriptor), Math.max(0, started + delay - Date.now()));
    });
    return () => running.forEach(clearTimeout);
  }, [isOn, key, steps]);
}
