import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

let spies: MockInstance[] = [];

// The files of a project share a worker: each starts with fresh modules, so that its mocks apply.
vi.resetModules();

/** Fails a test with console output. */
beforeEach(() => {
  spies = METHODS.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, 'console output').toEqual([]);
});
