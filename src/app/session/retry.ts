import { validToken } from '../../backend/storedSession.ts';
import type { SessionActor } from './SessionContext.ts';

/**
 * Asks again for the profile that could not be read or created. supabase-js remembers for a minute that an expired
 * token could not be renewed: only a new page asks at once.
 */
export function retry(session: SessionActor): void {
  if (validToken() !== null) session.send({ type: 'session.retry' });
  else window.location.reload();
}
