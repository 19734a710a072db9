import { roleNotice } from '../../../machines/session/roleNotice.ts';
import { announce } from '../toasts/announce.ts';
import type { SessionActor } from './SessionContext.ts';

/**
 * Announces each new role of the signed-in person in a toast.
 * @returns a function that ends it
 */
export function announceRoleChanges(session: SessionActor): () => void {
  const subscription = session.on('role.changed', ({ role }) => announce(roleNotice(role)));
  return () => subscription.unsubscribe();
}
