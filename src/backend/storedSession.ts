import { SESSION_STORAGE_KEY } from '../../machines/rules/limits.ts';
import { safeStorage, type SafeStorage } from './storage.ts';

/** Whose session this device keeps; `expiresAt` in milliseconds since 1970. */
export type StoredSession = { userId: string; email: string; accessToken: string; expiresAt: number };

/** Reads the kept session at once, without the client. `corrupt` when what is kept is no session. */
export function readStoredSession(
  storage: Pick<SafeStorage, 'getItem'> = safeStorage,
): StoredSession | null | 'corrupt' {
  const text = storage.getItem(SESSION_STORAGE_KEY);
  return text === null ? null : (parseStoredSession(text) ?? 'corrupt');
}

/** The kept session as it stands in the storage, to be told from a later one; null when none is kept. */
export function storedSessionText(storage: Pick<SafeStorage, 'getItem'> = safeStorage): string | null {
  return storage.getItem(SESSION_STORAGE_KEY);
}

/**
 * Takes a session off this device, without the client; the server is not asked.
 * @param text how it stood in the storage: one that began since, in another tab, stays
 */
export function removeStoredSession(text: string | null, storage: SafeStorage = safeStorage): void {
  if (storedSessionText(storage) === text) storage.removeItem(SESSION_STORAGE_KEY);
}

/** Whether this device keeps a session, which may have ended meanwhile. */
export function isSessionStored(): boolean {
  const stored = readStoredSession();
  return stored !== null && stored !== 'corrupt';
}

/** The kept session's access token; null when there is none, or it would have to be renewed first. */
export function livingToken(storage?: Pick<SafeStorage, 'getItem'>): string | null {
  const stored = readStoredSession(storage);
  return stored !== null && stored !== 'corrupt' && stored.expiresAt > Date.now() ? stored.accessToken : null;
}

/** Whether the kept session's token is accepted without being renewed first. */
export function isTokenGood(storage?: Pick<SafeStorage, 'getItem'>): boolean {
  return livingToken(storage) !== null;
}

/**
 * Acts when this device keeps the session of this token: at once, or when the storage that another tab wrote arrives.
 * @param signal ends the wait
 */
export function whenSessionIsKept(
  accessToken: string,
  act: () => void,
  signal: AbortSignal,
  storage: Pick<SafeStorage, 'getItem'> = safeStorage,
): void {
  const isKept = () => {
    const stored = readStoredSession(storage);
    return stored !== null && stored !== 'corrupt' && stored.accessToken === accessToken;
  };
  const wait = new AbortController();
  const check = () => {
    if (!isKept()) return;
    wait.abort();
    act();
  };
  check();
  if (wait.signal.aborted) return;
  window.addEventListener('storage', check, { signal: AbortSignal.any([signal, wait.signal]) });
}

/** Takes apart the text under which supabase-js keeps a session; null when it is none. */
export function parseStoredSession(text: string): StoredSession | null {
  try {
    const session = JSON.parse(text) as {
      access_token?: unknown;
      refresh_token?: unknown;
      expires_at?: unknown;
      user?: { id?: unknown; email?: unknown } | null;
    } | null;
    if (session === null) return null;
    const { access_token: accessToken, expires_at: expiresAt, user } = session;
    const { id, email } = user ?? {};
    if (typeof accessToken !== 'string' || typeof session.refresh_token !== 'string') return null;
    if (typeof expiresAt !== 'number' || typeof id !== 'string') return null;
    return { userId: id, email: typeof email === 'string' ? email : '', accessToken, expiresAt: expiresAt * 1000 };
  } catch {
    return null;
  }
}
