import { defineConfig } from 'vitest/config';
import { root } from '../../embedded/paths.ts';

/** The tests of the charts, with their coverage tables collected. */
export default defineConfig({
  root,
  test: {
    include: ['machines/**/*.test.ts'],
    setupFiles: ['./tools/testing/silence.ts', './tools/charts/coverage/collect.ts'],
  },
});
