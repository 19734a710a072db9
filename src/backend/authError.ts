import type { AuthError } from '@supabase/supabase-js';
import type { BackendError } from '../../machines/shared/outcome.ts';
import { isGateway, limited, readable, UNREACHABLE } from './backendError.ts';

/** Kinds of the refusals of the auth service; its texts are for people. */
const KINDS = new Map<string, BackendError['kind']>([
  ['invalid_credentials', 'invalid'],
  ['same_password', 'samePassword'],
  ['weak_password', 'invalid'],
  ['validation_failed', 'invalid'],
  ['email_address_invalid', 'invalid'],
  ['user_already_exists', 'taken'],
  ['email_exists', 'taken'],
  ['otp_expired', 'gone'],
]);

/** A sign-in was granted, for nobody (specification, section 8). */
const NO_USER = 'No user found after authentication';

/** Codes that say that the session is over. */
const SESSION_OVER = [
  'bad_jwt',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_not_found',
];

/** The auth service of older servers has no codes (specification, section 8). */
const SESSION_OVER_TEXT = /Invalid Refresh Token|Refresh token is not valid|Token expired|Token not found/i;

/**
 * Judges an error of the auth service: its words are for people, except on a fault of the server.
 * @param retryAfter the seconds of a Retry-After header
 */
export function authError(error: AuthError, retryAfter?: number): BackendError {
  const { code = '', status = 0, message } = error;
  if (error.name === 'AuthInvalidTokenResponseError') return { kind: 'other', message: NO_USER };
  if (status === 429 || code.endsWith('_rate_limit')) return limited(readable(message), message, retryAfter);
  // No answer, or one that is not the auth service's.
  if (isGateway(status) || error.name === 'AuthUnknownError') return UNREACHABLE;
  if (status >= 500) return { kind: 'other', message: null };
  if (isSessionOver(error)) return { kind: 'permission', message: readable(message) };
  return { kind: KINDS.get(code) ?? kindOfText(message), message: readable(message) };
}

/** Whether the error means that the session is over: the person is signed out (specification, section 8). */
export function isSessionOver(error: AuthError): boolean {
  return error.name === 'AuthSessionMissingError' || saysSessionOver(error.code ?? '', error.message);
}

/** Whether a code or a text of the auth service says so. */
export function saysSessionOver(code: string, text: string): boolean {
  return SESSION_OVER.includes(code) || SESSION_OVER_TEXT.test(text);
}

function kindOfText(message: string): BackendError['kind'] {
  if (/already (been )?registered/i.test(message)) return 'taken';
  if (/should be different from the old password/i.test(message)) return 'samePassword';
  return /invalid login credentials/i.test(message) ? 'invalid' : 'other';
}
