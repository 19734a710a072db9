import { describe, expect, test } from 'vitest';
import { initial, stableStep } from './initial.ts';

describe('initial', () => {
  test.each([
    ['ada lovelace', 'A'],
    ['  şule', 'Ş'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧'],
    ['e\u0301mile', 'E\u0301'],
    ['محمد', 'م'],
    ['', '?'],
    ['   ', '?'],
  ])('F-41 of %j is %s', (name, expected) => {
    expect(initial(name)).toBe(expected);
  });
});

describe('stableStep', () => {
  test('depends only on the id and stays in range', () => {
    const steps = Array.from({ length: 100 }, (_, n) => stableStep(`person-${n}`, 6));
    expect(steps).toEqual(Array.from({ length: 100 }, (_, n) => stableStep(`person-${n}`, 6)));
    expect(new Set(steps)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
