import { expect, it } from 'vitest';
import { formatNumber } from './format.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1_000, '-1,000'],
])('formats %i as %s', (count, text) => {
  expect(formatNumber(count)).toBe(text);
});
