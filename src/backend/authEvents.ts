import type { AuthChangeEvent } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '../../machines/rules/limits.ts';
import type { Connection } from './client.ts';
import { clearRecovering, isRecovering, markRecovering } from './recovery.ts';
import { whenSessionIsKept } from './storedSession.ts';

/**
 * What happens to the session of this device.
 * - `none`: nobody was signed in here
 * - `unknown`: a session is kept, and the server could not be asked about it
 * - `recovery`: a reset link began the session, now or before a reload
 */
export type AuthEvent =
  | { type: 'session' | 'recovery'; userId: string; email: string }
  | { type: 'none' }
  | { type: 'unknown' }
  | { type: 'signedOut' };

type AuthSession = { access_token: string; user: { id: string; email?: string } };

/** With these a session begins; of a returning tab, too, but then it has the token that it had. */
const BEGINNINGS = new Set<AuthChangeEvent>(['SIGNED_IN', 'PASSWORD_RECOVERY']);

/** The news of this device's session. */
export function createAuthEvents(connection: Connection) {
  const { client, storage } = connection;
  return {
    /**
     * Tells `listener` about the session, each change once: a returning tab or a renewed token is none. The same person
     * signing in again is one: the product may have ended the session without a word from the client. A session of
     * another tab is told once it is kept here too: a browser may bring the client's message before the storage, and
     * whoever asked for something in between would find nobody signed in, and end the session that has just begun.
     * @returns a function that ends the subscription
     */
    subscribeToAuth(listener: (event: AuthEvent) => void): () => void {
      let last = '';
      let lastToken: string | undefined;
      const tell = (type: AuthChangeEvent, session: AuthSession | null) => {
        if (type === 'PASSWORD_RECOVERY' && session) markRecovering(session.user.id);
        const event = session
          ? sessionEvent(connection, session)
          : endEvent(type, storage.getItem(SESSION_STORAGE_KEY));
        if (event.type === 'signedOut') clearRecovering();
        const news = JSON.stringify(event);
        const isKnown = news === last && (!BEGINNINGS.has(type) || session?.access_token === lastToken);
        last = news;
        lastToken = session?.access_token;
        if (!isKnown) listener(event);
      };
      let newer = new AbortController();
      // Synchronous, and only forwards: a request awaited in here would wait for itself.
      const { data } = client.auth.onAuthStateChange((type, session) => {
        newer.abort();
        newer = new AbortController();
        if (session === null) tell(type, session);
        else whenSessionIsKept(session.access_token, () => tell(type, session), newer.signal, storage);
      });
      return () => {
        newer.abort();
        data.subscription.unsubscribe();
      };
    },
  };
}

/** Remembers a recovery that this session's token began. */
export function noteRecovery({ links }: Connection, session: AuthSession): void {
  if (links.takeRecovery(session.access_token)) markRecovering(session.user.id);
}

function sessionEvent(connection: Connection, session: AuthSession): AuthEvent {
  noteRecovery(connection, session);
  const { id, email = '' } = session.user;
  return { type: isRecovering(id) ? 'recovery' : 'session', userId: id, email };
}

function endEvent(type: string, kept: string | null): AuthEvent {
  if (type !== 'INITIAL_SESSION') return { type: 'signedOut' };
  return { type: kept === null ? 'none' : 'unknown' };
}
