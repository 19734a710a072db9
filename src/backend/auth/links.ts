import { readStoredSession, type StoredSession } from './storedSession.ts';

/** The error in the fragment of a link that does not work. */
type LinkError = { code: string; description: string };

/** A session in the fragment of an email link. */
type LinkSession = {
  userId: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  isRecovery: boolean;
};

/** The accepted types of links: a password reset, and the confirmation of an address. */
const TYPES = ['recovery', 'signup'];

/** The pages that these links open. */
const PATHS = ['/', '/setup'];

/** Removes the fragment from the URL and its history entry. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Parses the error in a link's fragment, such as `#error_code=otp_expired`. Returns null if there is none. A link of
 * another type, such as an invitation from the Supabase dashboard, is an error too.
 */
export function parseLinkError(fragment: string): LinkError | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = parameters.get('error_code') ?? parameters.get('error');
  if (code !== null) return { code, description: parameters.get('error_description') ?? '' };
  const hasToken = parameters.has('access_token') || parameters.has('token_hash');
  return hasToken && !TYPES.includes(parameters.get('type') ?? '')
    ? { code: 'unsupported_link', description: '' }
    : null;
}

function takeLinkError(): LinkError | null {
  if (typeof location === 'undefined') return null;
  const found = parseLinkError(location.hash);
  if (found !== null) cleanAddress();
  return found;
}

/** The error of the link that opened this page: read once, and removed from the URL. */
export const linkError = takeLinkError();

/**
 * Decides which sessions in the URL are accepted: those of a reset or confirmation link on its own page, and never over
 * the session of another user. Always removes the tokens from the URL.
 */
export function createLinkDetector(
  readStored: () => StoredSession | null = readStoredSession,
  clean: () => void = cleanAddress,
) {
  let accepted: LinkSession | null = null;
  let pending: LinkSession | null = null;
  return {
    /** The client's `detectSessionInUrl`. */
    detect: (url: URL, parameters: Record<string, string>): boolean => {
      if (parameters['access_token'] === undefined) return false;
      clean();
      const link = parseLink(url.pathname, parameters);
      if (link === null) return false;
      const stored = readStored();
      if (stored !== null && stored.userId !== link.userId) {
        pending = link;
        return false;
      }
      accepted = link;
      return true;
    },
    /** Whether an accepted reset link has this token; true only once, because the token outlives the recovery. */
    takeRecovery: (accessToken: string): boolean => {
      const isRecovery = accepted?.isRecovery === true && accepted.accessToken === accessToken;
      if (isRecovery) accepted = null;
      return isRecovery;
    },
    /** The link that waits for a confirmation, because another user is signed in. */
    pendingLink: (): LinkSession | null => pending,
    /** Returns and clears the pending link. */
    takePendingLink: (): LinkSession | null => {
      const link = pending;
      pending = null;
      return link;
    },
  };
}

export type LinkDetector = ReturnType<typeof createLinkDetector>;

function parseLink(path: string, parameters: Record<string, string>): LinkSession | null {
  const { access_token: accessToken = '', refresh_token: refreshToken = '', type = '' } = parameters;
  if (!PATHS.includes(path) || !TYPES.includes(type) || refreshToken === '') return null;
  const owner = ownerOf(accessToken);
  return owner && { ...owner, accessToken, refreshToken, isRecovery: type === 'recovery' };
}

/** The user in the token: not verified, so only for comparisons and the confirmation. */
function ownerOf(accessToken: string): { userId: string; email: string } | null {
  try {
    const base64 = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { sub, email } = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown; email?: unknown };
    return typeof sub === 'string' ? { userId: sub, email: typeof email === 'string' ? email : '' } : null;
  } catch {
    return null;
  }
}
