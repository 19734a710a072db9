import { SESSION_STORAGE_KEY } from '../../machines/rules/limits.ts';
import { selectUser } from '../../machines/session/selectors.ts';
import { END_REASONS, type EndReason } from '../../machines/session/sessionEvents.ts';
import { safeStorage } from '../backend/wire/storage.ts';
import { readStoredSession } from '../backend/auth/storedSession.ts';
import type { SessionActor } from './SessionContext.ts';

/** The reason why the session ended, for tabs that only see that it is gone. */
const END_REASON_KEY = 'app-end-reason';
/**
 * The time of the last profile change or completed setup, in ms since the epoch: only a new value notifies other tabs.
 */
const CHANGED_PROFILE_KEY = 'app-changed-profile';
const COMPLETED_SETUP_KEY = 'app-completed-setup';
/** The maximum time to wait for the reason from another tab, in milliseconds. */
const REASON_DELAY = 300;

/** Stores why this tab ends the session, for other tabs and a reload. */
export function notifyEndReason(reason: EndReason): void {
  safeStorage.setItem(END_REASON_KEY, reason);
}

/** Why the session is ending or has ended; null if no reason is stored. */
export function storedEndReason(): EndReason | null {
  const stored = safeStorage.getItem(END_REASON_KEY);
  return END_REASONS.find((reason) => reason === stored) ?? null;
}

/** Why the session has ended; without a stored reason, the server rejected it. */
export function endReason(): EndReason {
  return storedEndReason() ?? 'expired';
}

/** Clears the reason after a sign-in. */
export function clearEndReason(): void {
  safeStorage.removeItem(END_REASON_KEY);
}

/**
 * Calls `onReason` when the reason is stored, after 300 ms at the latest: browsers may deliver the client's message
 * before the storage that the other tab wrote earlier.
 * @param signal cancels the call
 */
export function waitForEndReason(onReason: (reason: EndReason) => void, signal: AbortSignal): void {
  const stored = storedEndReason();
  if (stored !== null) {
    onReason(stored);
    return;
  }
  const wait = new AbortController();
  const finish = () => {
    wait.abort();
    if (!signal.aborted) onReason(endReason());
  };
  const timer = setTimeout(finish, REASON_DELAY);
  wait.signal.addEventListener('abort', () => clearTimeout(timer));
  signal.addEventListener('abort', () => wait.abort(), { signal: wait.signal });
  window.addEventListener('storage', ({ key }) => key === END_REASON_KEY && finish(), { signal: wait.signal });
}

/** Makes the other tabs read the profile again. */
export function notifyProfileChanged(): void {
  safeStorage.setItem(CHANGED_PROFILE_KEY, String(Date.now()));
}

/** Notifies the other tabs that the setup is completed. */
export function notifySetupCompleted(): void {
  safeStorage.setItem(COMPLETED_SETUP_KEY, String(Date.now()));
}

/**
 * Syncs the session with other tabs, including when Back restores a page from the back/forward cache. The backend
 * client does not do so in every browser.
 * @returns a function that stops it
 */
export function followOtherTabs(session: SessionActor): () => void {
  const checkSession = () => {
    const stored = readStoredSession();
    if (stored === null) session.send({ type: 'auth.ended', reason: endReason() });
    else if (stored.userId !== selectUser(session.getSnapshot())?.userId) {
      session.send({ type: 'auth.session', userId: stored.userId, email: stored.email });
    }
  };
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === COMPLETED_SETUP_KEY) session.send({ type: 'setup.completedElsewhere' });
    else if (key === CHANGED_PROFILE_KEY) session.send({ type: 'profile.outdated' });
    // The key is null when the whole storage was cleared.
    else if (key === SESSION_STORAGE_KEY || key === null) checkSession();
  };
  const listeners = new AbortController();
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkSession(), listeners);
  window.addEventListener('storage', handleStorage, listeners);
  return () => listeners.abort();
}
