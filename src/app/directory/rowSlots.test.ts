import { describe, expect, it } from 'vitest';
import { allSlots, areFollowing, areSameSlots, firstSlots, nearestRows, rowSlots, type RowSlot } from './rowSlots.ts';

const row = (index: number) => ({ index, start: index * 48, end: index * 48 + 48 });

describe('rowSlots', () => {
  it('fills what is left out above, between and below with spaces of its height', () => {
    expect(rowSlots([row(2), row(10), row(11)], 100 * 48)).toEqual([
      { height: 2 * 48 },
      { index: 2 },
      { height: 7 * 48 },
      { index: 10 },
      { index: 11 },
      { height: 88 * 48 },
    ]);
  });

  it('has no space where nothing is left out, nor for a rounding', () => {
    expect(rowSlots([row(0), { ...row(1), start: 48.4 }], 96.2)).toEqual([{ index: 0 }, { index: 1 }]);
  });
});

describe('nearestRows', () => {
  const wanted = [0, 1, 2, 3, 4, 5].map(row);
  const indexes = (made: number[], count: number) =>
    nearestRows(wanted, new Set(made), 3.5 * 48, count).map(({ index }) => index);

  it('adds so many to those that are there, the nearest to the middle first, and keeps their order', () => {
    expect(indexes([0, 1], 1)).toEqual([0, 1, 3]);
    expect(indexes([0, 3], 2)).toEqual([0, 2, 3, 4]);
  });

  it('has all that are wanted in the end, and none that is not', () => {
    expect(indexes([0, 2, 3, 4, 5, 6, 7], 3)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('areFollowing', () => {
  const rows = [10, 11, 12, 13, 14, 15, 16, 17].map(row);

  it.each([
    ['most of them are there', [11, 12, 13, 14, 15, 16, 17], true],
    ['more than a quarter is there', [10, 11, 12], true],
    ['a quarter is there', [10, 11], false],
    ['only others are there', [1, 2, 3, 40], false],
  ])('where %s', (_where, made, expected) => {
    expect(areFollowing(rows, new Set(made))).toBe(expected);
  });
});

describe('firstSlots', () => {
  it('has so many rows, and a space as high as the others', () => {
    expect(firstSlots(16, 50, 48)).toEqual([...allSlots(16), { height: 34 * 48 }]);
  });

  it.each([0, 5, 16])('leaves nothing out of a list of %i', (count) => {
    expect(firstSlots(16, count, 48)).toEqual(allSlots(count));
    expect(allSlots(count)).toHaveLength(count);
  });
});

describe('areSameSlots', () => {
  const slots = [{ index: 1 }, { height: 48 }];

  it('compares rows and heights', () => {
    expect(areSameSlots(slots, [{ index: 1 }, { height: 48 }])).toBe(true);
  });

  it.each([
    ['nothing yet', null],
    ['fewer', [{ index: 1 }]],
    ['another row', [{ index: 2 }, { height: 48 }]],
    ['another height', [{ index: 1 }, { height: 96 }]],
    ['a row for a space', [{ index: 1 }, { index: 48 }]],
    ['a space for a row', [{ height: 1 }, { height: 48 }]],
  ] satisfies [string, RowSlot[] | null][])('tells %s apart', (_what, others) => {
    expect(areSameSlots(others, slots)).toBe(false);
  });
});
