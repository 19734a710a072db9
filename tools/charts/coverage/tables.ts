import type { CoverageTable } from '../../../machines/testing/coverage.ts';
import type { TransitionRow } from '../../../machines/testing/transitionTable.ts';

/** The environment variable that names the folder of the collected tables. */
export const TABLES_FOLDER = 'CHARTS_COVERAGE_FOLDER';

/** How much of a chart its tests take. */
export type ChartCoverage = {
  machine: string;
  rows: number;
  taken: number;
  missed: TransitionRow[];
};

/** One table a chart: a transition counts as taken when one of the test files took it. */
function mergeTables(tables: CoverageTable[]): CoverageTable[] {
  const merged = new Map<string, TransitionRow[]>();
  for (const { machine, rows } of tables) {
    const others = merged.get(machine);
    merged.set(
      machine,
      rows.map((row, index) => ({ ...row, taken: row.taken || others?.[index]?.taken === true })),
    );
  }
  return [...merged].map(([machine, rows]) => ({ machine, rows }));
}

/**
 * Sums the collected tables up, a line for each chart.
 * @param machines the ids of all charts that must have a table: one without has none of its rows, and so none taken
 */
export function sumUp(machines: string[], tables: CoverageTable[]): ChartCoverage[] {
  const merged = mergeTables(tables);
  return machines.map((machine) => {
    const rows = merged.find((table) => table.machine === machine)?.rows ?? [];
    const missed = rows.filter(({ taken }) => !taken);
    return { machine, rows: rows.length, taken: rows.length - missed.length, missed };
  });
}

/** Whether the tests of a chart take all of it; a chart without a table is never complete. */
export function isComplete({ rows, missed }: ChartCoverage): boolean {
  return rows > 0 && missed.length === 0;
}

/** The table for the terminal, with what is missing below each chart. */
export function coverageText(charts: ChartCoverage[]): string {
  const lines = charts.flatMap(({ machine, rows, taken, missed }) => {
    const share = rows === 0 ? 'no table' : `${((taken / rows) * 100).toFixed(1)} %`;
    return [
      `${machine.padEnd(18)}${String(taken).padStart(6)}${String(rows).padStart(8)}${share.padStart(12)}`,
      ...missed.map(({ state, event, guard, target }) => {
        const when = guard === null ? '' : `, when ${guard}`;
        return `    in ${state}, on ${event}${when}${target === null ? '' : ` (to ${target})`}: never taken`;
      }),
    ];
  });
  return [`${'chart'.padEnd(18)}${'taken'.padStart(6)}${'of'.padStart(8)}${'coverage'.padStart(12)}`, ...lines].join(
    '\n',
  );
}
