import type { Outcome } from '../../machines/shared/outcome.ts';
import { noteRecovery } from './authEvents.ts';
import type { Connection } from './client.ts';
import { done, DONE } from './outcomes.ts';
import { clearRecovering } from './recovery.ts';
import { ask, revokeSession } from './request.ts';
import { livingToken, removeStoredSession, storedSessionText } from './storedSession.ts';

export type Credentials = { email: string; password: string };

/** Who signed in. */
export type SignedIn = { userId: string; email: string };

/** For tabs that end the session they share, as all do once nobody was active. */
const SIGN_OUT_LOCK = 'app-sign-out';

/** Acts when no other tab does so any more; at once where there are no tabs, or no locks. */
async function inTurn(act: () => Promise<Outcome>): Promise<Outcome> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks === undefined ? await act() : await locks.request(SIGN_OUT_LOCK, act);
}

/** The session of this device: it begins, and it ends. */
export function createAuthAdapter(connection: Connection) {
  const { client, storage } = connection;
  return {
    /** Signs in with email and password (specification, section 7). */
    async signIn({ email, password }: Credentials): Promise<Outcome<SignedIn>> {
      clearRecovering();
      const reply = await ask(connection, () => client.auth.signInWithPassword({ email, password }));
      if (!reply.ok) return reply;
      const { user } = reply.value;
      return { ok: true, value: { userId: user.id, email: user.email ?? email } };
    },

    /**
     * Ends this device's session; afterwards it is not kept here, whatever the outcome says of the server. Of several
     * tabs the first asks it. A session that begins meanwhile, in another tab, stays.
     */
    signOut(): Promise<Outcome> {
      const ended = storedSessionText(storage);
      return inTurn(async () => {
        if (storedSessionText(storage) !== ended) return DONE;
        const token = livingToken(storage);
        // At once, so that no other tab finds a session to end; the client then only tells of it.
        removeStoredSession(ended, storage);
        clearRecovering();
        const ending = client.auth.signOut({ scope: 'local' });
        if (token === null) return DONE;
        await ending;
        return revokeSession(connection, token);
      });
    },

    /** Ends every other session of the person. */
    async signOutOtherDevices(): Promise<Outcome> {
      return done(
        await ask(connection, async () => ({ data: null, ...(await client.auth.signOut({ scope: 'others' })) })),
      );
    },

    /** Waits until the session of this device is known, the one that a link brought included. */
    async initialize(): Promise<void> {
      await client.auth.initialize();
      const { data } = await client.auth.getSession();
      if (data.session) noteRecovery(connection, data.session);
    },
  };
}
