import { createContext, use } from 'react';
import type { HeldHistory } from './heldHistory.ts';

type NavigationHold = Pick<HeldHistory, 'holdNavigation' | 'leave'>;

/** The way for a screen to hold the navigation, and for what leaves it to ask. */
export const NavigationHold = createContext<NavigationHold | null>(null);

/** The functions that hold the navigation, and that leave unless it is held. @throws outside of the router */
export function useNavigationHold(): NavigationHold {
  const hold = use(NavigationHold);
  if (hold === null) throw new Error('useNavigationHold must be used within an AppRouter');
  return hold;
}
