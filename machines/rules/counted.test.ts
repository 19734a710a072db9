import { expect, it } from 'vitest';
import { duration, people } from './counted.ts';

it('formats a number of people', () => {
  expect([0, 1, 1204].map(people)).toEqual(['0 people', '1 person', '1,204 people']);
});

it('formats short durations in seconds, longer ones in minutes', () => {
  expect([1, 89, 90, 3_600].map(duration)).toEqual(['1 second', '89 seconds', '2 minutes', '60 minutes']);
});
