import { createContext, use } from 'react';
import type { BlockableHistory } from './blockableHistory.ts';

type NavigationBlocker = Pick<BlockableHistory, 'blockNavigation' | 'leave'>;

/** The way for a screen to hold the navigation, and for what leaves it to ask. */
export const NavigationBlocker = createContext<NavigationBlocker | null>(null);

/** The functions that hold the navigation, and that leave unless it is held. @throws outside of the router */
export function useNavigationBlocker(): NavigationBlocker {
  const hold = use(NavigationBlocker);
  if (hold === null) throw new Error('useNavigationHold must be used within an AppRouter');
  return hold;
}
