import { formatNumber } from './format.ts';

/** Formats a count with its noun: `1 person`, `1,204 people`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Formats a number of people. */
export function people(count: number): string {
  return counted(count, 'person', 'people');
}

/** Formats a duration: seconds below a minute and a half, then minutes. */
export function duration(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second', 'seconds');
  return counted(Math.round(seconds / 60), 'minute', 'minutes');
}
