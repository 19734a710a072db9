import { afterEach } from 'vitest';
import { coverageTables, type CoverageTable, type TransitionRow } from './coverage.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface TaskMeta {
    coverage?: CoverageTable[];
  }
}

const known = new WeakMap<TransitionRow, number>();

/** A setup file that passes the coverage tables, with the test of each hit, to `npm run charts:coverage`. */
afterEach(({ task }) => {
  for (const row of coverageTables.flatMap(({ rows }) => rows)) {
    // The file and the title: `machines/login/loginMachine.test.ts › login › signs in`.
    if (row.hits > (known.get(row) ?? 0)) row.tests.push(task.fullName.replaceAll(' > ', ' › '));
    known.set(row, row.hits);
  }
  task.file.meta.coverage = coverageTables;
});
