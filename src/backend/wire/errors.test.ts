import type { AuthError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { authError, dataError, isSessionOver, limited, readable } from './errors.ts';

/** An error as auth-js creates it. */
function errorOf(name: string, status: number | undefined, code: string | undefined, message: string): AuthError {
  return Object.assign(new Error(message), { name, status, code, __isAuthError: true }) as unknown as AuthError;
}

describe('database error', () => {
  it.each([
    ['a custom rule', '42501', 403, 'You cannot give this role', 'permission', 'You cannot give this role'],
    [
      'row level security',
      '42501',
      403,
      'new row violates row-level security policy for table "users"',
      'permission',
      null,
    ],
    ['a missing grant', '42501', 401, 'permission denied for table users', 'permission', null],
    ['a value rejected by a custom rule', '22023', 400, 'There is no role CHIEF', 'invalid', 'There is no role CHIEF'],
    ['a value that Postgres rejects', '22P02', 400, 'invalid input syntax for type uuid: "no"', 'invalid', null],
    ['a missing person', 'PT404', 404, 'User not found', 'gone', 'User not found'],
    ['a rule with its own status', 'PT403', 403, 'Not today', 'permission', 'Not today'],
    [
      'a unique name',
      '23505',
      409,
      'This email address belongs to an existing user',
      'taken',
      'This email address belongs to an existing user',
    ],
    [
      'an index without a message',
      '23505',
      409,
      'duplicate key value violates unique constraint "users_pkey"',
      'taken',
      null,
    ],
    ['a missing reference', '23503', 409, 'insert or update on table "users" violates foreign key', 'gone', null],
    ['a check', '23514', 400, 'new row for relation "users" violates check constraint', 'invalid', null],
    ['no row', 'PGRST116', 406, 'JSON object requested, multiple (or no) rows returned', 'gone', null],
    ['an error of the embedded backend', 'SUP', 500, 'error: new row for relation "users"', 'other', null],
    ['a code that is a property name', 'constructor', 400, 'no', 'other', null],
    ['an empty object', undefined, 500, '{}', 'other', null],
    ['HTML', undefined, 404, '<html>Not found</html>', 'other', null],
    ['the page of a captive portal', undefined, 200, '<html>Please log in to this network</html>', 'unreachable', null],
    ['a gateway with a numeric code', 429, 429, 'Slow down', 'limited', null],
    ['a gateway', undefined, 503, 'upstream', 'unreachable', null],
    ['a paused project', undefined, 540, 'Project paused', 'unreachable', null],
    ['a gateway timeout', undefined, 544, 'Gateway timeout', 'unreachable', null],
    ['no response', '', 0, 'TypeError: Failed to fetch', 'unreachable', null],
  ])('F-06 F-54 maps %s', (_, code, status, message, kind, shown) => {
    expect(dataError({ ...(code === undefined ? {} : { code }), status, message })).toEqual({ kind, message: shown });
  });

  it.each([
    ['teams_name_in_department', 'A team with this name already exists in this department'],
    ['departments_name', 'A department with this name already exists'],
  ])('has a message for the index %s', (index, message) => {
    const text = `duplicate key value violates unique constraint "${index}"`;
    expect(dataError({ code: '23505', status: 409, message: text })).toEqual({ kind: 'taken', message });
  });

  it.each(['PGRST202', 'PGRST205'])('F-55 names the migrations to run in development: %s', (code) => {
    const { kind, message } = dataError({ code, status: 404, message: 'Could not find the table' });
    expect(kind).toBe('other');
    expect(message).toBe('The database is not set up. Run the files of supabase/migrations.');
  });

  it('reads the seconds to wait from the text, otherwise from the header', () => {
    const text = 'For security purposes, you can only request this after 42 seconds.';
    expect(limited(text, text, 7)).toEqual({ kind: 'limited', message: text, retryAfter: 42 });
    expect(dataError({ status: 429, message: 'Too many requests' }, 7)).toEqual({
      kind: 'limited',
      message: null,
      retryAfter: 7,
    });
    expect(dataError({ status: 429 })).toEqual({ kind: 'limited', message: null });
    expect(dataError({ code: 'PT429', status: 429, message: 'Wait, please' }, 7)).toEqual({
      kind: 'limited',
      message: 'Wait, please',
      retryAfter: 7,
    });
  });

  it.each(['', '  ', '{}', '{"a":1}', '[]', '<html>', 'error: new row', 'Error: x\n    at f (file.js:1)'])(
    'hides the message %j',
    (text) => expect(readable(text)).toBeNull(),
  );
});

describe('auth error', () => {
  it.each([
    ['AuthApiError', 400, 'invalid_credentials', 'Invalid login credentials', 'invalid', true],
    ['AuthApiError', 400, undefined, 'Invalid login credentials', 'invalid', true],
    ['AuthApiError', 422, 'same_password', 'New password should be different.', 'samePassword', true],
    ['AuthApiError', 422, undefined, 'New password should be different from the old password.', 'samePassword', true],
    ['AuthApiError', 422, 'user_already_exists', 'User already registered', 'taken', true],
    ['AuthWeakPasswordError', 422, 'weak_password', 'Password should be at least 6 characters.', 'invalid', true],
    ['AuthApiError', 400, 'validation_failed', 'Password cannot be longer than 72 characters', 'invalid', true],
    ['AuthApiError', 400, 'captcha_failed', 'captcha protection: request disallowed', 'other', true],
    ['AuthApiError', 400, 'email_not_confirmed', 'Email not confirmed', 'other', true],
    ['AuthApiError', 400, 'constructor', 'Not this one', 'other', true],
    ['AuthApiError', 403, 'bad_jwt', 'invalid JWT', 'permission', true],
    ['AuthSessionMissingError', 400, undefined, 'Auth session missing!', 'permission', true],
    ['AuthRetryableFetchError', 0, undefined, 'Failed to fetch', 'unreachable', false],
    ['AuthRetryableFetchError', 503, undefined, 'upstream', 'unreachable', false],
    ['AuthRetryableFetchError', 500, undefined, 'Database error saving new user', 'other', false],
    ['AuthRetryableFetchError', 500, undefined, '{}', 'other', false],
    ['AuthUnknownError', undefined, undefined, 'Unexpected token <', 'unreachable', false],
  ] as const)('maps %s %s %s %s: %s', (name, status, code, text, kind, isShown) => {
    expect(authError(errorOf(name, status, code, text))).toEqual({ kind, message: isShown ? text : null });
  });

  it('has its own message for a sign-in without a user', () => {
    const error = errorOf('AuthInvalidTokenResponseError', 500, undefined, 'Auth session or user missing');
    expect(authError(error)).toEqual({ kind: 'other', message: 'No user found after authentication' });
  });

  it('returns the seconds to wait', () => {
    const text = 'For security purposes, you can only request this after 38 seconds.';
    const error = errorOf('AuthApiError', 429, 'over_email_send_rate_limit', text);
    expect(authError(error)).toEqual({ kind: 'limited', message: text, retryAfter: 38 });
    const silent = errorOf('AuthApiError', 429, 'over_request_rate_limit', 'Request rate limit reached');
    expect(authError(silent, 12)).toMatchObject({ kind: 'limited', retryAfter: 12 });
  });

  it.each(['Invalid Refresh Token: Already Used', 'Refresh token is not valid', 'Token expired', 'Token not found'])(
    'recognizes an ended session by the message of older servers: %s',
    (text) => {
      expect(isSessionOver(errorOf('AuthApiError', 400, undefined, text))).toBe(true);
      expect(isSessionOver(errorOf('AuthApiError', 400, 'invalid_credentials', 'Invalid login credentials'))).toBe(
        false,
      );
    },
  );
});
