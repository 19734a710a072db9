import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The part of the address behind `#`, which says what is shown; Back and Forward work. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

/** Shows another place, which becomes an entry of the browser's history. */
export function goTo(address: string): void {
  window.location.hash = address;
}
