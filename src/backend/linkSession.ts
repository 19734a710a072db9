import { cleanAddress } from './address.ts';
import { LINK_TYPES } from './linkError.ts';
import { readStoredSession, type StoredSession } from './storedSession.ts';

/** A session that a link from a mail brought along in the address. */
export type LinkSession = {
  userId: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  isRecovery: boolean;
};

const PATHS = ['/', '/setup'];

/**
 * Decides which sessions in the address are taken: those of a reset or confirmation link, on the pages such links lead
 * to, and never over somebody else's session. The tokens leave the address either way.
 */
export function createLinkDetector(
  readStored: () => StoredSession | null | 'corrupt' = readStoredSession,
  clean: () => void = cleanAddress,
) {
  let accepted: LinkSession | null = null;
  let held: LinkSession | null = null;
  return {
    /** The client's `detectSessionInUrl`. */
    detect: (url: URL, parameters: Record<string, string>): boolean => {
      if (parameters['access_token'] === undefined) return false;
      clean();
      const link = parseLink(url.pathname, parameters);
      if (link === null) return false;
      const stored = readStored();
      if (stored !== null && stored !== 'corrupt' && stored.userId !== link.userId) {
        held = link;
        return false;
      }
      accepted = link;
      return true;
    },
    /** Whether an accepted reset link brought this token; told once, because the token outlives the recovery. */
    takeRecovery: (accessToken: string): boolean => {
      const isRecovery = accepted?.isRecovery === true && accepted.accessToken === accessToken;
      if (isRecovery) accepted = null;
      return isRecovery;
    },
    /** The link that waits for a yes, because somebody else is signed in here. */
    pendingLink: (): LinkSession | null => held,
    /** Takes the waiting link away, to let it in or to forget it. */
    takeHeld: (): LinkSession | null => {
      const link = held;
      held = null;
      return link;
    },
  };
}

export type LinkDetector = ReturnType<typeof createLinkDetector>;

function parseLink(path: string, parameters: Record<string, string>): LinkSession | null {
  const { access_token: accessToken = '', refresh_token: refreshToken = '', type = '' } = parameters;
  if (!PATHS.includes(path) || !LINK_TYPES.includes(type) || refreshToken === '') return null;
  const owner = ownerOf(accessToken);
  return owner && { ...owner, accessToken, refreshToken, isRecovery: type === 'recovery' };
}

/** Whose token it claims to be: unverified, and only used to compare and to ask. */
function ownerOf(accessToken: string): { userId: string; email: string } | null {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub, email } = JSON.parse(decoded(payload)) as { sub?: unknown; email?: unknown };
    return typeof sub === 'string' ? { userId: sub, email: typeof email === 'string' ? email : '' } : null;
  } catch {
    return null;
  }
}

function decoded(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
