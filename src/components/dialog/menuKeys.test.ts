import { expect, test } from 'vitest';
import { nextItem } from './Menu.tsx';

const names = ['Settings', 'Dark mode', 'Sign out'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['s', 0, 2],
  ['S', 2, 0],
  ['d', 1, 1],
  ['x', 0, null],
  ['Tab', 0, null],
  ['Enter', 0, null],
  [' ', 0, null],
])('moves with %s from %i to %s', (key, current, expected) => {
  expect(nextItem(key, current, names)).toBe(expected);
});

test('ignores keys without items', () => {
  expect(nextItem('ArrowDown', -1, [])).toBeNull();
});
