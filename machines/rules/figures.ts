let grouped: Intl.NumberFormat | undefined;

/** A whole number in English figures: `12,345`. */
export function figures(count: number): string {
  if (Math.abs(count) < 1_000) return String(count);
  // Made for the first that needs it: it takes a slow phone ten milliseconds.
  grouped ??= new Intl.NumberFormat('en');
  return grouped.format(count);
}
