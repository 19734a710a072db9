import { test as base, expect } from '@playwright/test';
import { startServer, type Server } from '../../tools/testing/embeddedServer.ts';
import { isRecording, recordPages, saveRecordings } from './recordings.ts';

type TestFixtures = {
  /** Console lines a test expects, because it makes the network or the server fail. */
  expectedConsole: RegExp[];
};

/** Chromium's own line about a failed request: tests that make one fail expect it. */
export const FAILED_REQUEST = /Failed to load resource/;

/** Playwright's test with a server of the worker's own; a line on the console or an uncaught exception fails it. */
export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    async ({}, use, workerInfo) => {
      const server = await startServer(workerInfo.parallelIndex, isRecording ? 'serve' : 'preview');
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  expectedConsole: [[], { option: true }],
  context: async ({ context, expectedConsole }, use, { title }) => {
    const lines: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
    });
    context.on('weberror', (webError) => lines.push(webError.error().message));
    if (isRecording) await recordPages(context);
    await use(context);
    // The development build writes more to the console.
    if (isRecording) return saveRecordings(context, title);
    const unexpected = lines.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)));
    expect(unexpected, 'console output').toEqual([]);
  },
});

export { expect };
