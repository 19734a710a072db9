import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isNodeWarning } from './tools/testing/nodeWarning.ts';

export default defineConfig({
  test: {
    onConsoleLog: (log) => !isNodeWarning(log),
    // The lowest cost: tests create many accounts.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // By default one core is left idle.
    maxWorkers: availableParallelism(),
    // `isolate: false` loads packages once per worker, not once per file.
    projects: [
      {
        test: {
          name: 'charts',
          isolate: false,
          include: ['machines/**/*.test.ts'],
          setupFiles: ['./tools/testing/vitestSetup.ts'],
        },
      },
      {
        test: {
          name: 'flows',
          isolate: false,
          include: ['e2e/models/**/*.test.ts'],
          setupFiles: ['./tools/testing/vitestSetup.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'views',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./tools/testing/vitestSetup.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'tools',
          isolate: false,
          include: ['{tools,packages}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          isolate: false,
          include: ['supabase/tests/*.test.ts'],
          testTimeout: 60_000,
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
