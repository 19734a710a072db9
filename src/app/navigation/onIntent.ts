/** Handlers that fetch code when the pointer or the focus comes to what needs it. */
export function onIntent(preload: () => void) {
  return { onPointerEnter: preload, onFocus: preload };
}
