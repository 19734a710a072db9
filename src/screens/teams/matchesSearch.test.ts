import { expect, it } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

it.each([
  ['Finance', '', true],
  ['Finance', '  nan ', true],
  ['Finance', 'na', false],
  ['People and Culture', 'cu', true],
  ['People and Culture', 'PE', true],
  ['Research & Development', 'd', true],
  ['Qualitätssicherung', 'ÄTS', true],
  ['Malmö', 'malmo', true],
  ['Łódź', 'lodz', true],
  ['Łódź', 'ŁÓ', true],
  ['Straße', 'STRASSE', true],
  ['Strasse', 'straße', true],
  ['Jægersborg', 'jaeger', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['a.c', 'abc', false],
])('%j holds %j: %s', (name, search, isFound) => {
  expect(matchesSearch(name, search)).toBe(isFound);
});
