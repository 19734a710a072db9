import { safeStorage } from '../../backend/storage.ts';

/** Where the tab in which a setup was completed tells the others, in milliseconds since the epoch. */
export const COMPLETED_SETUP_KEY = 'app-completed-setup';

/** Tells the other tabs that nothing is due any more: a new value each time, or they would not hear of it. */
export function notifySetupCompleted(): void {
  safeStorage.setItem(COMPLETED_SETUP_KEY, String(Date.now()));
}
