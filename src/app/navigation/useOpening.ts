import { startTransition, useState } from 'react';
import { DIALOG_OFFLINE, NOT_FETCHED } from '../../../machines/shortcuts/texts.ts';
import { announceFailure } from '../toasts/announce.ts';
import { fetchOpening } from './fetchOpening.ts';
import type { LazyComponent } from './lazyComponent.tsx';
import { onIntent } from './onIntent.ts';

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
      if (code === 'missing') announceFailure(NOT_FETCHED);
      if (code === 'offline') announceFailure(DIALOG_OFFLINE);
    });
  };
  return {
    startOpening,
    /** The props of the button that opens it. */
    opener: { busy: isComing, ...onIntent(preload) },
  };
}
