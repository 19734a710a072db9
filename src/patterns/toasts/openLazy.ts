import { REQUEST_TIMEOUT } from '../../../machines/rules/limits.ts';
import { announceFailure } from './announce.ts';
import type { LazyComponent } from '../../lib/lazyComponent.tsx';

const NOT_FETCHED = 'This part of the app did not load. Check the connection, or reload the page.';
const OFFLINE = 'You are offline. Check the connection and try again.';

/** Loads the code of a dialog and calls `show`. After 15 s without the code, shows an error toast. */
export async function openLazy({ preload }: Pick<LazyComponent, 'preload'>, show: () => void): Promise<void> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT, false));
  if (!(await Promise.race([preload(), timeout]))) {
    announceFailure(navigator.onLine ? NOT_FETCHED : OFFLINE);
    return;
  }
  // Another dialog was opened meanwhile; it must not be covered.
  if (document.querySelector('dialog[open]') === null) show();
}
