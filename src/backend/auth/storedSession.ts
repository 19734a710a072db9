import { SESSION_STORAGE_KEY } from '../../../machines/rules/limits.ts';
import { safeStorage, type SafeStorage } from '../wire/storage.ts';

/** The session stored on this device; `expiresAt` in milliseconds since the epoch. */
export type StoredSession = { userId: string; email: string; accessToken: string; expiresAt: number };

type ReadableStorage = Pick<SafeStorage, 'getItem'>;

/** The user whose session started with a reset link; survives reloads. */
const RECOVERY_KEY = 'app-recovery';

/** Reads the stored session without loading the client; null if the stored text is not a session. */
export function readStoredSession(storage: ReadableStorage = safeStorage): StoredSession | null {
  const text = storedSessionText(storage);
  return text === null ? null : parseStoredSession(text);
}

/** The stored session as text, or null. Used to compare it with a later one. */
export function storedSessionText(storage: ReadableStorage = safeStorage): string | null {
  return storage.getItem(SESSION_STORAGE_KEY);
}

/**
 * Removes a session from this device without a request to the server.
 * @param text the stored text of the session; a newer session of another tab stays
 */
export function removeStoredSession(text: string | null, storage: SafeStorage = safeStorage): void {
  if (storedSessionText(storage) === text) storage.removeItem(SESSION_STORAGE_KEY);
}

/** Whether a session is stored on this device. It may have ended on the server. */
export function isSessionStored(): boolean {
  return readStoredSession() !== null;
}

/** The access token of the stored session; null if there is none, or it has expired. */
export function validToken(storage?: ReadableStorage): string | null {
  const stored = readStoredSession(storage);
  return stored !== null && stored.expiresAt > Date.now() ? stored.accessToken : null;
}

/**
 * Calls `act` when the session of this token is stored: at once, or when the storage of another tab arrives.
 * @param signal stops waiting
 */
export function whenSessionIsStored(
  accessToken: string,
  act: () => void,
  signal: AbortSignal,
  storage: ReadableStorage = safeStorage,
): void {
  const listener = new AbortController();
  const check = () => {
    if (readStoredSession(storage)?.accessToken !== accessToken) return;
    listener.abort();
    act();
  };
  check();
  if (listener.signal.aborted) return;
  window.addEventListener('storage', check, { signal: AbortSignal.any([signal, listener.signal]) });
}

/** Parses the text that supabase-js stores for a session; null if it is invalid. */
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

/** The error of a device's clock at the last sign-in, in seconds; absent if the clock was right or the user knows. */
const CLOCK_KEY = 'app-clock-error';
const CLOCK_TOLERANCE = 90;

/** Returns by how many seconds the clock was fast at the last sign-in (negative: slow), once; 0 if it was right. */
export function takeClockError(storage: SafeStorage = safeStorage): number {
  const error = Number(storage.getItem(CLOCK_KEY));
  storage.removeItem(CLOCK_KEY);
  return error;
}

/** A new session with its end by the clock of this device, with which supabase-js compares it. */
function inLocalTime(text: string, storage: SafeStorage): string {
  const session = JSON.parse(text) as { access_token: string; expires_in?: number; expires_at?: number };
  const before = readStoredSession(storage);
  if (session.expires_in === undefined || before?.accessToken === session.access_token) return text;
  const end = Math.round(Date.now() / 1000 + session.expires_in);
  const error = end - (session.expires_at ?? end);
  if (before === null && Math.abs(error) > CLOCK_TOLERANCE) storage.setItem(CLOCK_KEY, String(error));
  return JSON.stringify({ ...session, expires_at: end });
}

/** The storage of supabase-js. Removes a corrupt session, on which the client would fail at every start. */
export function sessionStorageAdapter(storage: SafeStorage) {
  return {
    getItem: (key: string): string | null => {
      const text = storage.getItem(key);
      if (text === null || key !== SESSION_STORAGE_KEY || parseStoredSession(text) !== null) return text;
      storage.removeItem(key);
      return null;
    },
    setItem: (key: string, value: string) =>
      storage.setItem(key, key === SESSION_STORAGE_KEY ? inLocalTime(value, storage) : value),
    removeItem: (key: string) => storage.removeItem(key),
  };
}

/** Whether the user's session started with a reset link and the new password is not saved yet. */
export function isRecovering(userId: string): boolean {
  return safeStorage.getItem(RECOVERY_KEY) === userId;
}

/** Stores that the user's session started with a reset link. */
export function markRecovering(userId: string): void {
  safeStorage.setItem(RECOVERY_KEY, userId);
}

/** Clears the marker after the new password is saved, or on sign-out. */
export function clearRecovering(): void {
  safeStorage.removeItem(RECOVERY_KEY);
}
