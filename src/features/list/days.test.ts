import { describe, expect, it } from 'vitest';
import { isDay, startOfDay, today, withDays } from './days.ts';

describe('days of the audit log', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['yesterday', false],
    ['', false],
  ])('%j is a day: %s', (text, isOne) => {
    expect(isDay(text)).toBe(isOne);
  });

  it('formats the current day', () => {
    expect(startOfDay(today())).toBe(new Date(new Date().setHours(0, 0, 0, 0)).toISOString());
  });

  it('starts a day at midnight in the time zone of the device', () => {
    expect(startOfDay('2026-11-21')).toBe(new Date(2026, 10, 21).toISOString());
    expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
  });

  it('requests from the start of the first day to the end of the last, with the other filters', () => {
    const query = { search: 'ann', filters: { action: 'UPDATE', from: '2026-11-20', until: '2026-11-21' } };
    expect(withDays(query)).toEqual({
      search: 'ann',
      filters: {
        action: 'UPDATE',
        from: new Date(2026, 10, 20).toISOString(),
        until: new Date(2026, 10, 22).toISOString(),
      },
    });
    expect(withDays({ search: '' })).toEqual({ search: '', filters: {} });
  });

  it('ignores a day while its year is incomplete, or has more than four digits', () => {
    for (const day of ['0002-11-21', '0020-11-21', '9999-12-31']) expect(isDay(day)).toBe(true);
    expect(withDays({ search: '', filters: { from: '0020-11-21' } })).toEqual({ search: '', filters: {} });
    expect(startOfDay('9999-12-31', 2)).toBeNull();
  });
});
