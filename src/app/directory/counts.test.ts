import { describe, expect, it } from 'vitest';
import { countText, shownText } from './counts.ts';

const people = { one: 'person', many: 'people' };

describe('countText', () => {
  it.each([
    [null, '', ''],
    [1, '', '1 person'],
    [1204, '', '1,204 people'],
    [0, 'x', 'No matches'],
    [1, 'x', '1 match'],
    [12, 'x', '12 matches'],
  ])('says of %s rows, searched for "%s": %s', (total, search, text) => {
    expect(countText(total, search, people)).toBe(text);
  });
});

describe('shownText', () => {
  it('says how many of all are on screen', () => {
    expect(shownText(50, 1204)).toBe('50 of 1,204');
  });

  it('names no total that is unknown, or older than the rows', () => {
    expect(shownText(50, null)).toBe('50 shown');
    expect(shownText(51, 50)).toBe('51 shown');
  });
});
