import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { createEarlyReads } from './earlyReads.ts';
import { device } from './requestsUnderTest.ts';
import { readStoredSession, type StoredSession } from './storedSession.ts';

/** supabase-js says at its import that it does not like Node 20, which the tests still run on. */
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));

beforeAll(() => {
  importWarnings.mockRestore();
  vi.stubGlobal('WebSocket', EventTarget);
});
afterAll(() => vi.unstubAllGlobals());

/** Ada's device, whose first reads can be sent early; `sent` are all requests that leave it. */
function earlyDevice(expiresIn?: number) {
  const { options, sent } = device(expiresIn);
  const send = vi.fn<typeof fetch>(options.fetch);
  const early = createEarlyReads(send);
  const session = readStoredSession(options.storage) as StoredSession;
  return {
    sent,
    send,
    readEarly: () => early.send(options, session),
    backend: createBackend({ ...options, fetch: early.fetch }),
    fetch: early.fetch,
  };
}

const asks = (sent: { path: string }[]) => sent.filter(({ path }) => path.startsWith('/rest/')).map(({ path }) => path);

describe('a read that was sent early', () => {
  it('is the profile as the adapters ask for it', async () => {
    const { backend, readEarly, sent } = earlyDevice();
    readEarly();
    expect(await backend.loadProfile({ userId: 'ada' })).toEqual({ ok: true, value: null });
    expect(asks(sent)).toEqual(['/rest/v1/users']);
  });

  it('is claimed once', async () => {
    const { backend, readEarly, sent } = earlyDevice();
    readEarly();
    await backend.loadProfile({ userId: 'ada' });
    await backend.loadProfile({ userId: 'ada' });
    expect(asks(sent)).toHaveLength(2);
  });

  it('is sent again when it failed', async () => {
    const { backend, readEarly, send } = earlyDevice();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    readEarly();
    expect(await backend.loadProfile({ userId: 'ada' })).toEqual({ ok: true, value: null });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is for nobody else', async () => {
    const { fetch, readEarly, send } = earlyDevice();
    readEarly();
    const [address] = send.mock.calls[0] as [string];
    await fetch(address, { headers: { Authorization: 'Bearer of somebody else' } });
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('nothing is sent early with a token that the client renews first', () => {
  const { readEarly, sent } = earlyDevice(60);
  readEarly();
  expect(sent).toEqual([]);
});
