import { describe, expect, it } from 'vitest';
import * as dates from './dates.ts';

const TIME = '2024-01-05 13:45:09.123456+00';

/** A local time as an ISO 8601 string. */
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();

describe('formats', () => {
  it('are the specified ones, in the time zone of the device', () => {
    const local = '2024-01-05T13:45:09';
    expect(dates.secondText(local)).toBe('Jan 5, 2024 13:45:09');
    expect(dates.minuteText(local)).toMatch(/^Jan 5, 2024 13:45 \S+$/);
    expect(dates.dayText(local)).toBe('Jan 5, 2024');
    expect(dates.dayText('2024-01-05')).toBe('Jan 5, 2024');
    expect(dates.minuteText(new Date(2024, 0, 5, 0, 5).getTime())).toMatch(/^Jan 5, 2024 00:05 /);
  });

  it('accept a space instead of the T, and a zone of two digits', () => {
    expect(dates.machineTime(TIME)).toBe('2024-01-05T13:45:09.123Z');
    expect(dates.machineTime('2024-01-05 13:45:09-03')).toBe('2024-01-05T16:45:09.000Z');
  });

  it.each([
    [0, 'now'],
    [-5_000, 'now'],
    [59_000, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [3_600_000 * 23, '23 hours ago'],
    [86_400_000, 'yesterday'],
    [86_400_000 * 8, 'last week'],
    [86_400_000 * 800, '2 years ago'],
  ])('include an age of %i ms as %s', (passed, words) => {
    expect(dates.timeAgo(TIME, Date.parse('2024-01-05T13:45:09.123Z') + passed)).toBe(words);
  });
});

describe('leaving', () => {
  it('shows the last day before a suspension at midnight', () => {
    expect(dates.leavingText(at(2026, 11, 13))).toBe('Dec 12, 2026');
    expect(dates.leavingText(at(2027, 2, 1))).toBe('Feb 28, 2027');
  });

  it('includes the time and the zone of a suspension that is not at midnight here', () => {
    expect(dates.leavingText(at(2026, 11, 13, 6))).toMatch(/^Dec 13, 2026 06:00 \S+$/);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['yesterday', false],
    ['', false],
  ])('%j is a day: %s', (text, isOne) => {
    expect(dates.isDay(text)).toBe(isOne);
  });

  it('start at midnight in the time zone of the device', () => {
    expect(dates.startOfDay('2026-11-21')).toBe(at(2026, 10, 21));
    expect(dates.startOfDay('2026-12-31', 1)).toBe(at(2027, 0, 1));
    expect(dates.startOfDay(dates.dayOf(Date.now()))).toBe(new Date(new Date().setHours(0, 0, 0, 0)).toISOString());
  });

  it('have no start while the year is incomplete, or with a year of more than four digits', () => {
    for (const day of ['0002-11-21', '0020-11-21', '9999-12-31']) expect(dates.isDay(day)).toBe(true);
    expect(dates.startOfDay('0020-11-21')).toBeNull();
    expect(dates.startOfDay('9999-12-31', 2)).toBeNull();
  });
});
