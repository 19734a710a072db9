import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/sessionMachine.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The session actor, created and started in main.tsx. */
export const SessionContext = createContext<SessionActor | null>(null);

/**
 * Returns the session actor.
 * @throws outside its provider, with the message of section 8
 */
export function useAuth(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** Selects a value from the session. */
export function useSession<Value>(selector: (snapshot: SnapshotFrom<typeof sessionMachine>) => Value): Value {
  return useSelector(useAuth(), selector);
}
