import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Credentials } from './auth.ts';
import type { Connection } from './client.ts';
import { done, rejected } from './outcomes.ts';
import { ask } from './request.ts';

/** A new account. Where mails are confirmed, one was sent: the account opens after its link was followed. */
export type NewAccount = { userId: string; hasToConfirm: boolean };

/** Passwords, and the accounts they open. */
export function createPasswordsAdapter(connection: Connection) {
  const { client, guest, siteUrl } = connection;

  /** The guest's session is of no use: it ends at once, and nobody waits for that. */
  function dismissGuest(): void {
    void guest().auth.signOut({ scope: 'local' });
  }

  return {
    /** Asks for a mail with a reset link, which leads to /setup (specification, section 7). */
    async requestPasswordReset({ email }: { email: string }): Promise<Outcome> {
      const redirectTo = new URL('/setup', siteUrl).href;
      return done(await ask(connection, () => client.auth.resetPasswordForEmail(email, { redirectTo })));
    },

    /** Saves the signed-in person's new password; `samePassword` when it is the one they have. */
    async changePassword({ password }: { password: string }): Promise<Outcome> {
      return done(await ask(connection, () => client.auth.updateUser({ password })));
    },

    /** Checks a password without touching the session; a wrong one gives `invalid`. */
    async verifyPassword(credentials: Credentials): Promise<Outcome> {
      const reply = await ask(connection, () => guest().auth.signInWithPassword(credentials));
      if (reply.ok) dismissGuest();
      return done(reply);
    },

    /** Makes an account beside the person's own session; `taken` when the address has one. */
    async createAccount({ email, password }: Credentials): Promise<Outcome<NewAccount>> {
      const reply = await ask(connection, () => guest().auth.signUp({ email, password }));
      if (!reply.ok) return reply;
      const { user, session } = reply.value;
      if (session) dismissGuest();
      if (user === null) return rejected({ kind: 'other', message: null });
      // Where mails are confirmed, a known address is answered with a user without identities.
      if (user.identities?.length === 0) return rejected({ kind: 'taken', message: 'User already registered' });
      return { ok: true, value: { userId: user.id, hasToConfirm: session === null } };
    },
  };
}
