import type { BackendError, ErrorKind } from '../../machines/shared/outcome.ts';

/** No answer came, or none that can be trusted. */
export const UNREACHABLE: BackendError = { kind: 'unreachable', message: null };

/** What the server refused a read or a write with; a gateway before it may name its code by a number. */
export type DataError = { message?: string; code?: string | number | null; status: number };

/** What a gateway says when the server behind it did not answer; Supabase has 540 (paused) and 544 (timeout) too. */
const GATEWAY = [0, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 540, 544];

const NAME_TAKEN = {
  teams: 'A team with this name already exists in this department',
  departments: 'A department with this name already exists',
};

/** Kinds of the errors that Postgres itself raises: their texts are for developers. */
const KINDS = new Map<string, ErrorKind>([
  ['PGRST116', 'gone'],
  ['23503', 'gone'],
  ['23502', 'invalid'],
  ['23514', 'invalid'],
]);

/**
 * Judges a refused read or write. Texts of our own rules (42501, 23505, 22023, PT4xx) are for people; everything else
 * gets no message, and the catalogue's fallback is shown (decisions, "The shell").
 * @param retryAfter the seconds of a Retry-After header
 */
export function dataError({ code: given, message = '', status }: DataError, retryAfter?: number): BackendError {
  const code = String(given ?? '');
  if (isGateway(status)) return UNREACHABLE;
  if (code === '42501') return { kind: 'permission', message: isPolicyText(message) ? null : readable(message) };
  if (code === '23505') return { kind: 'taken', message: takenMessage(message) };
  if (code === '22023') return { kind: 'invalid', message: readable(message) };
  if (code.startsWith('PT4')) {
    const error = errorOfStatus(Number(code.slice(2)), message, retryAfter);
    return { ...error, message: readable(message) };
  }
  if (code === 'PGRST202' || code === 'PGRST205') return { kind: 'other', message: setupHint() };
  if (status === 429) return limited(null, message, retryAfter);
  // An answer 200 that is no JSON comes from something between us and the server.
  if (status < 300) return UNREACHABLE;
  return { kind: KINDS.get(code) ?? (code.startsWith('22') ? 'invalid' : 'other'), message: null };
}

/** Whether a gateway, and not the server, answered. */
export function isGateway(status: number): boolean {
  return GATEWAY.includes(status);
}

/** A refusal for too many requests: the seconds come from the text, or else from the header. */
export function limited(message: string | null, text: string, retryAfter?: number): BackendError {
  const named = /after (\d+) seconds?/i.exec(text)?.[1];
  const seconds = named === undefined ? retryAfter : Number(named);
  return { kind: 'limited', message, ...(seconds === undefined ? {} : { retryAfter: seconds }) };
}

/** The server's text where it is made for people; null for `{}`, `error: …`, HTML and stacks. */
export function readable(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || /^[{[<]|^error:|\n\s*at /i.test(trimmed) ? null : trimmed;
}

function errorOfStatus(status: number, text: string, retryAfter?: number): BackendError {
  switch (status) {
    case 403:
      return { kind: 'permission', message: null };
    case 404:
    case 410:
      return { kind: 'gone', message: null };
    case 409:
      return { kind: 'changed', message: null };
    case 429:
      return limited(null, text, retryAfter);
    default:
      return { kind: 'invalid', message: null };
  }
}

function isPolicyText(text: string): boolean {
  return /row-level security|^permission denied for/i.test(text);
}

function takenMessage(text: string): string | null {
  const index = /unique constraint "(teams|departments)_/.exec(text)?.[1];
  if (index === 'teams' || index === 'departments') return NAME_TAKEN[index];
  return /unique constraint/.test(text) ? null : readable(text);
}

function setupHint(): string | null {
  return import.meta.env.DEV ? 'The database is not set up. Run the files of supabase/migrations.' : null;
}
