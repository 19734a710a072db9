import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOpening } from './fetchOpening.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the code of what somebody has opened', () => {
  it.each([
    ['has come', true, true, 'fetched'],
    ['is missing', false, true, 'missing'],
    ['waits for the connection', false, false, 'offline'],
    ['was there before the connection went', true, false, 'fetched'],
  ])('%s', async (_, isFetched, onLine, code) => {
    vi.stubGlobal('navigator', { onLine });
    expect(await fetchOpening(() => Promise.resolve(isFetched))).toBe(code);
  });

  it('is overtaken by what is opened next', async () => {
    const first = fetchOpening(() => new Promise(() => {}));
    expect(await fetchOpening(() => Promise.resolve(true))).toBe('fetched');
    expect(await first).toBe('overtaken');
  });

  it('does not come when it is not there after 15 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    const opening = fetchOpening(() => new Promise(() => {}));
    vi.advanceTimersByTime(15_000);
    expect(await opening).toBe('missing');
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    await fetchOpening(() => Promise.resolve(true));
    expect(vi.getTimerCount()).toBe(0);
  });
});
