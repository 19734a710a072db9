import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { REQUEST_TIMEOUT } from '../../../machines/rules/limits.ts';
import { atLeast, exactly } from '../../../machines/testing/answers.ts';
import { createBackend } from '../backend.ts';
import { device } from './requestsFixtures.ts';
import { createSafeStorage, safeStorage } from './storage.ts';
import { createTransport } from './transport.ts';

/** supabase-js warns about Node 20 on import; the tests still support it. */
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));

beforeAll(() => {
  importWarnings.mockRestore();
  vi.stubGlobal('WebSocket', EventTarget);
});
afterAll(() => vi.unstubAllGlobals());

const REFRESH = 'https://host/auth/v1/token?grant_type=refresh_token';
const SIGN_IN = 'https://host/auth/v1/token?grant_type=password';

type Address = string | URL | Request;

const SESSION = { access_token: 'a', refresh_token: 'r', expires_in: 3_600 };

/**
 * The status that the client sees if the server responds with `answer` and the token is valid for `seconds`.
 * @param body a string as it is, otherwise JSON
 */
async function statusOf(answer: number | null, seconds: number, address: Address = REFRESH, body: unknown = '') {
  const storage = createSafeStorage(() => {
    throw new Error('no storage');
  });
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: Date.now() / 1_000 + seconds,
    user: { id: 'u' },
  };
  storage.setItem('app-auth', JSON.stringify(session));
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const send = () =>
    answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(text, { status: answer }));
  return (await createTransport(send, storage).fetch(address)).status;
}

