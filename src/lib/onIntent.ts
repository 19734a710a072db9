/** Event handlers that load code on hover or focus. */
export function onIntent(preload: () => unknown) {
  return { onPointerEnter: preload, onFocus: preload };
}
