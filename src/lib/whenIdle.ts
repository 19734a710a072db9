/** The maximum time to wait for an idle browser, in milliseconds. */
const PATIENCE = 2_000;

/** Calls `act` when the browser is idle, or after 2 seconds. */
export function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act);
}
