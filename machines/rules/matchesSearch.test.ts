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
  ['People and Culture', 'culture people', true],
  ['People and Culture', 'Culture, People', true],
  ['People and Culture', 'culture pe', true],
  ['People and Culture', 'culture op', false],
  ['People and Culture', 'le and', true],
  ['People and Culture', 'culture sales', false],
  ['People and Culture', 'c p', false],
  ['Plan C People', 'c p', true],
  ['Research & Development', 'development & research', true],
  ['Research & Development', '&', false],
  ['Research...', '...', false],
  ['.net', '.n', true],
  ['People and Culture', 'c,', true],
  ['People and Culture', 'c. p.', false],
  ['Plan C. P. People', 'c. p.', true],
  ['People\u00a0and Culture', 'culture\u00a0people', true],
])('%j holds %j: %s', (name, search, isFound) => {
  expect(matchesSearch(name, search)).toBe(isFound);
});
