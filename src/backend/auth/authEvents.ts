import type { AuthChangeEvent } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '../../../machines/rules/limits.ts';
import { clearRecovering, isRecovering, markRecovering, whenSessionIsStored } from './storedSession.ts';
import type { Connection } from '../wire/transport.ts';

/**
 * A change of the session of this device.
 * - `none`: no session is stored
 * - `unknown`: a session is stored, but the server could not be reached
 * - `recovery`: a reset link started the session, now or before a reload
 */
export type AuthEvent =
  | { type: 'session' | 'recovery'; userId: string; email: string }
  | { type: 'none' }
  | { type: 'unknown' }
  | { type: 'signedOut' };

type AuthSession = { access_token: string; user: { id: string; email?: string } };

/** Start a session. A tab that becomes visible emits them too, with an unchanged token. */
const SIGN_INS = new Set<AuthChangeEvent>(['SIGNED_IN', 'PASSWORD_RECOVERY']);

/** The changes of this device's session. */
export function createAuthEvents(connection: Connection) {
  const { client, storage } = connection;
  return {
    /**
     * Calls `listener` once for each change. A visible tab or a refreshed token does not count. The same user signing
     * in again does, because the session may have ended without an event of the client. A session of another tab is
     * reported once it is stored here: the client's message may arrive before the storage, and a request in between
     * would find no session and end the new one.
     * @returns a function that unsubscribes
     */
    subscribeToAuth(listener: (event: AuthEvent) => void): () => void {
      let last = '';
      let lastToken: string | undefined;
      const notify = (type: AuthChangeEvent, session: AuthSession | null) => {
        if (type === 'PASSWORD_RECOVERY' && session) markRecovering(session.user.id);
        const event = session
          ? sessionEvent(connection, session)
          : endEvent(type, storage.getItem(SESSION_STORAGE_KEY));
        if (event.type === 'signedOut') clearRecovering();
        const text = JSON.stringify(event);
        const isKnown = text === last && (!SIGN_INS.has(type) || session?.access_token === lastToken);
        last = text;
        lastToken = session?.access_token;
        if (!isKnown) listener(event);
      };
      let newer = new AbortController();
      // Must be synchronous: a request awaited here would deadlock.
      const { data } = client.auth.onAuthStateChange((type, session) => {
        newer.abort();
        newer = new AbortController();
        if (session === null) notify(type, session);
        else whenSessionIsStored(session.access_token, () => notify(type, session), newer.signal, storage);
      });
      return () => {
        newer.abort();
        data.subscription.unsubscribe();
      };
    },

    /** Waits until the session of this device is known, including one from a link. */
    async initialize(): Promise<void> {
      await client.auth.initialize();
      const { data } = await client.auth.getSession();
      if (data.session) storeRecovery(connection, data.session);
    },
  };
}

/** Stores whether a reset link started this session. */
function storeRecovery({ links }: Connection, session: AuthSession): void {
  if (links.takeRecovery(session.access_token)) markRecovering(session.user.id);
}

function sessionEvent(connection: Connection, session: AuthSession): AuthEvent {
  storeRecovery(connection, session);
  const { id, email = '' } = session.user;
  return { type: isRecovering(id) ? 'recovery' : 'session', userId: id, email };
}

function endEvent(type: AuthChangeEvent, stored: string | null): AuthEvent {
  if (type !== 'INITIAL_SESSION') return { type: 'signedOut' };
  return { type: stored === null ? 'none' : 'unknown' };
}
