import { validToken } from '../../backend/storedSession.ts';
import type { SessionActor } from './SessionContext.ts';

/**
 * Retries to read or create the profile. The client waits a minute after it failed to renew an expired token, so then the
 * page is reloaded.
 */
export function retry(session: SessionActor): void {
  if (validToken() !== null) session.send({ type: 'session.retry' });
  else window.location.reload();
}
