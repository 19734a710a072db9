/** How long a frame is waited for where none is painted, as in a tab in the background, in milliseconds. */
const PATIENCE = 100;

/** Acts once the next frame has been painted. */
export function afterPaint(act: () => void): void {
  const acting = new AbortController();
  acting.signal.addEventListener('abort', act);
  const settle = () => acting.abort();
  requestAnimationFrame(() => setTimeout(settle));
  setTimeout(settle, PATIENCE);
}
