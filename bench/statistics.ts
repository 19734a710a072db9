/** The value in the middle; of an even number the lower of the two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}

/** The median of each figure over several attempts. */
export function medians<Total extends string>(attempts: Record<Total, number>[]): Record<Total, number> {
  const totals = Object.keys(attempts[0] ?? {}) as Total[];
  return Object.fromEntries(
    totals.map((total) => [total, median(attempts.map((attempt) => attempt[total]))]),
  ) as Record<Total, number>;
}
