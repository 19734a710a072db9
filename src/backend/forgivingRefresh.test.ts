import { describe, expect, it } from 'vitest';
import { forgivingRefresh } from './forgivingRefresh.ts';
import { createSafeStorage } from './storage.ts';

const REFRESH = 'https://host/auth/v1/token?grant_type=refresh_token';
const SIGN_IN = 'https://host/auth/v1/token?grant_type=password';

/** The status that the client sees, when the server answers with `answer` and the token lives for so many seconds. */
async function statusOf(answer: number | null, seconds: number, address: string | URL | Request = REFRESH) {
  const storage = createSafeStorage(() => {
    throw new Error('no storage here');
  });
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: Date.now() / 1_000 + seconds,
    user: { id: 'u' },
  };
  storage.setItem('app-auth', JSON.stringify(session));
  const send = () =>
    answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('', { status: answer }));
  return (await forgivingRefresh(send, storage)(address)).status;
}

describe('a renewal of the session', () => {
  it.each([null, 500, 503, 429])('F-16 that gets %s goes on with a token that is good', async (answer) => {
    expect(await statusOf(answer, 60)).toBe(429);
  });

  it.each([null, 500, 503, 429])('F-17 F-08 that gets %s is tried again when the token is not', async (answer) => {
    expect(await statusOf(answer, -60, new URL(REFRESH))).toBe(503);
  });

  it.each([200, 400, 401, 403])('that is answered with %i is answered', async (answer) => {
    expect(await statusOf(answer, 60)).toBe(answer);
    expect(await statusOf(answer, -60, new Request(REFRESH))).toBe(answer);
  });

  it('is no other request', async () => {
    expect(await statusOf(500, 60, SIGN_IN)).toBe(500);
    await expect(statusOf(null, 60, SIGN_IN)).rejects.toThrow('Failed to fetch');
  });
});
