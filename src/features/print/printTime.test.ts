import { expect, it } from 'vitest';
import { printTime } from './printTime.ts';

it('formats day, time and time zone', () => {
  expect(printTime(Date.UTC(2026, 10, 21, 14, 5))).toMatch(/^Nov 2[12], 2026, \d\d:\d5 \S+/);
  expect(printTime(new Date(2026, 10, 21, 0, 5).getTime())).toContain('00:05');
});
