import { defineConfig } from '@playwright/test';
import { installedChromium } from './tools/testing/chromium.ts';
import './tools/testing/nodeWarning.ts';

const executablePath = installedChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tools/testing/prepareData.ts',
  fullyParallel: true,
  // On two cores, two workers leave a third of the time idle.
  workers: 3,
  forbidOnly: true,
  // Retries once on CI, where the machine is busy. The report lists flaky tests.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: 'line',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Traces slow down every run; `--trace on` records them.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Pages live for seconds, so optimizing their code costs more CPU than it saves.
      args: ['--js-flags=--no-opt --no-maglev'],
    },
  },
});
