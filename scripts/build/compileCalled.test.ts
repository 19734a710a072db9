import { expect, it } from 'vitest';
import { findCycle } from './compileCalled.ts';

it('finds no cycle where two files need the same third', () => {
  const bundle = { a: { imports: ['b', 'c'] }, b: { imports: ['c'] }, c: { imports: [] } };
  expect(findCycle(bundle)).toBeNull();
});

it('finds the files that need each other, however far apart', () => {
  const bundle = { entry: { imports: ['a'] }, a: { imports: ['b'] }, b: { imports: ['c'] }, c: { imports: ['a'] } };
  expect(findCycle(bundle)).toEqual(['a', 'b', 'c', 'a']);
});
