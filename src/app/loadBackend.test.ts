import { afterAll, expect, it, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('a failed connection test is only logged', async () => {
  vi.doMock('../backend/backend.ts', () => ({
    createBackend: () => ({
      testConnection: () => Promise.resolve({ ok: false, refusal: { kind: 'unreachable', message: null } }),
    }),
  }));
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
  const error = vi.spyOn(console, 'error');
  const { loadBackend } = await import('./loadBackend.ts');
  vi.useFakeTimers();
  await expect(loadBackend()).resolves.toHaveProperty('testConnection');
  expect(error).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(error).toHaveBeenCalledExactlyOnceWith('Connection test failed:', { kind: 'unreachable', message: null });
  error.mockClear();
});
