import { describe, expect, it } from 'vitest';
import { idOf } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';
import { mintToken, tamperedToken } from './support/tokens.ts';

const { rules, database } = startWithFixtures();

const EMPLOYEE = idOf('actor', 'EMPLOYEE');
const genuine = () => mintToken({ role: 'authenticated', sub: EMPLOYEE });

/** The status and error code of a read, a write, a function call and an auth request with a token. */
async function answersTo(token: string | null) {
  const json = { 'content-type': 'application/json' };
  const headers = token === null ? json : { ...json, authorization: `Bearer ${token}` };
  const change = JSON.stringify({ first_name: 'Changed' });
  const requests: [string, RequestInit][] = [
    ['/rest/v1/users?select=id', {}],
    [`/rest/v1/users?id=eq.${EMPLOYEE}`, { method: 'PATCH', body: change }],
    ['/rest/v1/rpc/remove_user', { method: 'POST', body: JSON.stringify({ target: idOf('target', 'EMPLOYEE') }) }],
    ['/auth/v1/user', {}],
  ];
  const answers: string[] = [];
  for (const [path, init] of requests) {
    const answer = await rules.request(path, { ...init, headers });
    const text = await answer.text();
    const { code, error_code } = JSON.parse(text === '' ? '{}' : text) as { code?: string; error_code?: string };
    answers.push(`${answer.status} ${error_code ?? code ?? text}`);
  }
  return answers;
}

describe('G. Tokens', () => {
  const NOT_SIGNED = ['401 PGRST301', '401 PGRST301', '401 PGRST301', '403 bad_jwt'];
  const FORGERIES: [string, string, () => string][] = [
    ['G-01', 'the role changed to service_role', () => tamperedToken(genuine(), { claims: { role: 'service_role' } })],
    ['G-01', 'the role changed to postgres', () => tamperedToken(genuine(), { claims: { role: 'postgres' } })],
    [
      'G-01',
      'the user id of a superuser',
      () => tamperedToken(genuine(), { claims: { sub: idOf('actor', 'SUPERUSER') } }),
    ],
    [
      'G-01',
      'the expiry extended by a year',
      () => tamperedToken(genuine(), { claims: { exp: Math.floor(Date.now() / 1000) + 31_536_000 } }),
    ],
    ['G-03', 'another key', () => mintToken({ role: 'service_role' }, { secret: 'someone else’s key' })],
    ['G-03', 'an empty key', () => mintToken({ role: 'service_role' }, { secret: '' })],
  ];
  for (const [id, what, forge] of FORGERIES) {
    it(`${id} a token with ${what} is rejected`, async () => {
      expect(await answersTo(forge())).toEqual(NOT_SIGNED);
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('G-01 a token without an algorithm or signature does not authenticate', async () => {
    const unsigned = tamperedToken(genuine(), { header: { alg: 'none' } });
    expect(await answersTo(unsigned)).toEqual([...NOT_SIGNED.slice(0, 3), '401 no_authorization']);
    // Without a signature it is not parsed as a token, so the responses are those to a visitor.
    const [read, write, call, user] = await answersTo(unsigned.replace(/[^.]*$/, ''));
    expect([read, write, call]).toEqual((await answersTo(null)).slice(0, 3));
    expect([call, user]).toEqual(['401 42501', '403 bad_jwt']);
    expect(await database.isUnchanged()).toBe(true);
  });

  it('G-05 an expired token is rejected', async () => {
    const expired = mintToken({ role: 'authenticated', sub: EMPLOYEE }, { expiresIn: -60 });
    const answers = await answersTo(expired);
    expect(answers.slice(0, 3)).toEqual(['401 PGRST303', '401 PGRST303', '401 PGRST303']);
    expect(answers[3]).toBe('403 bad_jwt');
    expect(await database.isUnchanged()).toBe(true);
  });
});

describe('G. Sessions', () => {
  const password = 'temporary';
  let count = 0;

  async function signUp() {
    count += 1;
    const client = rules.withSession();
    const email = `session.${count}@test.example`;
    const { data } = await client.auth.signUp({ email, password });
    if (data.session === null) throw new Error('The sign-up returned no session');
    return { client, email, session: data.session };
  }

  async function refresh(refreshToken: string) {
    const { data, error } = await rules.withSession().auth.refreshSession({ refresh_token: refreshToken });
    return { token: data.session?.refresh_token ?? '', error: error?.code ?? null };
  }

  it('G-06 the parent of the active refresh token returns the active one', async () => {
    const { session } = await signUp();
    const once = await refresh(session.refresh_token);
    const twice = await refresh(session.refresh_token);
    expect(once).toEqual({ token: once.token, error: null });
    expect(twice).toEqual(once);
    expect(once.token).not.toBe(session.refresh_token);
  });

  it('G-07 a refresh token two generations old revokes the token family', async () => {
    const { session } = await signUp();
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.token);
    expect(third.error).toBeNull();
    // After the reuse interval.
    await rules.exec(`update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'`);
    expect(await refresh(session.refresh_token)).toEqual({ token: '', error: 'refresh_token_already_used' });
    expect(await refresh(third.token)).toEqual({ token: '', error: 'refresh_token_already_used' });
  });

  it('G-10 a copied session and its access token work until the sign-out', async () => {
    const { client, session } = await signUp();
    const copy = rules.withSession();
    expect((await copy.auth.setSession(session)).error).toBeNull();
    expect((await copy.auth.getUser()).error).toBeNull();
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect((await refresh(session.refresh_token)).error).toMatch(/^refresh_token_/);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const stillExists = await rules.request('/rest/v1/rpc/has_session', { method: 'POST', headers });
    expect(await stillExists.json()).toBe(false);
  });

  it('G-20 a reset email links to our site, even if another redirect was requested', async () => {
    const { email } = await signUp();
    const { error } = await rules
      .withSession()
      .auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example' });
    expect(error).toBeNull();
    const mail = rules.mails.at(-1);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain('localhost:5173');
    expect(mail?.text).not.toContain('evil.example');
  });
});
