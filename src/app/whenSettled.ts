/** What the first screen may take before anything else is fetched, in milliseconds. */
const FIRST_SCREEN_TIME = 1_500;

/** How long a page that is never idle is waited for after that, in milliseconds. */
const IDLE_AT_LAST = 2_000;

/** Acts once the first screen stands, and the browser has nothing better to do. */
export function whenSettled(act: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: IDLE_AT_LAST });
    else act();
  }, FIRST_SCREEN_TIME);
}
