import { startTransition, useState } from 'react';
import { announceFailure } from '../toasts/announce.ts';
import { fetchOpening } from './fetchOpening.ts';
import type { LazyComponent } from './lazyComponent.tsx';
import { onIntent } from './onIntent.ts';

const OFFLINE = 'You are offline. Check the connection and try again.';
const NOT_FETCHED = 'This part of the app did not load. Check the connection, or reload the page.';

/**
 * Opens a part whose code is fetched when somebody is about to press its button. The press itself is answered before
 * the part is drawn; until its code is there, the page stays as it is and the button is busy, unless another
 * overtakes it. Code that does not come is said, and fetched again with the next press.
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
      if (code === 'fetched') {
        startTransition(() => {
          setComing(false);
          show();
        });
        return;
      }
      setComing(false);
      if (code === 'missing') announceFailure(navigator.onLine ? NOT_FETCHED : OFFLINE);
    });
  };
  return {
    startOpening,
    /** The props of the button that opens it. */
    opener: { busy: isComing, ...onIntent(preload) },
  };
}
