import { describe, expect, it } from 'vitest';
import { startServers, valueOf } from './support/adapters.ts';

const servers = startServers();
const EMPLOYEE = '00000000-0000-4000-8000-000000000005';
const NEWCOMER = '00000000-0000-4000-8000-000000000006';

describe('the profile adapter', () => {
  it('completes setup only with a new password, and rejects the temporary one', async () => {
    const { adapters } = await servers.signedIn('newcomer@example.org', 'welcome1');
    const areNamesFixed = false;
    const names = { userId: NEWCOMER, areNamesFixed, firstName: 'Nikhil', lastName: 'Varma', displayName: 'Nik' };
    expect(valueOf(await adapters.loadProfile({ userId: NEWCOMER }))).toMatchObject({ isPasswordChanged: false });
    expect(await adapters.completeSetup(names)).toEqual({
      ok: false,
      error: { kind: 'permission', message: 'The password has not been changed yet' },
    });
    expect(await adapters.changePassword({ password: 'welcome1' })).toMatchObject({
      error: { kind: 'samePassword' },
    });
    expect(valueOf(await adapters.isPasswordChangeRecorded({ userId: NEWCOMER }))).toBe(false);
    expect(await adapters.changePassword({ password: 'a new one' })).toMatchObject({ ok: true });
    expect(valueOf(await adapters.isPasswordChangeRecorded({ userId: NEWCOMER }))).toBe(true);
    const completed = { isPasswordChanged: true, displayName: 'Nik', mayReadLog: true };
    expect(valueOf(await adapters.completeSetup(names))).toMatchObject(completed);
  });

  it('saves the theme without changing updatedAt', async () => {
    const { adapters } = await servers.signedIn('manager@example.org');
    const id = '00000000-0000-4000-8000-000000000003';
    const before = valueOf(await adapters.loadUser({ id }));
    expect(await adapters.saveThemePreference({ userId: id, theme: 'dark' })).toEqual({ ok: true, value: null });
    expect(valueOf(await adapters.loadProfile({ userId: id }))).toMatchObject({ themePreference: 'dark' });
    expect(valueOf(await adapters.loadUser({ id }))).toEqual(before);
    expect(valueOf(await adapters.saveDisplayName({ userId: id, displayName: 'Mim' })).displayName).toBe('Mim');
  });

  it('creates a USER, returns an existing profile, and fails without an account', async () => {
    const admin = await servers.signedIn('admin@example.org');
    const [email, password] = ['walk.in@example.org', 'abcdefgh'];
    const { userId } = valueOf(await admin.adapters.createAccount({ email, password }));
    const { adapters } = await servers.signedIn(email, password);
    expect(valueOf(await adapters.loadProfile({ userId }))).toBeNull();
    expect(valueOf(await adapters.createProfile({ userId, email }))).toMatchObject({ role: 'USER' });
    expect(valueOf(await adapters.createProfile({ userId, email }))).toMatchObject({ id: userId });
    expect(await adapters.loadTotals()).toMatchObject({ error: { kind: 'permission' } });
    await servers.sql('delete from auth.users where id = $1', [userId]);
    expect(await adapters.createProfile({ userId, email })).toMatchObject({ error: { kind: 'gone' } });
  });

  it('G-13 checks a password without changing the session', async () => {
    const { adapters, storage } = await servers.signedIn('supervisor@example.org');
    const session = storage.getItem('app-auth');
    const email = 'supervisor@example.org';
    expect(await adapters.verifyPassword({ email, password: 'wrong' })).toMatchObject({ error: { kind: 'invalid' } });
    expect(await adapters.verifyPassword({ email, password: 'staff-demo' })).toEqual({ ok: true, value: null });
    expect(storage.getItem('app-auth')).toBe(session);
  });

  it('sends an email with a reset link', async () => {
    const { adapters } = servers.device();
    expect(await adapters.requestPasswordReset({ email: 'employee@example.org' })).toEqual({ ok: true, value: null });
    expect(servers.mails.at(-1)).toMatchObject({ to: 'employee@example.org' });
    expect(await adapters.requestPasswordReset({ email: 'nobody@example.org' })).toEqual({ ok: true, value: null });
  });
});

describe('the last sign-in', () => {
  it('moves with a sign-in and a reset link, but not with a renewal or while suspended', async () => {
    const admin = (await servers.signedIn('admin@example.org')).adapters;
    const last = async () => Date.parse(valueOf(await admin.loadUser({ id: EMPLOYEE }))?.lastSeenAt ?? '');
    const before = await last();
    const device = await servers.signedIn('employee@example.org');
    const signedIn = await last();
    expect(signedIn).toBeGreaterThan(before);
    device.changeSession({ expires_at: 1 });
    valueOf(await device.adapters.listDepartments());
    expect(device.sent).toContain('POST /auth/v1/token');
    expect(await last()).toBe(signedIn);
    valueOf(await admin.requestPasswordReset({ email: 'employee@example.org' }));
    const [, tokenHash = ''] = /token_hash=(\w+)/.exec(servers.mails.at(-1)?.text ?? '') ?? [];
    valueOf(await servers.device().adapters.verifyResetLink({ tokenHash }));
    const opened = await last();
    expect(opened).toBeGreaterThan(signedIn);
    valueOf(await admin.suspendUser({ id: EMPLOYEE, startsAt: null, reason: '', replaces: null }));
    await servers.signedIn('employee@example.org');
    expect(await last()).toBe(opened);
  });

  it('is never after being added and invited, and the creation of the own profile after a sign-up', async () => {
    const admin = (await servers.signedIn('admin@example.org')).adapters;
    const [added, self] = [{ email: 'added@example.org' }, { email: 'self@example.org', password: 'abcdefgh' }];
    const { userId } = valueOf(await admin.createAccount({ ...added, password: 'abcdefgh' }));
    valueOf(await admin.addProfile({ userId, ...added, firstName: 'Ann', lastName: 'Lee', role: 'EMPLOYEE' }));
    valueOf(await admin.requestPasswordReset(added));
    valueOf(await admin.recordInvitation({ id: userId }));
    expect(valueOf(await admin.loadUser({ id: userId }))?.lastSeenAt).toBeNull();

    const account = valueOf(await admin.createAccount(self));
    const own = await servers.signedIn(self.email, self.password);
    valueOf(await own.adapters.createProfile({ ...account, email: self.email }));
    expect(valueOf(await admin.loadUser({ id: account.userId }))?.lastSeenAt).not.toBeNull();
  });
});
