/** The value in the middle; of an even number the lower of the two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}

/** The median of each figure over several attempts. */
export function medians<Figure extends string>(attempts: Record<Figure, number>[]): Record<Figure, number> {
  const figures = Object.keys(attempts[0] ?? {}) as Figure[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(attempts.map((attempt) => attempt[figure]))]),
  ) as Record<Figure, number>;
}
