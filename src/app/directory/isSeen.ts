/**
 * Whether something is seen by what an IntersectionObserver tells of it. A busy page is told of several frames at once:
 * the last one counts.
 */
export function isSeen(entries: { isIntersecting: boolean }[]): boolean {
  return entries.at(-1)?.isIntersecting ?? false;
}
