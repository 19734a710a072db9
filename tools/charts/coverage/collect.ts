import { afterEach } from 'vitest';
import { coverageTables, type CoverageTable } from '../../../machines/testing/coverage.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface TaskMeta {
    coverage?: CoverageTable[];
  }
}

/** A setup file that passes the coverage tables to `npm run charts:coverage`. */
afterEach(({ task }) => {
  task.file.meta.coverage = coverageTables();
});
