import { useEffect, useState } from 'react';
import { selectWaiting } from '../../../machines/resetEmail/resetEmailContext.ts';
import { selectUser } from '../../../machines/session/selectors.ts';
import { ResetEmailActor, sendWaiting } from '../../features/staff/resetEmailActor.ts';
import { useSession } from '../session/SessionContext.ts';

/** Hands over the reset emails that still wait when the shell goes away: the one under way is sent in any case. */
export function WaitingResetEmails() {
  const resets = ResetEmailActor.useActorRef();
  const user = useSession(selectUser);
  const [senderId] = useState(user?.userId);
  useEffect(() => () => sendWaiting(selectWaiting(resets.getSnapshot()), senderId ?? null), [resets, senderId]);
  return null;
}
