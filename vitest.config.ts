import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Replaces a module, so it must run isolated. */
const MOCKED = 'machines/rules/sentences.test.ts';

export default defineConfig({
  test: {
    // By default one core is left idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'charts',
          isolate: false,
          include: ['machines/**/*.test.ts'],
          exclude: [MOCKED],
          setupFiles: ['./tools/testing/silence.ts'],
        },
      },
      {
        test: { name: 'flows', include: ['e2e/models/**/*.test.ts'], setupFiles: ['./tools/testing/silence.ts'] },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'views',
          include: ['src/**/*.test.{ts,tsx}', MOCKED],
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
          // `npm run test:all` sends 20,000 requests per test.
          testTimeout: process.env['FUZZ_RUNS'] === undefined ? 120_000 : 7_200_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
