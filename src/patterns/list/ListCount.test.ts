import { describe, expect, it } from 'vitest';
import { countText, paperText, shownText } from './ListCount.tsx';
import { atLeast, exactly } from '../../../machines/testing/answers.ts';

const people = { one: 'person', many: 'people' };

describe('countText', () => {
  it.each([
    [null, false, ''],
    [exactly(1), false, '1 person'],
    [exactly(1204), false, '1,204 people'],
    [exactly(0), true, 'No matches'],
    [exactly(1), true, '1 match'],
    [exactly(12), true, '12 matches'],
    [atLeast(1000), true, '1,000+ matches'],
    [atLeast(100), true, '100+ matches'],
    [atLeast(1000), false, '1,000+ people'],
  ])('formats %j, filtered %s, as %s', (total, isFiltered, text) => {
    expect(countText(total, isFiltered, people)).toBe(text);
  });
});

describe('shownText', () => {
  it('formats how many of all rows are shown', () => {
    expect(shownText(50, exactly(1204))).toBe('50 of 1,204');
    expect(shownText(50, atLeast(1000))).toBe('50 of 1,000+');
  });

  it('omits an unknown total, or one older than the rows', () => {
    expect(shownText(50, null)).toBe('50 shown');
    expect(shownText(51, exactly(50))).toBe('51 shown');
    expect(shownText(150, atLeast(100))).toBe('150 shown');
  });
});

describe('paperText', () => {
  it.each([
    [312, exactly(312), true, '312 people'],
    [1, null, true, '1 person'],
    [1000, atLeast(1000), false, 'The first 1,000 of 1,000+ people'],
    [1000, exactly(1500), false, 'The first 1,000 of 1,500 people'],
    [1000, atLeast(100), false, 'The first 1,000 people'],
    [1000, null, false, 'The first 1,000 people'],
  ])('formats %s rows of %j, whole %s, as %s', (shown, total, isWhole, text) => {
    expect(paperText(shown, total, isWhole, people)).toBe(text);
  });
});
