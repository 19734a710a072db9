import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Connection } from './client.ts';
import { done } from './outcomes.ts';
import { ask, revokeSession } from './request.ts';
import { livingToken } from './storedSession.ts';

/** The link of a reset email: its token begins a session once. */
export function createResetLinkAdapter(connection: Connection) {
  const { client, storage } = connection;
  return {
    /**
     * Verifies the token and begins its session, which takes the place of the one that this device has.
     * `gone` when the link has expired or was used: the session of this device then stays.
     */
    async verifyResetLink({ tokenHash }: { tokenHash: string }): Promise<Outcome> {
      const before = livingToken(storage);
      const reply = await ask(connection, () => client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' }));
      // Nobody waits for the end of the session from before.
      if (reply.ok && before !== null) void revokeSession(connection, before);
      return done(reply);
    },
  };
}
