import { expect, it } from 'vitest';
import { duration, people } from './counted.ts';

it('counts people', () => {
  expect([0, 1, 1204].map(people)).toEqual(['0 people', '1 person', '1,204 people']);
});

it('tells seconds while they count, and minutes then', () => {
  expect([1, 89, 90, 3_600].map(duration)).toEqual(['1 second', '89 seconds', '2 minutes', '60 minutes']);
});
