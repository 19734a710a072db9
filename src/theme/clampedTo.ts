/** The style of a text that takes up to `lines` lines, and is cut at the end of the last. */
export function clampedTo(lines: number) {
  return {
    display: '-webkit-box',
    // Browsers clamp lines in no other way yet.
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  } as const;
}
