import { afterEach, type RunnerTask } from 'vitest';
import { coverageTables, type CoverageTable } from '../../../machines/testing/coverage.ts';
import type { TransitionRow } from '../../../machines/testing/transitionTable.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface TaskMeta {
    coverage?: CoverageTable[];
  }
}

const known = new WeakMap<TransitionRow, number>();

/** A setup file that passes the coverage tables, with the test of each hit, to `npm run charts:coverage`. */
afterEach(({ task }) => {
  const tables = coverageTables();
  for (const row of tables.flatMap(({ rows }) => rows)) {
    if (row.hits > (known.get(row) ?? 0)) row.tests.push(titleOf(task));
    known.set(row, row.hits);
  }
  task.file.meta.coverage = tables;
});

/** The file and the title of a test: `machines/login/loginMachine.test.ts › login › signs in`. */
function titleOf({ name, suite, file }: RunnerTask): string {
  const groups: string[] = [];
  for (let group = suite; group; group = group.suite) groups.unshift(group.name);
  return [file.name, ...groups, name].join(' › ');
}
