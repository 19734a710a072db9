import { startTransition, useState } from 'react';
import { fetchOpening } from './fetchOpening.ts';
import type { LazyComponent } from './lazyComponent.tsx';
import { onIntent } from './onIntent.ts';

/**
 * Opens a part whose code is fetched when somebody is about to press its button. The press itself is answered before
 * the part is drawn; until its code is there, the page stays as it is and the button is busy, unless another overtakes it.
 */
export function useOpening({ isFetched, preload }: Pick<LazyComponent, 'isFetched' | 'preload'>) {
  const [isComing, setComing] = useState(false);
  /** Calls `show`, which renders the part. */
  const startOpening = (show: () => void) => {
    const fetching = fetchOpening(preload);
    if (isFetched()) {
      startTransition(show);
      return;
    }
    setComing(true);
    void fetching.then((code) => {
      if (code === 'overtaken') setComing(false);
      // One whose code is missing is shown, too: that fetches it once more, and says so.
      else
        startTransition(() => {
          setComing(false);
          show();
        });
    });
  };
  return {
    startOpening,
    /** The props of the button that opens it. */
    opener: { busy: isComing, ...onIntent(preload) },
  };
}
