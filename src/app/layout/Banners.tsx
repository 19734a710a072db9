import { useSyncExternalStore } from 'react';
import { SESSION_STORAGE_KEY } from '../../../machines/rules/limits.ts';
import { safeStorage } from '../../backend/wire/storage.ts';
import { Banner } from '../../components/feedback/Notice.tsx';
import { BANNERS_HEIGHT } from '../../theme/belowBars.ts';
import * as styles from './Shell.css.ts';

/** Warnings above every screen: the device is offline, or the browser blocks storage. */
export function Banners() {
  // Only a hint, because the browser may be wrong. Requests report their own errors.
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <div ref={publishHeight} className={styles.banners}>
      {!isOnline && <Banner tone="warning">You are offline. This page may be out of date.</Banner>}
      {!safeStorage.isPersistent(SESSION_STORAGE_KEY) && (
        <Banner tone="warning">
          This browser does not let the page store anything. You will be signed out when the tab closes.
        </Banner>
      )}
    </div>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  const options = new AbortController();
  window.addEventListener('online', listener, options);
  window.addEventListener('offline', listener, options);
  return () => options.abort();
}

/** A ref that stores the banners' height in a CSS variable of the page, for sticky table headers. */
function publishHeight(banners: HTMLElement | null): (() => void) | undefined {
  if (banners === null) return undefined;
  let height = 0;
  const observer = new ResizeObserver(() => {
    if (banners.offsetHeight === height) return;
    height = banners.offsetHeight;
    document.documentElement.style.setProperty(BANNERS_HEIGHT, `${height}px`);
  });
  observer.observe(banners);
  return () => observer.disconnect();
}
