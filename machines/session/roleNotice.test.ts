import { expect, it } from 'vitest';
import { roleNotice } from './selectors.ts';

it.each([
  ['EMPLOYEE', 'Your role is now Employee. What you may do has changed.'],
  ['USER', 'You no longer have a role. What you may do has changed.'],
  [null, 'You no longer have a role. What you may do has changed.'],
] as const)('announces the new role %s', (role, text) => {
  expect(roleNotice(role)).toBe(text);
});
