import { describe, expect, it } from 'vitest';
import { searchedText } from '../directory/query.ts';
import { emailError, nameError } from './validation.ts';

describe('characters that nobody can save', () => {
  it.each(['\u0000', 'a\u0085', '\u001f', '\u2028', '\u2029', 'half \ud83d of one'])(
    'are refused in a name: %j',
    (name) => {
      expect(nameError('First name', `Ann${name}Lee`)).toBe('First name contains a character that cannot be saved');
    },
  );

  it.each(['a\u001fb@example.org', 'ab@exa\u0000mple.org'])('are refused in an address: %j', (email) => {
    expect(emailError(email)).toBe('Enter a valid email address');
  });

  it('are nothing to search for', () => {
    expect(searchedText(' a\u0000nn ')).toBe('ann');
  });

  it('are not emoji, right-to-left or zero-width ones', () => {
    expect(nameError('First name', '👩‍👩‍👧‍👦 محمد zero\u200bwidth')).toBeUndefined();
    expect(nameError('First name', 'علی\u200cرضا')).toBeUndefined();
  });
});

it.each([
  ...['', ' ', '\u00a0', '\u200b', ' \ufeff\u2060 ', '\u2028', '\u200d', '\u00ad', '\u2800', '\u200e\u200f', '\u3164'],
  ...['\u034f', '\u061c', '\u115f\u1160', '\u180e', '\u202e', '\u206f', '\ufe0f', '\uffa0', '\u{e0041}'],
])('a name of which nothing is to be seen is required: %j', (name) => {
  expect(nameError('First name', name)).toBe('First name is required');
});
