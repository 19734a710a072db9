/** How long a browser that is never idle is waited for, in milliseconds, unless it is said. */
const PATIENCE = 2_000;

/**
 * Acts as soon as the browser has nothing else to do, or after `patience` milliseconds. Returns what takes it back.
 */
export function whenIdle(act: () => void, patience = PATIENCE): () => void {
  // Safari tells nobody that it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: patience });
  return () => window.cancelIdleCallback(handle);
}
