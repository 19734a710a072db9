import type { AuthError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { authError, isSessionOver } from './authError.ts';

/** An error as auth-js makes it. */
function errorOf(name: string, status: number | undefined, code: string | undefined, message: string): AuthError {
  return Object.assign(new Error(message), { name, status, code, __isAuthError: true }) as unknown as AuthError;
}

describe('the refusal of the auth service', () => {
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
  ] as const)('%s %s %s %s: %s', (name, status, code, text, kind, isShown) => {
    expect(authError(errorOf(name, status, code, text))).toEqual({ kind, message: isShown ? text : null });
  });

  it('says so when a sign-in gave nobody', () => {
    const error = errorOf('AuthInvalidTokenResponseError', 500, undefined, 'Auth session or user missing');
    expect(authError(error)).toEqual({ kind: 'other', message: 'No user found after authentication' });
  });

  it('passes on how long to wait', () => {
    const text = 'For security purposes, you can only request this after 38 seconds.';
    const error = errorOf('AuthApiError', 429, 'over_email_send_rate_limit', text);
    expect(authError(error)).toEqual({ kind: 'limited', message: text, retryAfter: 38 });
    const silent = errorOf('AuthApiError', 429, 'over_request_rate_limit', 'Request rate limit reached');
    expect(authError(silent, 12)).toMatchObject({ kind: 'limited', retryAfter: 12 });
  });

  it.each(['Invalid Refresh Token: Already Used', 'Refresh token is not valid', 'Token expired', 'Token not found'])(
    'knows that the session is over by the words of older servers: %s',
    (text) => {
      expect(isSessionOver(errorOf('AuthApiError', 400, undefined, text))).toBe(true);
      expect(isSessionOver(errorOf('AuthApiError', 400, 'invalid_credentials', 'Invalid login credentials'))).toBe(
        false,
      );
    },
  );
});
