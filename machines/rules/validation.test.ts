import { describe, expect, it } from 'vitest';
import { searchedText } from '../list/query.ts';
import { emailError, nameError, newPasswordError, passwordSpaceHint, unreservedNameError } from './validation.ts';

describe('characters that cannot be saved', () => {
  it.each(['\u0000', 'a\u0085', '\u001f', '\u2028', '\u2029', 'half \ud83d of one'])('rejects %j in a name', (name) => {
    expect(nameError('First name', `Ann${name}Lee`)).toBe('First name contains a character that cannot be saved');
  });

  it.each(['a\u001fb@example.org', 'ab@exa\u0000mple.org'])('rejects %j in an address', (email) => {
    expect(emailError(email)).toBe('Enter a valid email address');
  });

  it('removes them from a search, which it shortens to 200 characters', () => {
    expect(searchedText(' a\u0000nn ')).toBe('ann');
    expect(searchedText('👪'.repeat(201))).toBe('👪'.repeat(200));
  });

  it('accepts emoji, right-to-left and zero-width characters', () => {
    expect(nameError('First name', '👩‍👩‍👧‍👦 محمد zero\u200bwidth')).toBeUndefined();
    expect(nameError('First name', 'علی\u200cرضا')).toBeUndefined();
  });
});

it.each([
  ...['', ' ', '\u00a0', '\u200b', ' \ufeff\u2060 ', '\u2028', '\u200d', '\u00ad', '\u2800', '\u200e\u200f', '\u3164'],
  ...['\u034f', '\u061c', '\u115f\u1160', '\u180e', '\u202e', '\u206f', '\ufe0f', '\uffa0', '\u{e0041}'],
])('requires a name with visible characters: %j', (name) => {
  expect(nameError('First name', name)).toBe('First name is required');
});

describe('F-75 email address', () => {
  it.each([
    'ada@example.org',
    ' Ada@Example.org ',
    '\u200eada@example.org',
    'mailto:ada@example.org',
    "o'neil+x@sub.example.co",
    'a@bücher.org',
    `${'a'.repeat(248)}@x.org`,
  ])('accepts %j', (email) => {
    expect(emailError(email)).toBeUndefined();
  });

  it.each([
    ...['a@example.org.', 'a..b@x.org', '.a@x.org', 'a.@x.org', 'a@b.-org', 'a@-b.org', 'a@b', 'a@b..org', 'a b@x.org'],
    ...[
      '"a@x.org"',
      '<a@x.org>',
      'Ada <a@x.org>',
      'a@x.org, b@x.org',
      'mailto:a@x.org?subject=x',
      `${'a'.repeat(249)}@x.org`,
    ],
    ...['\u0130@x.org', '\u212aelvin@x.org', 'jörg@x.org'],
  ])('rejects %j', (email) => {
    expect(emailError(email)).toBe('Enter a valid email address');
  });

  it.each(['', ' ', '\u200b', 'mailto:'])('requires a value: %j', (email) => {
    expect(emailError(email)).toBe('Email address is required');
  });
});

it.each(['No Department', ' no  team', 'ALL DEPARTMENTS', 'All\u00a0Teams', 'No\u200b Department', '-', '—'])(
  'H-16 rejects %j as the name of a team or department',
  (name) => {
    expect(unreservedNameError('Team name', name)).toBe('This name is reserved. Choose another one.');
  },
);

it('F-74 counts the length of a name after normalization, like the database', () => {
  const longest = `${'𝒜'.repeat(150)}${'e\u0301'.repeat(48)} x`;
  expect(nameError('Team name', longest.replace(' ', '   '))).toBeUndefined();
  expect(nameError('Team name', `${longest}y`)).toBe('Team name must be at most 200 characters');
  expect(unreservedNameError('Team name', 'No Departments')).toBeUndefined();
});

describe('C-45: new password', () => {
  it.each([
    ['72 letters', 'a'.repeat(72), undefined],
    ['73 letters', 'a'.repeat(73), /at most 72 bytes/],
    ['36 letters of 2 bytes', 'ü'.repeat(36), undefined],
    ['36 letters of 2 bytes and another', `${'ü'.repeat(36)}a`, /at most 72 bytes/],
    ['19 emoji of 4 bytes', '🙂'.repeat(19), /at most 72 bytes/],
  ])('counts bytes, not characters: %s', (_, password, expected) => {
    const error = newPasswordError(password);
    if (expected === undefined) expect(error).toBeUndefined();
    else expect(error).toMatch(expected);
  });
});

it.each([
  ['secret', null],
  ['two words', null],
  ['family👨‍👩‍👧❤️', null],
  ['secret ', 'ends with a space'],
  ['\u00a0secret', 'begins with a space'],
  ['\tsecret\n', 'begins and ends with a space'],
  ['\u200bsecret', 'begins with an invisible character'],
  ['\u2060secret\ufeff', 'begins and ends with an invisible character'],
  [' secret\u200e', 'begins with a space and ends with an invisible character'],
])('F-80: hints at what surrounds the rejected password %j', (password, found) => {
  const hint = found && `The password you entered ${found}. Remove it if you did not mean it.`;
  expect(passwordSpaceHint(password)).toBe(hint);
});
