import { useEffect } from 'react';
import type { ListActor } from './listActor.ts';

/** Loads a list on screen again when the device is back online: what was missed meanwhile, or failed, comes once. */
export function useRefreshOnline(list: ListActor): void {
  useEffect(() => {
    const refresh = () => list.send({ type: 'list.refresh' });
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [list]);
}
