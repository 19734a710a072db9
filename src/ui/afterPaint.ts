/** How long a frame is waited for where none is painted, as in a tab in the background, in milliseconds. */
const PATIENCE = 100;

/**
 * Acts once the next frame has been painted.
 * @returns a function that calls it off
 */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
