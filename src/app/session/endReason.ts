import type { EndReason } from '../../../machines/session/sessionEvents.ts';
import { safeStorage } from '../../backend/storage.ts';

/** Where the tab that ends the session tells the others why. */
const END_REASON_KEY = 'app-end-reason';
/** How long another tab's reason may come after the news that the session is gone, in milliseconds. */
const REASON_MAY_FOLLOW = 300;

/** Leaves the reason for the other tabs, which only learn that the session is gone. */
export function notifyEndReason(reason: EndReason): void {
  safeStorage.setItem(END_REASON_KEY, reason);
}

/** Why the session of this device has begun to end, if it has: the next sign-in forgets it. */
export function toldReason(): EndReason | null {
  const reason = safeStorage.getItem(END_REASON_KEY);
  return reason === 'byHand' || reason === 'inactivity' || reason === 'expired' ? reason : null;
}

/** Why the session ended: what another tab said, else that the server no longer accepts it. */
export function takeEndReason(): EndReason {
  return toldReason() ?? 'expired';
}

/**
 * Tells `answer` why the session ended; waits a moment for a reason that is still on its way, because a browser may
 * bring the client's message of the end before the storage that another tab wrote earlier.
 * @param signal ends the wait, without an answer
 */
export function askEndReason(answer: (reason: EndReason) => void, signal: AbortSignal): void {
  const told = toldReason();
  if (told !== null) {
    answer(told);
    return;
  }
  const wait = new AbortController();
  const finish = () => {
    wait.abort();
    if (!signal.aborted) answer(takeEndReason());
  };
  const timer = setTimeout(finish, REASON_MAY_FOLLOW);
  wait.signal.addEventListener('abort', () => clearTimeout(timer));
  signal.addEventListener('abort', () => wait.abort(), { signal: wait.signal });
  window.addEventListener('storage', ({ key }) => key === END_REASON_KEY && finish(), { signal: wait.signal });
}

/** Forgets the reason, when somebody signs in. */
export function clearEndReason(): void {
  safeStorage.removeItem(END_REASON_KEY);
}
