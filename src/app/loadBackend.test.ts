import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome, Refusal } from '../../machines/outcome.ts';

const refusal: Refusal = { kind: 'unreachable', message: null };
const testConnection = vi.fn<() => Promise<Outcome>>();
let answer: () => void;

beforeEach(() => {
  const firstAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.doMock('../backend/backend.ts', () => ({ createBackend: () => ({ testConnection, firstAnswer }) }));
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  testConnection.mockReset();
});

it('a failed connection test is only logged', async () => {
  testConnection.mockResolvedValue({ ok: false, refusal });
  const error = vi.spyOn(console, 'error');
  const { warmUpBackend } = await import('./loadBackend.ts');
  await expect(warmUpBackend()).resolves.toBeUndefined();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error).toHaveBeenCalledWith('Connection test failed:', refusal);
  error.mockClear();
});

it('the connection is tested after the first answer to whoever asked, and once', async () => {
  testConnection.mockResolvedValue({ ok: true, value: null });
  const { loadBackend, warmUpBackend } = await import('./loadBackend.ts');
  await loadBackend();
  expect(testConnection).not.toHaveBeenCalled();
  answer();
  await vi.waitFor(() => expect(testConnection).toHaveBeenCalledOnce());
  await warmUpBackend();
  expect(testConnection).toHaveBeenCalledOnce();
});
