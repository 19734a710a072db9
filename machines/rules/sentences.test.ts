import { expect, it, vi } from 'vitest';
import { importFile } from '../importUsers/importFile.ts';
import { selectFarewell } from '../session/selectors.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { nameError, NEW_PASSWORD_HELP, newPasswordError } from './validation.ts';

vi.mock('./limits.ts', async (original) => ({
  ...(await original<object>()),
  INACTIVITY_LIMIT: 25 * 60_000,
  MINIMUM_PASSWORD_LENGTH: 9,
  MAXIMUM_PASSWORD_BYTES: 20,
  NAME_LENGTH: 12,
  IMPORT_ROWS: 1,
}));

const timedOut = sessionMachine.resolveState({
  value: { signedOut: 'timedOut' },
  context: { user: null, profile: null, failure: null },
});
const ann = ['Ann', 'Lee', 'ann@example.org'];
const twoPeople = importFile([['first name', 'last name', 'email'], ann, ann]);

it.each([
  ['INACTIVITY_LIMIT', selectFarewell(timedOut), /after 25 minutes of inactivity\./],
  ['MINIMUM_PASSWORD_LENGTH', NEW_PASSWORD_HELP, /^At least 9 characters$/],
  ['MINIMUM_PASSWORD_LENGTH', newPasswordError('12345678'), /^Password must be at least 9 characters$/],
  ['MAXIMUM_PASSWORD_BYTES', newPasswordError('a'.repeat(21)), /at most 20 bytes/],
  ['NAME_LENGTH', nameError('First name', 'a'.repeat(13)), /^First name must be at most 12 characters$/],
  ['IMPORT_ROWS', twoPeople.ok ? null : twoPeople.error.message, /takes 1 at most/],
])('shows the value of %s', (_, sentence, expected) => {
  expect(sentence).toMatch(expected);
});
