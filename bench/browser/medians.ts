/** How often everything is measured; the median counts. */
export const ROUNDS = 7;

/** The median of each figure over several rounds; of an even number of rounds the lower of the middle two. */
export function medians<Figure extends string>(rounds: Record<Figure, number>[]): Record<Figure, number> {
  const figures = Object.keys(rounds[0] ?? {}) as Figure[];
  const median = (figure: Figure) => {
    const sorted = rounds.map((round) => round[figure]).sort((one, other) => one - other);
    return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  };
  return Object.fromEntries(figures.map((figure) => [figure, median(figure)])) as Record<Figure, number>;
}
