import { safeStorage } from '../../backend/storage.ts';

/** Where the tab in which the user changed their profile notifies the others, in milliseconds since the epoch. */
export const CHANGED_PROFILE_KEY = 'app-changed-profile';

/** Notifies the other tabs, which read the profile again: a new value each time, or they would not hear of it. */
export function notifyProfileChanged(): void {
  safeStorage.setItem(CHANGED_PROFILE_KEY, String(Date.now()));
}
