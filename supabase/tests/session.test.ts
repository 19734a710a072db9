import { describe, expect, it } from 'vitest';
import type { AuthEvent } from '../../src/backend/auth/authEvents.ts';
import { readStoredSession } from '../../src/backend/auth/storedSession.ts';
import { startServers, valueOf } from './support/adapters.ts';
import { mintToken } from './support/tokens.ts';

const servers = startServers();
const EMPLOYEE = '00000000-0000-4000-8000-000000000005';

const SESSION_OVER = { kind: 'other', message: 'Your session has ended. Please sign in again.' };

describe('the session', () => {
  it('starts with email and password, and ends on this device', async () => {
    const { adapters, storage } = servers.device();
    const events: string[] = [];
    adapters.subscribeToAuth(({ type }) => events.push(type));
    await adapters.initialize();
    expect(await adapters.signIn({ email: 'admin@example.org', password: 'wrong' })).toEqual({
      ok: false,
      error: { kind: 'invalid', message: 'Invalid login credentials' },
    });
    const signedIn = valueOf(await adapters.signIn({ email: 'admin@example.org', password: 'staff-demo' }));
    expect(signedIn.email).toBe('admin@example.org');
    expect(storage.getItem('app-auth')).toContain(signedIn.userId);
    expect(await adapters.signOut()).toMatchObject({ ok: true });
    expect(storage.getItem('app-auth')).toBeNull();
    expect(events).toEqual(['none', 'session', 'signedOut']);
  });

  it('F-88 ends once when two tabs sign out concurrently, even without Web Locks', async () => {
    const { adapters, storage, sent } = await servers.signedIn('employee@example.org');
    const other = servers.device(storage);
    await other.adapters.initialize();
    const outcomes = await Promise.all([adapters.signOut(), other.adapters.signOut()]);
    expect(outcomes).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect([...sent, ...other.sent].filter((request) => request === 'POST /auth/v1/logout')).toHaveLength(1);
    expect(storage.getItem('app-auth')).toBeNull();
  });

  it('F-88 ends without an error if the server has already ended it', async () => {
    const { adapters, storage } = await servers.signedIn('employee@example.org');
    await servers.sql('delete from auth.sessions');
    expect(await adapters.signOut()).toEqual({ ok: true, value: null });
    expect(storage.getItem('app-auth')).toBeNull();
  });

  it('ends on this device even if the server is unreachable', async () => {
    const { adapters, storage, intercept } = await servers.signedIn('admin@example.org');
    intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await adapters.signOut()).toEqual({ ok: false, error: { kind: 'unreachable', message: null } });
    expect(storage.getItem('app-auth')).toBeNull();
  });

  it('does not clear a session that another tab started meanwhile', async () => {
    const { adapters, storage, intercept } = await servers.signedIn('admin@example.org');
    intercept(() => {
      storage.setItem('app-auth', 'someone else');
      return null;
    });
    const outcomes = await Promise.all([adapters.signOut(), adapters.signOut()]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }]);
    expect(storage.getItem('app-auth')).toBe('someone else');
  });

  it('sends no requests without a valid token', async () => {
    const device = await servers.signedIn('admin@example.org');
    device.changeSession({ expires_at: 1 });
    const before = device.sent.length;
    expect(await device.adapters.signOut()).toMatchObject({ ok: true });
    expect(device.sent.slice(before)).toEqual([]);
  });

  it.each([
    ['PGRST303', 'Sent twice'],
    ['PGRST301', 'Sent twice to an older server'],
  ])(
    'G-05 F-18 is refreshed once when the server rejects the token (%s), and the write is retried',
    async (code, name) => {
      const { adapters, sent, intercept } = await servers.signedIn('admin@example.org');
      const before = sent.length;
      intercept(({ method }) =>
        method === 'POST' ? Response.json({ code, message: 'JWT expired' }, { status: 401 }) : null,
      );
      expect(await adapters.addDepartment({ name })).toMatchObject({ ok: true });
      expect(sent.slice(before)).toEqual([
        'POST /rest/v1/departments',
        'POST /auth/v1/token',
        'POST /rest/v1/departments',
      ]);
    },
  );

  it('G-05 F-15 ends when it cannot be refreshed', async () => {
    const device = await servers.signedIn('admin@example.org');
    const events: string[] = [];
    device.adapters.subscribeToAuth(({ type }) => events.push(type));
    await device.adapters.initialize();
    device.changeSession({ refresh_token: 'unknown' });
    device.intercept(({ method }) =>
      method === 'GET' ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }) : null,
    );
    expect(await device.adapters.listDepartments()).toEqual({
      ok: false,
      error: SESSION_OVER,
    });
    expect(events).toEqual(['session', 'signedOut']);
    expect(device.storage.getItem('app-auth')).toBeNull();
  });

  it('G-01 F-19 ends when the token is invalid', async () => {
    const device = await servers.signedIn('employee@example.org');
    const [head = '', , signature = ''] = mintToken({ role: 'authenticated', sub: EMPLOYEE }).split('.');
    const [, forged = ''] = mintToken({ role: 'service_role' }).split('.');
    device.changeSession({ access_token: `${head}.${forged}.${signature}` });
    const events: string[] = [];
    device.adapters.subscribeToAuth(({ type }) => events.push(type));
    expect(await device.adapters.loadProfile({ userId: EMPLOYEE })).toMatchObject({ error: SESSION_OVER });
    expect(events.at(-1)).toBe('signedOut');
  });

  it('is required for a read, so that a missing one is not shown as an empty list', async () => {
    const { adapters, sent } = servers.device();
    expect(await adapters.loadProfile({ userId: EMPLOYEE })).toMatchObject({ error: SESSION_OVER });
    expect(sent).toEqual([]);
  });

  it('is not required for the connection test', async () => {
    expect(await servers.device().adapters.testConnection()).toEqual({ ok: true, value: null });
  });
});

