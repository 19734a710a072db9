import { expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import { eventsOf, pathsOf } from './paths.ts';
import { describeFailure, stepsOf } from './pathSteps.ts';

type Walk = { type: 'goes in' | 'goes out' | 'looks around' | 'leaves' };

const house = setup({ types: { events: {} as Walk } }).createMachine({
  id: 'House',
  initial: 'the door',
  states: {
    'the door': { on: { 'goes in': 'the hall', leaves: 'the street' } },
    'the hall': { on: { 'looks around': 'the hall', 'goes out': 'the door' } },
    'the street': {},
  },
});

it('continues a path to untested transitions, including self-transitions', () => {
  const paths = pathsOf(house).map(eventsOf);
  expect(paths).toEqual([['goes in', 'looks around', 'goes out', 'leaves']]);
});

it('starts another path if no untested transition can be reached', () => {
  const fork = setup({ types: { events: {} as Walk } }).createMachine({
    id: 'Fork',
    initial: 'the door',
    states: { 'the door': { on: { 'goes in': 'the hall', leaves: 'the street' } }, 'the hall': {}, 'the street': {} },
  });
  expect(pathsOf(fork).map(eventsOf)).toEqual([['goes in'], ['leaves']]);
});

it('ends a path after ten events', () => {
  const dances = Array.from({ length: 12 }, (_, index) => `dances number ${index + 1}`);
  const ball = createMachine({
    id: 'Ball',
    initial: 'the hall',
    states: { 'the hall': { on: Object.fromEntries(dances.map((dance) => [dance, 'the hall'])) } },
  });
  expect(pathsOf(ball).map(eventsOf)).toEqual([dances.slice(0, 10), dances.slice(10)]);
});

it('describes a failed path: the steps that passed, the failed one, and those that did not run', () => {
  const [path] = pathsOf(house);
  if (!path) throw new Error('no path');
  const steps = stepsOf(path);
  expect(describeFailure('House', steps, 4).split('\n')).toEqual([
    'The flow “House” failed. Expected to see: the hall',
    '  ✓ sees the door',
    '  ✓ goes in',
    '  ✓ sees the hall',
    '  ✓ looks around',
    '  ✗ sees the hall',
    '    goes out (not run)',
    '    sees the door (not run)',
    '    leaves (not run)',
    '    sees the street (not run)',
  ]);
  expect(describeFailure('House', steps, 1)).toContain(
    'failed. Could not do: goes in\n  ✓ sees the door\n  ✗ goes in\n',
  );
  expect(describeFailure('House', steps, -1)).toContain('The first page did not open.');
});
