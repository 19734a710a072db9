import { roleNotice } from '../../../machines/session/selectors.ts';
import { announce } from '../toasts/announce.ts';
import type { SessionActor } from './SessionContext.ts';

/** Shows a toast whenever the user's role changes. Returns a function that stops it. */
export function announceRoleChanges(session: SessionActor): () => void {
  const subscription = session.on('role.changed', ({ role }) => announce(roleNotice(role)));
  return () => subscription.unsubscribe();
}
