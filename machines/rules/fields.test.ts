import { expect, it } from 'vitest';
import { fieldsOf, hasFields } from './fields.ts';

const saved = { firstName: 'Ann', role: null };

it.each([
  ['the same', { firstName: 'Ann', role: null }, true],
  ['the same and another field', { firstName: 'Ann', role: null, teamId: 'red' }, true],
  ['another first value', { firstName: 'Bea', role: null }, false],
  ['another last value', { firstName: 'Ann', role: 'EMPLOYEE' }, false],
])('compares every expected field: %s', (_, record, expected) => {
  expect(hasFields<{ firstName: string; role: string | null }>(record, saved)).toBe(expected);
});

it('lists the fields in the order of the record', () => {
  expect(fieldsOf(saved)).toEqual(['firstName', 'role']);
});
