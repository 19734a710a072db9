import { expect, it } from 'vitest';
import { differenceText } from './json.ts';

const first = { editor: { id: 'a1', role: 'ADMIN' }, target: { id: 'b2', assignment: null } };

it.each([
  [{ ...first, editor: { id: 'a1', role: 'EMPLOYEE' } }, 'editor.role: "EMPLOYEE"'],
  [{ ...first, target: { id: 'b2', assignment: { id: 'a1' } } }, 'target.assignment: {"id":"a1"}'],
  [{ editor: { id: 'a9', role: 'USER' }, target: first.target }, 'editor.id: "a9", editor.role: "USER"'],
  [{ ok: false }, '{"ok":false}'],
])('shows how a sample differs from the first one', (sample, text) => {
  expect(differenceText(sample, 'ok' in sample ? true : first)).toBe(text);
});

it('shows a sample that does not differ', () => {
  expect(differenceText({ a: 1 }, { a: 1 })).toBe('{"a":1}');
});
