import type { Role } from '../../machines/rules/roles.ts';

/** A measured query of a role, with its time and budget in milliseconds. */
export type Result = { query: string; role: Role; taken: number; budget: number };

export function isOver({ taken, budget }: Result): boolean {
  return taken > budget;
}

/** The results as text: each query as its slowest role, and all queries over their budget. */
export function table(results: Result[]): string {
  const slowest = new Map<string, Result>();
  for (const result of results) {
    const known = slowest.get(result.query);
    if (known === undefined || result.taken > known.taken) slowest.set(result.query, result);
  }
  const line = ({ query, role, taken, budget }: Result) =>
    `${query.padEnd(72)}${role.padEnd(12)}${taken.toFixed(2).padStart(9)} ms of ${budget}`;
  const over = results.filter(isOver);
  return [
    ...[...slowest.values()].map(line),
    `\n${results.length} measurements, ${over.length} over their budget`,
    ...over.map(line),
  ].join('\n');
}
