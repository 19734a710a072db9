import { expect, it } from 'vitest';
import { mergedForm } from './mergedForm.ts';

const base = { name: 'Ann', city: 'Rome', street: 'Via Appia' };
const groups = [['city', 'street']] as const;

it.each([
  ['nothing', {}, { city: 'Bonn' }, { name: 'Ann', city: 'Bonn', street: 'Via Appia' }],
  ['another field', { name: 'Anne' }, { city: 'Bonn' }, { name: 'Anne', city: 'Bonn', street: 'Via Appia' }],
  ['the same field', { name: 'Anne' }, { name: 'Anna' }, { name: 'Anne', city: 'Rome', street: 'Via Appia' }],
  ['a part of a group', { street: 'Via A' }, { city: 'Bonn' }, { name: 'Ann', city: 'Rome', street: 'Via A' }],
])('merges a newer version with a change of %s', (_, mine, theirs, merged) => {
  expect(mergedForm({ ...base, ...mine }, base, { ...base, ...theirs }, groups)).toEqual(merged);
});
