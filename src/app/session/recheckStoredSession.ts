import { selectUser } from '../../../machines/session/selectors.ts';
import { SESSION_STORAGE_KEY } from '../../../machines/rules/limits.ts';
import { readStoredSession } from '../../backend/storedSession.ts';
import type { SessionActor } from './SessionContext.ts';
import { CHANGED_PROFILE_KEY } from './changedProfile.ts';
import { COMPLETED_SETUP_KEY } from './completedSetup.ts';
import { takeEndReason } from './endReason.ts';

/**
 * Asks whose session this device keeps now, when Back brings a frozen page again, before it is painted, and when
 * another tab changes it: not every browser lets the tabs tell each other otherwise. Follows a setup that another tab
 * has completed, and a profile that it has changed, too.
 * @returns a function that ends it
 */
export function recheckStoredSession(session: SessionActor): () => void {
  const recheck = () => {
    const stored = readStoredSession();
    if (stored === null || stored === 'corrupt') session.send({ type: 'auth.ended', reason: takeEndReason() });
    else if (stored.userId !== selectUser(session.getSnapshot())?.userId) {
      session.send({ type: 'auth.session', userId: stored.userId, email: stored.email });
    }
  };
  const listeners = new AbortController();
  window.addEventListener('pageshow', ({ persisted }) => persisted && recheck(), listeners);
  const follow = ({ key }: StorageEvent) => {
    if (key === COMPLETED_SETUP_KEY) session.send({ type: 'setup.completedElsewhere' });
    else if (key === CHANGED_PROFILE_KEY) session.send({ type: 'profile.outdated' });
    // A cleared storage has no key.
    else if (key === SESSION_STORAGE_KEY || key === null) recheck();
  };
  window.addEventListener('storage', follow, listeners);
  return () => listeners.abort();
}