describe('a reset link', () => {
  /** Requests a link and returns its token from the HTML of the email. Hosted projects send no plain text. */
  async function tokenInMail(email: string): Promise<string> {
    valueOf(await servers.device().adapters.requestPasswordReset({ email }));
    const { html } = JSON.parse(servers.mails.at(-1)?.text ?? '{}') as { html: string };
    const [link = ''] = /https?:[^"\s]+/.exec(html) ?? [];
    expect(link).toMatch(/^http:\/\/localhost:\d+\/setup#token_hash=\w+&type=recovery$/);
    return new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  }

  it('G-21 G-24 has its token in the fragment, and starts one session', async () => {
    const tokenHash = await tokenInMail('manager@example.org');
    const { adapters, storage } = servers.device();
    const heard: AuthEvent[] = [];
    const stop = adapters.subscribeToAuth((event) => heard.push(event));
    expect(await adapters.verifyResetLink({ tokenHash })).toEqual({ ok: true, value: null });
    stop();
    expect(heard.at(-1)).toMatchObject({ type: 'recovery', email: 'manager@example.org' });
    expect(readStoredSession(storage)).toMatchObject({ email: 'manager@example.org' });

    const second = servers.device();
    expect(await second.adapters.verifyResetLink({ tokenHash })).toMatchObject({ error: { kind: 'gone' } });
    expect(readStoredSession(second.storage)).toBeNull();
  });

  it('G-24 is valid for one day', async () => {
    const tokenHash = await tokenInMail('manager@example.org');
    const age = (interval: string) =>
      servers.sql('update auth.users set recovery_sent_at = now() - $1::interval where email = $2', [
        interval,
        'manager@example.org',
      ]);
    const { adapters, storage } = servers.device();
    await age('24 hours 1 minute');
    expect(await adapters.verifyResetLink({ tokenHash })).toMatchObject({ error: { kind: 'gone' } });
    expect(readStoredSession(storage)).toBeNull();
    await age('23 hours 59 minutes');
    expect(await adapters.verifyResetLink({ tokenHash })).toEqual({ ok: true, value: null });
  });

  it('G-23 replaces and revokes the current session, unless the link has expired', async () => {
    const tokenHash = await tokenInMail('manager@example.org');
    const { adapters, storage, sent } = await servers.signedIn('employee@example.org');
    const before = storage.getItem('app-auth');
    expect(await adapters.verifyResetLink({ tokenHash: 'made-up' })).toMatchObject({ error: { kind: 'gone' } });
    expect(storage.getItem('app-auth')).toBe(before);
    expect(await adapters.verifyResetLink({ tokenHash })).toMatchObject({ ok: true });
    expect(readStoredSession(storage)).toMatchObject({ email: 'manager@example.org' });
    const sessions = () =>
      servers.sql('select from auth.sessions where id::text = $1', [
        (
          JSON.parse(
            atob((JSON.parse(before ?? '{}') as { access_token: string }).access_token.split('.')[1] ?? ''),
          ) as {
            session_id: string;
          }
        ).session_id,
      ]);
    await expect.poll(sessions).toEqual([]);
    expect(sent.at(-1)).toBe('POST /auth/v1/logout');
  });

  it('F-89 is not used up by a failed request', async () => {
    const tokenHash = await tokenInMail('manager@example.org');
    const { adapters, intercept } = servers.device();
    intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await adapters.verifyResetLink({ tokenHash })).toMatchObject({ error: { kind: 'unreachable' } });
    expect(await adapters.verifyResetLink({ tokenHash })).toMatchObject({ ok: true });
  });
});
