import type { CoverageTable } from '../../../machines/testing/coverage.ts';
import type { TransitionRow } from '../../../machines/testing/transitionTable.ts';

/** The transition coverage of a chart. */
export type ChartCoverage = { machine: string; rows: TransitionRow[]; missed: TransitionRow[] };

/**
 * Merges the tables of all test files: a transition counts as taken if any of them took it.
 * @param machines the ids of all charts; one without a table has no rows
 */
export function sumUp(machines: string[], tables: CoverageTable[]): ChartCoverage[] {
  return machines.map((machine) => {
    const [first, ...others] = tables.filter((table) => table.machine === machine).map(({ rows }) => rows);
    const rows = first ?? [];
    const missed = rows.filter(
      (row, index) => row.hits === 0 && !others.some((other) => (other[index]?.hits ?? 0) > 0),
    );
    return { machine, rows, missed };
  });
}

/** Whether the tests of a chart take all of its transitions; false without a table. */
export function isComplete({ rows, missed }: ChartCoverage): boolean {
  return rows.length > 0 && missed.length === 0;
}

/** The coverage as text, with the missing transitions below each chart. */
export function coverageText(charts: ChartCoverage[]): string {
  return charts
    .flatMap(({ machine, rows, missed }) => [
      `${machine.padEnd(20)} ${rows.length === 0 ? 'no table' : `${rows.length - missed.length} of ${rows.length}`}`,
      ...missed.map(({ state, event, guard, target }) => {
        const when = guard === null ? '' : `, when ${guard}`;
        return `    in ${state}, on ${event}${when}${target === null ? '' : ` (to ${target})`}: never taken`;
      }),
    ])
    .join('\n');
}
