import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Connection } from './client.ts';
import { done } from './outcomes.ts';
import { send } from './request.ts';

/** Invitations: what an address needs before an account is made for it (docs/closed-sign-up.md). */
export function createInvitationsAdapter(connection: Connection) {
  return {
    /** Invites an address, for whoever may add people. The account is made within the hour. */
    async invite({ email }: { email: string }): Promise<Outcome> {
      return done(await send(connection, (client, stop) => client.rpc('invite', { email }).abortSignal(stop)));
    },
  };
}
