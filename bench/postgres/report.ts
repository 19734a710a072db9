import type { Role } from '../../machines/rules/roles.ts';
import { RUNS, type Pair, type Step } from './measure.ts';

/** A measured query of a role, with its budget in milliseconds and its plan nodes. */
type Measurement = Pair & {
  query: string;
  role: Role;
  budget: number;
  /** The number of runs behind the medians. */
  runs: number;
  steps: Step[];
};

export type Result = Omit<Measurement, 'steps'> & { plan: string[]; failures: string[] };

/** Compares a measurement with its budget. */
export function judge({ steps, ...measurement }: Measurement): Result {
  const { large, budget } = measurement;
  const plan = [...new Set(steps.map(({ type, table }) => (table === null ? type : `${type} ${table}`)))].sort();
  return { ...measurement, plan, failures: large > budget ? [`over ${budget} ms`] : [] };
}

/** The results as text: each query as its slowest role, and all failures. */
export function table(results: Result[]): string {
  const slowest = new Map<string, Result>();
  for (const result of results) {
    const known = slowest.get(result.query);
    if (known === undefined || result.large > known.large) slowest.set(result.query, result);
  }
  const rows = [
    ['query', 'slowest role', 'small ms', 'large ms', 'elapsed', 'ratio', 'budget', 'reads'],
    ...[...slowest.values()].map(({ query, role, small, large, elapsed, ratio, budget, plan }) => [
      query,
      role,
      small.toFixed(2),
      large.toFixed(2),
      elapsed.toFixed(2),
      ratio.toFixed(1),
      String(budget),
      plan.filter((step) => / Scan|Scan /.test(step)).join(', '),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failed = results.filter(({ failures }) => failures.length > 0);
  const again = results.filter(({ runs }) => runs > RUNS).length;
  return [
    ...lines,
    '',
    `${results.length} measurements, ${again} of them taken again with more runs; ${failed.length} outside their budget`,
    ...failed.map(
      ({ query, role, large, failures }) => `  ${query} as ${role}: ${large.toFixed(2)} ms, ${failures.join(', ')}`,
    ),
  ].join('\n');
}
