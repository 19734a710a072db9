import type { EndReason } from '../../../machines/session/sessionEvents.ts';
import { safeStorage } from '../../backend/storage.ts';

/** Where the tab that ends the session tells the others why. */
const END_REASON_KEY = 'app-end-reason';

/** Leaves the reason for the other tabs, which only learn that the session is gone. */
export function tellEndReason(reason: EndReason): void {
  safeStorage.setItem(END_REASON_KEY, reason);
}

/** Why the session ended: what another tab said, else that the server no longer accepts it. */
export function takeEndReason(): EndReason {
  const reason = safeStorage.getItem(END_REASON_KEY);
  return reason === 'byHand' || reason === 'inactivity' ? reason : 'expired';
}

/** Forgets the reason, when somebody signs in. */
export function forgetEndReason(): void {
  safeStorage.removeItem(END_REASON_KEY);
}
