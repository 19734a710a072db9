import { describe, expect, it } from 'vitest';
import { auditDate, machineTime, timeAgo, zoneOf } from './auditTime.ts';

const TIME = '2024-01-05 13:45:09.123456+00';

describe('audit time', () => {
  it('is formatted as specified, in the time zone of the device', () => {
    const local = '2024-01-05T13:45:09';
    expect(auditDate(local)).toBe('Jan 5, 2024 13:45:09');
  });

  it('accepts a space instead of the T, and a zone of two digits', () => {
    expect(machineTime(TIME)).toBe('2024-01-05T13:45:09.123Z');
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
  ])('formats an age of %i ms as %s', (passed, words) => {
    expect(timeAgo(TIME, Date.parse('2024-01-05T13:45:09.123Z') + passed)).toBe(words);
  });

  it('has a named time zone', () => {
    expect(zoneOf(TIME)).not.toBe('');
  });
});
