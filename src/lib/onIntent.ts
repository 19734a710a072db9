/** Handlers that fetch code when the pointer or the focus comes to what needs it. */
export function onIntent(preload: () => unknown) {
  return { onPointerEnter: preload, onFocus: preload };
}
