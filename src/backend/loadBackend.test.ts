import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome, BackendError } from '../../machines/shared/outcome.ts';

const reason: BackendError = { kind: 'unreachable', message: null };
const testConnection = vi.fn<() => Promise<Outcome>>();

beforeEach(() => {
  vi.doMock('./backend.ts', () => ({ createBackend: () => ({ testConnection }) }));
  vi.doMock('../lib/whenIdle.ts', () => ({ whenIdle: (act: () => void) => act() }));
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  testConnection.mockReset();
});

it('only logs a failed connection test', async () => {
  testConnection.mockResolvedValue({ ok: false, error: reason });
  const error = vi.spyOn(console, 'error');
  const { loadBackend } = await import('./loadBackend.ts');
  await loadBackend();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error).toHaveBeenCalledWith('Connection test failed:', reason);
  error.mockClear();
});

it('tests the connection once for several calls', async () => {
  testConnection.mockResolvedValue({ ok: true, value: null });
  const { loadBackend } = await import('./loadBackend.ts');
  await loadBackend();
  await loadBackend();
  expect(testConnection).toHaveBeenCalledOnce();
});
