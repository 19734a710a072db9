import { test as base, expect } from '@playwright/test';
import { openBackend } from '../../tools/embedded/backend.ts';
import { startServer, type Server } from '../../tools/testing/embeddedServer.ts';
import { isRecording, recordPages, saveRecordings } from './recordings.ts';

type TestFixtures = {
  /** Console messages that the test expects, because it makes the network or the server fail. */
  expectedConsole: RegExp[];
};

/** Chromium's message about a failed request. */
export const FAILED_REQUEST = /Failed to load resource/;

/** Playwright's test with one server per worker. Console errors, warnings and uncaught exceptions fail the test. */
export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    async ({}, use, workerInfo) => {
      const server = await startServer(workerInfo.parallelIndex, isRecording ? 'serve' : 'preview');
      await use(server);
      await server.stop(expectCompleteLog);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  expectedConsole: [[], { option: true }],
  context: async ({ context, expectedConsole }, use, testInfo) => {
    const messages: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    context.on('weberror', (webError) => messages.push(webError.error().message));
    if (isRecording) await recordPages(context);
    await use(context);
    // The development build logs more.
    if (isRecording) return saveRecordings(context, testInfo);
    const unexpected = messages.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
    expect(unexpected, 'console output').toEqual([]);
  },
});

/** Expects that the audit log explains every row, after all tests of a worker. */
async function expectCompleteLog(dataFolder: string): Promise<void> {
  const { database, close } = await openBackend({ dataFolder, siteUrl: 'http://localhost', signingSecret: 'unused' });
  const { rows } = await database.query('select * from public.check_log()');
  await close();
  expect(rows, 'rows that differ from the audit log').toEqual([]);
}

export { expect };
