import { expect, it, vi } from 'vitest';
import { logFailure } from './logger.ts';

it('logs what failed and why to the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reason = { kind: 'unreachable', message: null };
  logFailure('Sign-out failed:', reason);
  expect(error).toHaveBeenCalledExactlyOnceWith('Sign-out failed:', reason);
  error.mockClear();
});
