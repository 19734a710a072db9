import { REQUEST_TIMEOUT } from '../../../machines/rules/limits.ts';
import { announceFailure } from './announce.ts';
import type { LazyComponent } from '../../lib/lazyComponent.tsx';
import { useState } from 'react';

const NOT_FETCHED = 'This part of the app did not load. Check the connection, or reload the page.';
const OFFLINE = 'You are offline. Check the connection and try again.';

/** Fetches the code of a dialog and calls `show`. If it does not arrive within 15 s, a toast says so. */
export async function openLazy({ preload }: Pick<LazyComponent, 'preload'>, show: () => void): Promise<void> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT, false));
  if (!(await Promise.race([preload(), timeout]))) {
    announceFailure(navigator.onLine ? NOT_FETCHED : OFFLINE);
    return;
  }
  // Another dialog was opened meanwhile: two would cover each other.
  if (document.querySelector('dialog[open]') === null) show();
}

/** Opens a dialog whose code is fetched on demand. `isFetching` until the code is there. */
export function useLazyDialog(component: Pick<LazyComponent, 'preload'>) {
  const [isFetching, setFetching] = useState(false);
  const openWhenLoaded = (show: () => void) => {
    setFetching(true);
    void openLazy(component, show).finally(() => setFetching(false));
  };
  return { openWhenLoaded, isFetching };
}
