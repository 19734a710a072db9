import { createContext, use } from 'react';
import type { BlockableHistory } from './blockableHistory.ts';
import { useAuth } from './SessionContext.ts';

type NavigationBlocker = Pick<BlockableHistory, 'blockNavigation' | 'leave'>;

export const NavigationBlocker = createContext<NavigationBlocker | null>(null);

/** Returns the functions that block navigation and leave a page. @throws outside AppRouter */
export function useNavigationBlocker(): NavigationBlocker {
  const blocker = use(NavigationBlocker);
  if (blocker === null) throw new Error('useNavigationBlocker must be used within an AppRouter');
  return blocker;
}

/** Returns a function that signs out, after a confirmation if there are unsaved changes. */
export function useSignOut(): () => void {
  const session = useAuth();
  const { leave } = useNavigationBlocker();
  return () => leave(() => session.send({ type: 'session.signOut' }));
}
