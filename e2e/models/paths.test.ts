import { expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import { eventsOf, pathsOf } from './paths.ts';
import { brokenStory, storyOf } from './story.ts';

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

it('a path goes on to what no path has taken, also from a state to itself', () => {
  const paths = pathsOf(house).map(eventsOf);
  expect(paths).toEqual([['goes in', 'looks around', 'goes out', 'leaves']]);
});

it('a path ends where nothing new is near, and another begins', () => {
  const fork = setup({ types: { events: {} as Walk } }).createMachine({
    id: 'Fork',
    initial: 'the door',
    states: { 'the door': { on: { 'goes in': 'the hall', leaves: 'the street' } }, 'the hall': {}, 'the street': {} },
  });
  expect(pathsOf(fork).map(eventsOf)).toEqual([['goes in'], ['leaves']]);
});

it('a path goes on until it has eight events', () => {
  const dances = Array.from({ length: 10 }, (_, index) => `dances number ${index + 1}`);
  const ball = createMachine({
    id: 'Ball',
    initial: 'the hall',
    states: { 'the hall': { on: Object.fromEntries(dances.map((dance) => [dance, 'the hall'])) } },
  });
  expect(pathsOf(ball).map(eventsOf)).toEqual([dances.slice(0, 8), dances.slice(8)]);
});

it('a broken path is told in words: what went well, what was expected, and what was not tried', () => {
  const [path] = pathsOf(house);
  if (!path) throw new Error('no path');
  const story = storyOf(path);
  expect(brokenStory('House', story, 4).split('\n')).toEqual([
    'The flow “House” broke. Expected to see: the hall',
    '  ✓ sees the door',
    '  ✓ goes in',
    '  ✓ sees the hall',
    '  ✓ looks around',
    '  ✗ sees the hall',
    '    goes out (not tried)',
    '    sees the door (not tried)',
    '    leaves (not tried)',
    '    sees the street (not tried)',
  ]);
  expect(brokenStory('House', story, 1)).toContain(
    'broke. Could not be done: goes in\n  ✓ sees the door\n  ✗ goes in\n',
  );
  expect(brokenStory('House', story, -1)).toContain('It could not begin.');
});
