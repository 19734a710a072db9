import { formatNumber } from './format.ts';

/** How many of something, in words: `1 person`, `1,204 people`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** How many people, in words. */
export function people(count: number): string {
  return counted(count, 'person', 'people');
}

/** A time to wait, in words, as exact as one wants to know it. */
export function duration(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second', 'seconds');
  return counted(Math.round(seconds / 60), 'minute', 'minutes');
}
