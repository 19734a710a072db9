/** How long a frame is waited for where none is painted, as in a tab in the background, in milliseconds. */
const PATIENCE = 100;

/** Acts once the next frame has been painted. */
export function afterPaint(act: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(patience);
    setTimeout(act);
  });
  const patience = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, PATIENCE);
}
