import { expect, it } from 'vitest';
import { formatDay, leavingDate, shortLeavingDate } from './days.ts';

/** A local time as an ISO 8601 string. */
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();
const NOVEMBER = new Date(2026, 10, 27).getTime();

it('formats a day', () => {
  expect(formatDay('2026-12-12')).toBe('12 December 2026');
});

it.each([
  [at(2026, 11, 13), '12 December 2026', '12 December'],
  [at(2027, 2, 1), '28 February 2027', '28 February 2027'],
])('formats the last day before a suspension at midnight (%s)', (suspendedFrom, long, short) => {
  expect(leavingDate(suspendedFrom)).toBe(long);
  expect(shortLeavingDate(suspendedFrom, NOVEMBER)).toBe(short);
});

it('includes the time and the zone of a suspension that is not at midnight here', () => {
  expect(leavingDate(at(2026, 11, 13, 6))).toMatch(/^13 December 2026 at 06:00 \S+$/);
  expect(shortLeavingDate(at(2026, 11, 13, 6), NOVEMBER)).toMatch(/^13 December at 06:00 \S+$/);
});