describe('token refresh', () => {
  it.each([null, 500, 503, 429])('F-16 with %s keeps a valid token', async (answer) => {
    expect(await statusOf(answer, 60)).toBe(429);
  });

  it.each([null, 500, 503, 429])('F-17 F-08 with %s is retried when the token has expired', async (answer) => {
    expect(await statusOf(answer, -60, new URL(REFRESH))).toBe(503);
  });

  it('returns the new session', async () => {
    expect(await statusOf(200, 60, REFRESH, SESSION)).toBe(200);
    expect(await statusOf(200, -60, new Request(REFRESH), SESSION)).toBe(200);
  });

  it.each([
    [400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' }],
    [400, { code: 400, error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' }],
    [400, { code: 400, error_code: 'session_expired', msg: '' }],
    [401, { code: 401, error_code: 'session_not_found', msg: 'Invalid Refresh Token: Already Used' }],
    [403, { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' }],
    [400, { code: 'user_banned', message: 'User is banned' }],
    [400, { code: 400, error_code: 'validation_failed', msg: 'Refresh token is not valid' }],
    [400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token: Refresh Token Not Found' }],
    [401, { code: 401, msg: 'Invalid Refresh Token' }],
  ])('F-15 returns the error of an ended session: %i %j', async (answer, body) => {
    expect(await statusOf(answer, 60, REFRESH, body)).toBe(answer);
    expect(await statusOf(answer, -60, REFRESH, body)).toBe(answer);
  });

  it.each([
    [200, ''],
    [200, {}],
    [200, null],
    [200, { ...SESSION, expires_in: undefined }],
    [200, '<html>Please log in to this network</html>'],
    [401, { message: 'Invalid API key' }],
    [402, { message: 'Service for this project is restricted' }],
    [403, '<html>Forbidden</html>'],
    [404, { message: 'no Route matched with those values' }],
    [404, { code: 'not_found', error: { message: 'No such application' } }],
    [407, '<html>Proxy authentication required</html>'],
    [408, '<html>Request timeout</html>'],
    [409, { code: 'conflict', message: 'Too many concurrent token refresh requests on the same session' }],
  ])('F-16 F-17 is retried after a response of a proxy: %i %j', async (answer, body) => {
    expect(await statusOf(answer, 60, REFRESH, body)).toBe(429);
    expect(await statusOf(answer, -60, REFRESH, body)).toBe(503);
  });

  it('does not change other requests', async () => {
    expect(await statusOf(500, 60, SIGN_IN)).toBe(500);
    await expect(statusOf(null, 60, SIGN_IN)).rejects.toThrow('Failed to fetch');
  });
});

describe('request', () => {
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
    }, safeStorage);
  }

  it('F-10 times out after 15 s', async () => {
    const answer = hanging().fetch('https://host/');
    expect(limit).toHaveBeenCalledWith(REQUEST_TIMEOUT);
    timeout.abort(new DOMException('late', 'TimeoutError'));
    await expect(answer).rejects.toThrow('late');
  });

  it('ends when the caller aborts', async () => {
    const caller = new AbortController();
    const answer = hanging().fetch('https://host/', { signal: caller.signal });
    caller.abort(new DOMException('dropped', 'AbortError'));
    await expect(answer).rejects.toThrow('dropped');
  });

  it.each([
    ['17', 17],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [null, undefined],
  ])('stores a Retry-After of %s', async (header, seconds) => {
    const headers = header === null ? {} : { 'Retry-After': header };
    const transport = createTransport(() => Promise.resolve(new Response('', { status: 429, headers })), safeStorage);
    expect(transport.retryAfter()).toBeUndefined();
    await transport.fetch('https://host/');
    expect(transport.retryAfter()).toBe(seconds);
  });
});

const UNREACHABLE = { ok: false, error: { kind: 'unreachable', message: null } };
const names = { firstName: 'Bob', lastName: 'Lee', role: null, teamId: null, departmentId: null };
const bob = { id: 'bob', updatedAt: '2026-11-27T09:00:00Z', ...names };
const everything = { search: '' };
const neverAborted = new AbortController().signal;

/** A backend that always sends this response. */
function answering(body: string | null, status = 200, headers: Record<string, string> = {}) {
  const { options } = device();
  return createBackend({ ...options, fetch: () => Promise.resolve(new Response(body, { status, headers })) });
}

it.each([
  ['', 200],
  [null, 204],
])('treats an empty response to a read (%j, %i) as unreachable', async (body, status) => {
  const backend = answering(body, status);
  expect(await backend.loadProfile({ userId: 'ada' })).toEqual(UNREACHABLE);
  expect(await backend.loadTeam({ id: 'payroll' })).toEqual(UNREACHABLE);
  expect(await backend.listDepartments()).toEqual(UNREACHABLE);
  expect(await backend.testConnection()).toEqual(UNREACHABLE);
});

it.each<[number, string, (backend: ReturnType<typeof createBackend>) => Promise<unknown>]>([
  [4, 'the row of a page', (backend) => backend.loadUser({ id: 'bob' })],
  [1, 'a row as part of a write', (backend) => backend.loadUser({ id: 'bob', retry: false })],
  [4, 'a team', (backend) => backend.loadTeam({ id: 'payroll' })],
  [4, 'a department', (backend) => backend.loadDepartment({ id: 'finance' })],
  [1, 'a save', (backend) => backend.saveUser(bob)],
])('F-07 after a 503 sends %i requests for %s', async (attempts, _, act) => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve(new Response('', { status: 503 })));
  const outcome = act(createBackend({ ...device().options, fetch }));
  await vi.advanceTimersByTimeAsync(8_000);
  vi.useRealTimers();
  expect(await outcome).toEqual(UNREACHABLE);
  expect(fetch).toHaveBeenCalledTimes(attempts);
});

it('accepts no row, and an empty response to a write', async () => {
  expect(await answering('[]').loadProfile({ userId: 'ada' })).toEqual({ ok: true, value: null });
  expect(await answering('', 201).addDepartment({ name: 'Finance' })).toEqual({ ok: true, value: null });
});

it.each(['', '{}', 'null', '"many"', '[]', '{"number":"7","is_exact":true}', '{"number":7}'])(
  'treats a count of %j as unreachable',
  async (body) => {
    const backend = answering(body);
    expect(await backend.countUsers(everything, neverAborted)).toEqual(UNREACHABLE);
    expect(await backend.countAuditLogs(everything, neverAborted)).toEqual(UNREACHABLE);
    expect(await backend.countTeams(everything, neverAborted)).toEqual(UNREACHABLE);
  },
);

it('reads a count from the response or the Content-Range', async () => {
  const answer = JSON.stringify({ number: 100, is_exact: false });
  expect(await answering(answer).countUsers(everything, neverAborted)).toEqual({ ok: true, value: atLeast(100) });
  expect(await answering('[]', 200, { 'Content-Range': '*/7' }).countTeams(everything, neverAborted)).toEqual({
    ok: true,
    value: exactly(7),
  });
});
