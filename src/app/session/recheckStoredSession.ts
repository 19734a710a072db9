import { selectUser } from '../../../machines/session/selectors.ts';
import { SESSION_STORAGE_KEY } from '../../../machines/rules/limits.ts';
import { readStoredSession } from '../../backend/storedSession.ts';
import type { SessionActor } from './SessionContext.ts';
import { COMPLETED_SETUP_KEY } from './completedSetup.ts';
import { takeEndReason } from './endReason.ts';

/**
 * Asks whose session this device keeps now, when Back brings a frozen page again, before it is painted, and when
 * another tab changes it: not every browser lets the tabs tell each other otherwise. Follows a setup that another tab
 * has completed, too.
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
    // A cleared storage has no key.
    else if (key === SESSION_STORAGE_KEY || key === null) recheck();
  };
  window.addEventListener('storage', follow, listeners);
  return () => listeners.abort();
}
