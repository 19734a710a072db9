import { useState } from 'react';
import type { LazyComponent } from './lazyComponent.tsx';
import { openLazy } from './openLazy.ts';

/** Opens a dialog whose code is fetched on demand; its button is busy until the code is there. */
export function useOpening(component: Pick<LazyComponent, 'preload'>) {
  const [isComing, setComing] = useState(false);
  const startOpening = (show: () => void) => {
    setComing(true);
    void openLazy(component, show).finally(() => setComing(false));
  };
  return { startOpening, opener: { busy: isComing } };
}
