/** The number of runs per measurement. */
export const ROUNDS = 7;

/** The median of each metric over several rounds; for an even number of rounds the lower of the middle two. */
export function medians<Metric extends string>(rounds: Record<Metric, number>[]): Record<Metric, number> {
  const metrics = Object.keys(rounds[0] ?? {}) as Metric[];
  const median = (metric: Metric) => {
    const sorted = rounds.map((round) => round[metric]).sort((one, other) => one - other);
    return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  };
  return Object.fromEntries(metrics.map((metric) => [metric, median(metric)])) as Record<Metric, number>;
}
