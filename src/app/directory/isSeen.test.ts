import { expect, it } from 'vitest';
import { isSeen } from './isSeen.ts';

const IN = { isIntersecting: true };
const OUT = { isIntersecting: false };

it.each([
  ['what is in the window', [IN], true],
  ['what has come into it before the page was told', [OUT, IN], true],
  ['what has left it before the page was told', [IN, OUT], false],
  ['what is outside', [OUT], false],
])('%s', (_, entries, seen) => {
  expect(isSeen(entries)).toBe(seen);
});
