/** The default maximum time to wait for an idle browser, in milliseconds. */
const PATIENCE = 2_000;

/** Calls `act` when the browser is idle, or after `patience` milliseconds. Returns a function that cancels it. */
export function whenIdle(act: () => void, patience = PATIENCE): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: patience });
  return () => window.cancelIdleCallback(handle);
}
