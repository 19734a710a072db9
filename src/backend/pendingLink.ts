import type { Outcome } from '../../machines/shared/outcome.ts';
import type { SignedIn } from './auth.ts';
import type { Connection } from './client.ts';
import { rejected } from './outcomes.ts';
import { markRecovering } from './recovery.ts';
import { ask, endSession } from './request.ts';

/** A link from a mail that was opened while somebody else is signed in here: it waits for a yes. */
export function createPendingLinkAdapter(connection: Connection) {
  const { client, links } = connection;
  return {
    /** Whose link waits; null when none does. */
    pendingLink(): { email: string } | null {
      const link = links.pendingLink();
      return link && { email: link.email };
    },

    /**
     * Ends the session of whoever is signed in, and begins the link's.
     * @param signal says that nobody waits any more: nothing begins then, and the promise rejects with its reason
     */
    async acceptPendingLink(signal: AbortSignal): Promise<Outcome<SignedIn>> {
      const link = links.takeHeld();
      if (link === null) return rejected({ kind: 'gone', message: null });
      await endSession(connection);
      signal.throwIfAborted();
      if (link.isRecovery) markRecovering(link.userId);
      const reply = await ask(connection, () =>
        client.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }),
      );
      return reply.ok ? { ok: true, value: { userId: link.userId, email: link.email } } : reply;
    },

    /** Forgets the link. */
    dismissPendingLink(): void {
      links.takeHeld();
    },
  };
}
