import { createContext, use } from 'react';
import type { HeldHistory } from './heldHistory.ts';

/** The way for a screen to hold the navigation. */
export const NavigationHold = createContext<HeldHistory['holdNavigation'] | null>(null);

/** The function that holds the navigation. @throws outside of the router */
export function useNavigationHold(): HeldHistory['holdNavigation'] {
  const holdNavigation = use(NavigationHold);
  if (holdNavigation === null) throw new Error('useNavigationHold must be used within an AppRouter');
  return holdNavigation;
}
