import { describe, expect, it } from 'vitest';
import { countText, paperText, shownText } from './counts.ts';

const people = { one: 'person', many: 'people' };

describe('countText', () => {
  it.each([
    [null, false, ''],
    [1, false, '1 person'],
    [1204, false, '1,204 people'],
    [0, true, 'No matches'],
    [1, true, '1 match'],
    [12, true, '12 matches'],
    [1001, true, '1,000+ matches'],
    [1001, false, '1,000+ people'],
  ])('says of %s rows, narrowed %s: %s', (total, isNarrowed, text) => {
    expect(countText(total, isNarrowed, people)).toBe(text);
  });
});

describe('shownText', () => {
  it('says how many of all are on screen', () => {
    expect(shownText(50, 1204)).toBe('50 of 1,204');
    expect(shownText(50, 1001)).toBe('50 of 1,000+');
  });

  it('names no total that is unknown, or older than the rows', () => {
    expect(shownText(50, null)).toBe('50 shown');
    expect(shownText(51, 50)).toBe('51 shown');
  });
});

describe('paperText', () => {
  it.each([
    [312, 312, true, '312 people'],
    [1, null, true, '1 person'],
    [1000, 1001, false, 'The first 1,000 of 1,000+ people'],
    [1000, 1500, false, 'The first 1,000 of 1,500 people'],
    [1000, null, false, 'The first 1,000 people'],
  ])('says of %s rows of %s, all of them %s: %s', (shown, total, isWhole, text) => {
    expect(paperText(shown, total, isWhole, people)).toBe(text);
  });
});
