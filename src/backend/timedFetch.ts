import { REQUEST_TIMEOUT } from '../../machines/rules/limits.ts';

/** A fetch that ends, and what it learned on the way. */
export type Transport = {
  fetch: typeof fetch;
  /** The seconds that the last answer 429 asked to wait, where it named them. */
  retryAfter: () => number | undefined;
};

/** Gives each request of `send` 15 s: fetch has no limit of its own. */
export function createTransport(send: typeof fetch): Transport {
  let retryAfter: number | undefined;
  return {
    fetch: async (input, init) => {
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
      const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
      const response = await send(input, { ...init, signal });
      if (response.status === 429) retryAfter = secondsIn(response.headers.get('Retry-After'));
      return response;
    },
    retryAfter: () => retryAfter,
  };
}

function secondsIn(header: string | null): number | undefined {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}
