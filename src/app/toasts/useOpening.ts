import { useState } from 'react';
import type { LazyComponent } from '../../lib/lazyComponent.tsx';
import { openLazy } from './openLazy.ts';

/** Opens a dialog whose code is fetched on demand. `isFetching` until the code is there. */
export function useOpening(component: Pick<LazyComponent, 'preload'>) {
  const [isFetching, setFetching] = useState(false);
  const startOpening = (show: () => void) => {
    setFetching(true);
    void openLazy(component, show).finally(() => setFetching(false));
  };
  return { startOpening, isFetching };
}
