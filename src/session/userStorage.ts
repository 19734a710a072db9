import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/sessionMachine.ts';
import { showTheme } from './shownTheme.ts';
import { clearDraft, clearDraftOfOthers } from './drafts.ts';
import { clearEndReason } from './otherTabs.ts';
import { clearReturnTo, returnToOf, storeReturnTo } from './returnTo.ts';

/** Clears the data that this tab stores for the user's next sign-in, after a sign-out or when another user signs in. */
export function clearUserStorage(): void {
  clearReturnTo();
  clearDraft();
}

/**
 * Returns a listener for session snapshots that updates this device's storage: a sign-in clears the data of other
 * users, a sign-out by inactivity stores the current page, and every sign-out resets the theme.
 */
export function syncUserStorage(): (snapshot: SnapshotFrom<typeof sessionMachine>) => void {
  let userId: string | undefined;
  return (snapshot) => {
    if (snapshot.matches('signedIn')) {
      const previous = userId;
      userId = snapshot.context.user?.userId;
      if (userId === undefined || userId === previous) return;
      clearEndReason();
      if (returnToOf(userId) === null) clearReturnTo();
      clearDraftOfOthers(userId);
    } else if (snapshot.matches('signingOut')) {
      // After a reload, this may be the first state with a user.
      userId = snapshot.context.user?.userId;
    } else if (userId !== undefined && snapshot.matches('signedOut')) {
      if (snapshot.matches({ signedOut: 'timedOut' })) storeReturnTo(userId, window.location);
      userId = undefined;
      showTheme('light');
    }
  };
}
