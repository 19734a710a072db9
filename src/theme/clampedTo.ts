/** Limits text to `lines` lines, with an ellipsis at the end. */
export function clampedTo(lines: number) {
  return {
    display: '-webkit-box',
    // Browsers support no other way to clamp lines yet.
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  } as const;
}
