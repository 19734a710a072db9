import type { AuthError } from '@supabase/supabase-js';
import type { BackendError, ErrorKind } from '../../../machines/shared/outcome.ts';

/** No response, or one that is not from the backend. */
export const UNREACHABLE: BackendError = { kind: 'unreachable', message: null };

/**
 * Statuses of a gateway whose server did not respond, including Supabase's 540 (paused) and 544 (timeout); 0 is no
 * response.
 */
const GATEWAY = [0, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 540, 544];

const NAME_TAKEN = {
  teams: 'A team with this name already exists in this department',
  departments: 'A department with this name already exists',
};

/** Postgres errors, whose messages are for developers. */
const DATA_KINDS = new Map<string, ErrorKind>([
  ['PGRST116', 'gone'],
  ['23503', 'gone'],
  ['23502', 'invalid'],
  ['23514', 'invalid'],
]);

/** Errors of the auth service, whose messages are for users. */
const AUTH_KINDS = new Map<string, ErrorKind>([
  ['invalid_credentials', 'invalid'],
  ['same_password', 'samePassword'],
  ['weak_password', 'invalid'],
  ['validation_failed', 'invalid'],
  ['email_address_invalid', 'invalid'],
  ['user_already_exists', 'taken'],
  ['email_exists', 'taken'],
  ['otp_expired', 'gone'],
]);

/** Shown when a sign-in succeeds without a user (specification, section 8). */
const NO_USER = 'No user found after authentication';

/** Codes of the auth service for an ended session. */
const SESSION_OVER = [
  'bad_jwt',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_not_found',
];

/** Messages of older auth servers, which send no codes (specification, section 8). */
const SESSION_OVER_TEXT = /Invalid Refresh Token|Refresh token is not valid|Token expired|Token not found/i;

/** The error of a read or a write. A gateway may send its code as a number. */
type DataError = { message?: string; code?: string | number | null | undefined; status: number };

/**
 * Maps the error of a read or a write. Messages of our own rules (42501, 23505, 22023, PT4xx) are shown; all others get
 * no message, so that the fallback text is shown (decisions, "The shell").
 * @param retryAfter the seconds of a Retry-After header
 */
export function dataError({ code: given, message = '', status }: DataError, retryAfter?: number): BackendError {
  const code = String(given ?? '');
  if (GATEWAY.includes(status)) return UNREACHABLE;
  if (code === '42501') {
    const isPolicyText = /row-level security|^permission denied for/i.test(message);
    return { kind: 'permission', message: isPolicyText ? null : readable(message) };
  }
  if (code === '23505') return { kind: 'taken', message: takenMessage(message) };
  if (code === '22023') return { kind: 'invalid', message: readable(message) };
  if (code.startsWith('PT4')) return ruleError(code.slice(2), message, retryAfter);
  if (code === 'PGRST202' || code === 'PGRST205') return { kind: 'other', message: setupHint() };
  if (status === 429) return limited(null, message, retryAfter);
  // A response 200 that is not JSON comes from a proxy.
  if (status < 300) return UNREACHABLE;
  return { kind: DATA_KINDS.get(code) ?? (code.startsWith('22') ? 'invalid' : 'other'), message: null };
}

/**
 * Maps an error of the auth service. Its message is shown, except for server errors.
 * @param retryAfter the seconds of a Retry-After header
 */
export function authError(error: AuthError, retryAfter?: number): BackendError {
  const { code = '', status = 0, message } = error;
  if (error.name === 'AuthInvalidTokenResponseError') return { kind: 'other', message: NO_USER };
  if (status === 429 || code.endsWith('_rate_limit')) return limited(readable(message), message, retryAfter);
  if (GATEWAY.includes(status) || error.name === 'AuthUnknownError') return UNREACHABLE;
  if (status >= 500) return { kind: 'other', message: null };
  const kind = isSessionOver(error) ? 'permission' : (AUTH_KINDS.get(code) ?? kindOfText(message));
  return { kind, message: readable(message) };
}

/** Whether the error means that the session has ended, so that the user is signed out (specification, section 8). */
export function isSessionOver(error: AuthError): boolean {
  return error.name === 'AuthSessionMissingError' || isSessionOverText(error.code ?? '', error.message);
}

/** Whether a code or message of the auth service means that the session has ended. */
export function isSessionOverText(code: string, text: string): boolean {
  return SESSION_OVER.includes(code) || SESSION_OVER_TEXT.test(text);
}

/**
 * The error for too many requests.
 * @param text the server's text: its seconds take precedence over those of the header
 */
export function limited(message: string | null, text: string, retryAfter?: number): BackendError {
  const named = /after (\d+) seconds?/i.exec(text)?.[1];
  const seconds = named === undefined ? retryAfter : Number(named);
  return { kind: 'limited', message, ...(seconds === undefined ? {} : { retryAfter: seconds }) };
}

/** The server's message if it is meant for users; null for `{}`, `error: …`, HTML and stack traces. */
export function readable(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || /^[{[<]|^error:|\n\s*at /i.test(trimmed) ? null : trimmed;
}

/** The error of a rule that sets its HTTP status, such as PT404. */
function ruleError(status: string, text: string, retryAfter?: number): BackendError {
  const message = readable(text);
  if (status === '429') return limited(message, text, retryAfter);
  if (status === '403') return { kind: 'permission', message };
  if (status === '404' || status === '410') return { kind: 'gone', message };
  return { kind: status === '409' ? 'changed' : 'invalid', message };
}

function takenMessage(text: string): string | null {
  const index = /unique constraint "(teams|departments)_/.exec(text)?.[1];
  if (index === 'teams' || index === 'departments') return NAME_TAKEN[index];
  return /unique constraint/.test(text) ? null : readable(text);
}

function kindOfText(message: string): ErrorKind {
  if (/already (been )?registered/i.test(message)) return 'taken';
  if (/should be different from the old password/i.test(message)) return 'samePassword';
  return /invalid login credentials/i.test(message) ? 'invalid' : 'other';
}

function setupHint(): string | null {
  return import.meta.env.DEV ? 'The database is not set up. Run the files of supabase/migrations.' : null;
}
