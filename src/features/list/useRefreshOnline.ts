import { useEffect } from 'react';
import type { DirectoryActor } from './directoryActor.ts';

/** Loads a list on screen again when the device is back online: what was missed meanwhile, or failed, comes once. */
export function useRefreshOnline(directory: DirectoryActor): void {
  useEffect(() => {
    const refresh = () => directory.send({ type: 'list.refresh' });
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [directory]);
}
