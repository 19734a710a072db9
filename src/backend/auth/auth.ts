import type { Outcome } from '../../../machines/shared/outcome.ts';
import { done, DONE, failed, rejected } from '../wire/outcomes.ts';
import {
  clearRecovering,
  markRecovering,
  removeStoredSession,
  storedSessionText,
  validToken,
} from './storedSession.ts';
import { endSession, revokeSession, send, sendAuth, type Connection } from '../wire/transport.ts';

export type Credentials = { email: string; password: string };

type SignedIn = { userId: string; email: string };

/** A new account. `hasToConfirm`: a confirmation email was sent, and the account works after its link was opened. */
export type NewAccount = { userId: string; hasToConfirm: boolean };

const SIGN_OUT_LOCK = 'app-sign-out';

/** Runs `act` under a Web Lock, so that only one tab signs out at a time. */
async function withSignOutLock(act: () => Promise<Outcome>): Promise<Outcome> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks === undefined ? await act() : await locks.request(SIGN_OUT_LOCK, act);
}

/** Sessions, email links that start one, passwords and accounts. */
export function createAuthAdapter(connection: Connection) {
  const { client, guest, links, siteUrl, storage } = connection;

  /** Ends the session of the guest client in the background. */
  function dismissGuest(): void {
    void guest().auth.signOut({ scope: 'local' });
  }

  return {
    /** Signs in with email and password (specification, section 7). */
    async signIn({ email, password }: Credentials): Promise<Outcome<SignedIn>> {
      clearRecovering();
      const reply = await sendAuth(connection, () => client.auth.signInWithPassword({ email, password }));
      if (!reply.ok) return reply;
      const { user } = reply.value;
      return { ok: true, value: { userId: user.id, email: user.email ?? email } };
    },

    /**
     * Ends the session of this device, regardless of the server's response. Of several tabs, one sends the request. A
     * newer session of another tab stays.
     */
    signOut(): Promise<Outcome> {
      const ended = storedSessionText(storage);
      return withSignOutLock(async () => {
        if (storedSessionText(storage) !== ended) return DONE;
        const token = validToken(storage);
        // Before the request, so that other tabs find no session to end; the client then only emits the event.
        removeStoredSession(ended, storage);
        clearRecovering();
        const ending = endSession(connection);
        if (token === null) return DONE;
        await ending;
        return revokeSession(connection, token);
      });
    },

    /**
     * Verifies the token of a reset email and replaces the current session. `gone` if the link has expired or was used:
     * the current session then stays.
     */
    async verifyResetLink({ tokenHash }: { tokenHash: string }): Promise<Outcome> {
      const before = validToken(storage);
      const reply = await sendAuth(connection, () =>
        client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' }),
      );
      if (reply.ok && before !== null) void revokeSession(connection, before);
      return done(reply);
    },

    /** The owner of the link that awaits confirmation because another user is signed in, or null. */
    pendingLink(): { email: string } | null {
      const link = links.pendingLink();
      return link && { email: link.email };
    },

    /**
     * Replaces the current session with the session of the pending link.
     * @param signal prevents the new session; the promise then rejects with its reason
     */
    async acceptPendingLink(signal: AbortSignal): Promise<Outcome<SignedIn>> {
      const link = links.takePendingLink();
      if (link === null) return failed('gone');
      await endSession(connection);
      signal.throwIfAborted();
      if (link.isRecovery) markRecovering(link.userId);
      const reply = await sendAuth(connection, () =>
        client.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }),
      );
      return reply.ok ? { ok: true, value: { userId: link.userId, email: link.email } } : reply;
    },

    /** Clears the pending link. */
    dismissPendingLink(): void {
      links.takePendingLink();
    },

    /** Requests an email with a reset link, which opens /setup (specification, section 7). */
    async requestPasswordReset({ email }: { email: string }): Promise<Outcome> {
      const redirectTo = new URL('/setup', siteUrl).href;
      return done(await sendAuth(connection, () => client.auth.resetPasswordForEmail(email, { redirectTo })));
    },

    /** Saves a new password of the user, and ends their other sessions; `samePassword` if it is the current one. */
    async changePassword({ password }: { password: string }): Promise<Outcome> {
      const reply = await sendAuth(connection, () => client.auth.updateUser({ password }));
      const token = validToken(storage);
      // The embedded backend keeps other sessions. In the background: the password is saved even if this fails.
      if (reply.ok && token !== null) void revokeSession(connection, token, 'others');
      return done(reply);
    },

    /** Checks a password without changing the session; `invalid` if it is wrong. */
    async verifyPassword(credentials: Credentials): Promise<Outcome> {
      const reply = await sendAuth(connection, () => guest().auth.signInWithPassword(credentials));
      if (reply.ok) dismissGuest();
      return done(reply);
    },

    /** Issues a ticket: an account can be created for the address within an hour (docs/closed-sign-up.md). */
    async issueTicket({ email }: { email: string }): Promise<Outcome> {
      return done(await send(connection, (api, signal) => api.rpc('issue_ticket', { email }).abortSignal(signal)));
    },

    /** Creates an account without changing the user's own session; `taken` if the address has one. */
    async createAccount({ email, password }: Credentials): Promise<Outcome<NewAccount>> {
      const reply = await sendAuth(connection, () => guest().auth.signUp({ email, password }));
      if (!reply.ok) return reply;
      const { user, session } = reply.value;
      if (session) dismissGuest();
      if (user === null) return failed('other');
      // If addresses must be confirmed, the server responds to a known one with a user without identities.
      if (user.identities?.length === 0) return rejected({ kind: 'taken', message: 'User already registered' });
      return { ok: true, value: { userId: user.id, hasToConfirm: session === null } };
    },

    /** Deletes an account without a profile, so that its email can be added. */
    async discardUnfinishedAccount({ email }: { email: string }): Promise<Outcome> {
      return done(
        await send(connection, (api, signal) => api.rpc('discard_unfinished_account', { email }).abortSignal(signal)),
      );
    },
  };
}
