import type { Outcome } from '../../machines/outcome.ts';
import type { Connection } from './client.ts';
import { DONE } from './outcomes.ts';
import { ask } from './request.ts';
import { readStoredSession } from './storedSession.ts';

/** The link of a reset email: its token begins a session once. */
export function createResetLinkAdapter(connection: Connection) {
  const { client, storage } = connection;
  return {
    /**
     * Verifies the token and begins its session, which takes the place of the one that this device has.
     * `gone` when the link has expired or was used: the session of this device then stays.
     */
    async verifyResetLink({ tokenHash }: { tokenHash: string }): Promise<Outcome> {
      const before = readStoredSession(storage);
      const reply = await ask(connection, () => client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' }));
      if (!reply.ok) return reply;
      // The server revokes the session from before; nobody waits for that.
      if (before !== null && before !== 'corrupt' && before.expiresAt > Date.now()) {
        void client.auth.admin.signOut(before.accessToken, 'local');
      }
      return DONE;
    },
  };
}
