import { startTransition, useTransition } from 'react';
import type { LazyComponent } from './lazyComponent.tsx';
import { onIntent } from './onIntent.ts';

/**
 * Opens a part whose code is fetched when somebody is about to press its button. The press itself is answered before
 * the part is drawn; until its code is there, the page stays as it is and the button is busy.
 */
export function useOpening({ isFetched, preload }: Pick<LazyComponent, 'isFetched' | 'preload'>) {
  const [isComing, startFetching] = useTransition();
  return {
    /** Calls `show`, which renders the part. */
    startOpening: (show: () => void) => (isFetched() ? startTransition(show) : startFetching(show)),
    /** The props of the button that opens it. */
    opener: { busy: isComing, ...onIntent(preload) },
  };
}
