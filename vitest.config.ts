import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: { name: 'charts', include: ['machines/**/*.test.ts'], setupFiles: ['./tools/testing/silence.ts'] },
      },
      {
        test: { name: 'flows', include: ['e2e/models/**/*.test.ts'], setupFiles: ['./tools/testing/silence.ts'] },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'views',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./tools/testing/silence.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'tools', include: ['{tools,charts}/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'rules',
          // The client and the embedded backend are loaded once per worker.
          isolate: false,
          include: ['supabase/tests/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['supabase/tests/fuzz/*.test.ts'],
          // FUZZ_RUNS may take hours.
          testTimeout: process.env['FUZZ_RUNS'] === undefined ? 120_000 : 7_200_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
