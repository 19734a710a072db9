import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { REQUEST_TIMEOUT } from '../../machines/rules/limits.ts';
import { createTransport } from './timedFetch.ts';

describe('a request', () => {
  let timeout: AbortController;
  let limit: MockInstance;

  beforeEach(() => {
    timeout = new AbortController();
    limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.signal);
  });
  afterEach(() => vi.restoreAllMocks());

  function hanging() {
    return createTransport((_, init) => {
      const { signal } = init ?? {};
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    });
  }

  it('F-10 ends after 15 s', async () => {
    const answer = hanging().fetch('https://host/');
    expect(limit).toHaveBeenCalledWith(REQUEST_TIMEOUT);
    timeout.abort(new DOMException('late', 'TimeoutError'));
    await expect(answer).rejects.toThrow('late');
  });

  it('ends when the caller gives up', async () => {
    const caller = new AbortController();
    const answer = hanging().fetch('https://host/', { signal: caller.signal });
    caller.abort(new DOMException('dropped', 'AbortError'));
    await expect(answer).rejects.toThrow('dropped');
  });

  it.each([
    ['17', 17],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [null, undefined],
  ])('remembers a Retry-After of %s', async (header, seconds) => {
    const headers = header === null ? {} : { 'Retry-After': header };
    const transport = createTransport(() => Promise.resolve(new Response('', { status: 429, headers })));
    expect(transport.retryAfter()).toBeUndefined();
    await transport.fetch('https://host/');
    expect(transport.retryAfter()).toBe(seconds);
  });
});
