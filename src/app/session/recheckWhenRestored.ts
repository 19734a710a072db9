import { selectUser } from '../../../machines/session/selectors.ts';
import { readStoredSession } from '../../backend/storedSession.ts';
import type { SessionActor } from './SessionContext.ts';
import { takeEndReason } from './endReason.ts';

/**
 * When Back brings a frozen page again, asks whose session this device keeps now, before the page is painted: what
 * happened meanwhile in other tabs was not told.
 * @returns a function that ends it
 */
export function recheckWhenRestored(session: SessionActor): () => void {
  const recheck = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const stored = readStoredSession();
    if (stored === null || stored === 'corrupt') session.send({ type: 'auth.ended', reason: takeEndReason() });
    else if (stored.userId !== selectUser(session.getSnapshot())?.userId) {
      session.send({ type: 'auth.session', userId: stored.userId, email: stored.email });
    }
  };
  window.addEventListener('pageshow', recheck);
  return () => window.removeEventListener('pageshow', recheck);
}
