import { useSyncExternalStore } from 'react';
import { Banner } from '../../components/feedback/Notice.tsx';

function subscribe(listener: () => void): () => void {
  const options = new AbortController();
  window.addEventListener('online', listener, options);
  window.addEventListener('offline', listener, options);
  return () => options.abort();
}

/** Says that this device seems to be offline. A hint only: what a request answers decides. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return <Banner tone="warning">You are offline. What is on screen may be out of date.</Banner>;
}
