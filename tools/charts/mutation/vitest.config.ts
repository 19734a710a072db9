import { defineConfig } from 'vitest/config';
import { root } from '../../embedded/paths.ts';

/** The tests of the charts with a mutation in one of them. */
export default defineConfig({
  root,
  test: {
    include: ['machines/**/*.test.ts'],
    setupFiles: ['./tools/testing/vitestSetup.ts', './packages/chart-lab/src/mutation/applyMutation.ts'],
    // Threads end with the process, even if a mutation makes a chart run forever.
    pool: 'threads',
  },
});
