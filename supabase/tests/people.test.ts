import { describe, expect, it } from 'vitest';
import { startServers, valueOf } from './support/adapters.ts';

const servers = startServers();
const SUPERUSER = '00000000-0000-4000-8000-000000000001';

describe('users', () => {
  it('are added, edited, moved and removed', async () => {
    const { adapters } = await servers.signedIn('admin@example.org');
    const email = 'New.Hire@example.org';
    const { userId } = valueOf(await adapters.createAccount({ email, password: 'abcdefgh' }));
    expect(await adapters.createAccount({ email, password: 'abcdefgh' })).toMatchObject({ error: { kind: 'taken' } });
    expect(valueOf(await adapters.findListed({ emails: [email] }))).toEqual([]);
    const person = { userId, email, firstName: 'New', lastName: 'Hire' };
    expect(await adapters.addProfile({ ...person, role: 'ADMIN' })).toEqual({
      ok: false,
      error: { kind: 'permission', message: 'You cannot give this role' },
    });
    expect(await adapters.addProfile({ ...person, role: 'EMPLOYEE' })).toEqual({ ok: true, value: null });
    expect(await adapters.addProfile({ ...person, role: 'EMPLOYEE' })).toEqual({ ok: true, value: null });
    expect(valueOf(await adapters.findListed({ emails: [email] }))).toHaveLength(1);
    expect(await adapters.discardUnfinishedAccount({ email })).toMatchObject({
      error: { kind: 'taken', message: 'This email address belongs to an existing user' },
    });

    const [team, other] = valueOf(await adapters.listTeamChoices()).filter(({ department }) => department !== null);
    const place = { teamId: team?.id ?? null, departmentId: null };
    expect(await adapters.assign({ userId, ...place })).toEqual({ ok: true, value: null });
    expect(await adapters.assign({ userId, ...place })).toEqual({ ok: true, value: null });
    expect(await adapters.assign({ userId, teamId: other?.id ?? null, departmentId: null })).toMatchObject({
      error: { kind: 'changed' },
    });
    const added = valueOf(await adapters.loadUser({ id: userId }));
    expect(added).toMatchObject({
      role: 'EMPLOYEE',
      assignment: { team: { id: team?.id }, department: team?.department },
    });

    const edit = { firstName: 'Newest', lastName: 'Hire', role: 'MANAGER', teamId: other?.id ?? null } as const;
    const change = { id: userId, updatedAt: added?.updatedAt ?? '', ...edit, departmentId: null };
    expect(await adapters.saveUser(change)).toEqual({ ok: true, value: null });
    const moved = valueOf(await adapters.loadUser({ id: userId }));
    expect(moved).toMatchObject({ firstName: 'Newest', role: 'MANAGER', assignment: { team: { id: other?.id } } });
    expect(await adapters.saveUser(change)).toMatchObject({ error: { kind: 'changed', message: null } });
    const nowhere = { ...change, updatedAt: moved?.updatedAt ?? '', teamId: null };
    expect(await adapters.saveUser(nowhere)).toEqual({ ok: true, value: null });
    expect(valueOf(await adapters.loadUser({ id: userId }))?.assignment).toMatchObject({
      team: null,
      department: null,
    });

    const removal = { id: userId, reason: ' Contract  ended ' };
    expect(await adapters.removeUser({ ...removal, reason: 'x'.repeat(201) })).toMatchObject({
      error: { kind: 'invalid', message: 'The reason has more than 200 characters' },
    });
    expect(await adapters.removeUser(removal)).toEqual({ ok: true, value: null });
    expect(await adapters.removeUser(removal)).toEqual({ ok: true, value: null });
    expect(
      await servers.sql(
        `select resource_type, details #>> '{changes,reason,new}' as reason from public.audit_logs
         where subject_id = $1 and action = 'DELETE' order by sequence_number`,
        [userId],
      ),
    ).toEqual([
      { resource_type: 'role_assignments', reason: null },
      { resource_type: 'users', reason: 'Contract ended' },
    ]);
    expect(valueOf(await adapters.loadUser({ id: userId }))).toBeNull();
    expect(await adapters.saveUser(change)).toMatchObject({ error: { kind: 'gone' } });
  });

  it('with a higher role cannot be edited', async () => {
    const { adapters } = await servers.signedIn('manager@example.org');
    const superuser = valueOf(await adapters.loadUser({ id: SUPERUSER }));
    const change = {
      id: SUPERUSER,
      updatedAt: superuser?.updatedAt ?? '',
      firstName: 'X',
      lastName: 'Y',
      role: null,
      teamId: null,
      departmentId: null,
    };
    expect(await adapters.saveUser(change)).toMatchObject({ error: { kind: 'permission', message: null } });
    expect(await adapters.removeUser({ id: SUPERUSER, reason: '' })).toMatchObject({
      error: { kind: 'permission', message: 'You do not have permission to remove this user' },
    });
  });

  it('can be added again after discarding an unfinished account', async () => {
    const { adapters } = await servers.signedIn('admin@example.org');
    const credentials = { email: 'lost.answer@example.org', password: 'abcdefgh' };
    const first = valueOf(await adapters.createAccount(credentials));
    expect(await adapters.discardUnfinishedAccount({ email: credentials.email })).toEqual({ ok: true, value: null });
    expect(valueOf(await adapters.createAccount(credentials)).userId).not.toBe(first.userId);
  });
});

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

describe('Invitations', () => {
  it('are limited to roles that may add users', async () => {
    const { adapters } = await servers.signedIn('supervisor@example.org');
    const email = 'invited@example.org';
    expect(await adapters.issueTicket({ email })).toEqual({ ok: true, value: null });
    const { userId } = valueOf(await adapters.createAccount({ email, password: 'abcdefgh' }));
    const profile = { userId, email, firstName: 'Ina', lastName: 'Vited', role: 'EMPLOYEE' as const };
    expect(await adapters.addProfile(profile)).toEqual({ ok: true, value: null });
    const employee = await servers.signedIn('employee@example.org');
    expect(await employee.adapters.issueTicket({ email })).toEqual({
      ok: false,
      error: { kind: 'permission', message: 'You do not have permission to add users' },
    });
  });

  it('B-14 do not attach an account that an attacker registered first', async () => {
    const { adapters } = await servers.signedIn('admin@example.org');
    const email = 'hijacked@example.org';
    const stranger = servers.device();
    const { userId } = valueOf(await stranger.adapters.createAccount({ email, password: 'the stranger’s' }));
    expect(valueOf(await adapters.issueTicket({ email }))).toBeNull();
    expect(await adapters.createAccount({ email, password: 'abcdefgh' })).toMatchObject({ error: { kind: 'taken' } });
    const profile = { userId, email, firstName: 'Hi', lastName: 'Jacked', role: 'EMPLOYEE' as const };
    expect(await adapters.addProfile(profile)).toEqual({
      ok: false,
      error: { kind: 'permission', message: 'This email address was registered before it was invited' },
    });
    expect(await servers.sql('select id from public.users where email = $1', [email])).toEqual([]);
  });
});

describe('Adding a user after a failed request', () => {
  it('O-04 completes an account without a profile under the same id, and the admin stays signed in', async () => {
    const { adapters, storage, intercept } = await servers.signedIn('admin@example.org');
    const session = storage.getItem('app-auth');
    const email = 'orphan@example.org';
    const { userId } = valueOf(await adapters.createAccount({ email, password: 'abcdefgh' }));
    const profile = { userId, email, firstName: 'Orla', lastName: 'Phan', role: 'EMPLOYEE' as const };
    intercept(unreachable);
    expect(await adapters.addProfile(profile)).toMatchObject({ error: { kind: 'unreachable' } });
    expect(valueOf(await adapters.findListed({ emails: [email] }))).toEqual([]);
    expect(storage.getItem('app-auth')).toBe(session);

    expect(await adapters.addProfile(profile)).toEqual({ ok: true, value: null });
    expect(await servers.sql('select id, role from public.users where email = $1', [email])).toEqual([
      { id: userId, role: 'EMPLOYEE' },
    ]);
    expect(storage.getItem('app-auth')).toBe(session);
  });

  it('O-04 does not create a profile twice after a lost response', async () => {
    const { adapters, intercept } = await servers.signedIn('admin@example.org');
    const email = 'lost.profile@example.org';
    const { userId } = valueOf(await adapters.createAccount({ email, password: 'abcdefgh' }));
    const profile = { userId, email, firstName: 'Lois', lastName: 'Twice', role: 'EMPLOYEE' as const };
    expect(await adapters.addProfile(profile)).toMatchObject({ ok: true });
    intercept(unreachable);
    expect(await adapters.addProfile(profile)).toMatchObject({ error: { kind: 'unreachable' } });
    expect(await adapters.addProfile(profile)).toEqual({ ok: true, value: null });
    expect(await servers.sql('select first_name from public.users where email = $1', [email])).toHaveLength(1);
  });

  it('H-08 ignores the case of the address', async () => {
    const { adapters } = await servers.signedIn('admin@example.org');
    const credentials = { email: 'Upper.Case@Example.org', password: 'abcdefgh' };
    const { userId } = valueOf(await adapters.createAccount(credentials));
    expect(await servers.sql('select email from auth.users where id = $1', [userId])).toEqual([
      { email: 'upper.case@example.org' },
    ]);
    const again = { ...credentials, email: 'upper.case@example.org' };
    expect(await adapters.createAccount(again)).toMatchObject({ error: { kind: 'taken' } });
  });
});

describe('Setup after a failed request', () => {
  it('O-06 does not require the new password again', async () => {
    const { adapters, intercept } = await servers.signedIn('newcomer@example.org', 'welcome1');
    const names = { firstName: 'Nikhil', lastName: 'Varma', displayName: 'Nik', areNamesFixed: false };
    const completion = { userId: '00000000-0000-4000-8000-000000000006', ...names };
    const { userId } = completion;
    expect(await adapters.changePassword({ password: 'of my own' })).toMatchObject({ ok: true });
    intercept(unreachable);
    expect(await adapters.completeSetup(completion)).toMatchObject({ error: { kind: 'unreachable' } });
    expect(valueOf(await adapters.loadProfile({ userId }))).toMatchObject({ isPasswordChanged: false });

    expect(await adapters.changePassword({ password: 'of my own' })).toMatchObject({
      error: { kind: 'samePassword' },
    });
    expect(valueOf(await adapters.isPasswordChangeRecorded({ userId }))).toBe(true);
    expect(valueOf(await adapters.completeSetup(completion))).toMatchObject({ isPasswordChanged: true });
  });
});

describe('Two editors', () => {
  it('O-01 the second save is rejected as stale, and does not overwrite newer values', async () => {
    const one = (await servers.signedIn('admin@example.org')).adapters;
    const other = (await servers.signedIn('manager@example.org')).adapters;
    const id = '00000000-0000-4000-8000-000000000005';
    const loaded = valueOf(await one.loadUser({ id }));
    expect(valueOf(await other.loadUser({ id }))).toEqual(loaded);
    const change = { id, updatedAt: loaded?.updatedAt ?? '', role: null, teamId: null, departmentId: null };
    expect(await other.saveUser({ ...change, firstName: 'First', lastName: 'Saved' })).toMatchObject({
      ok: true,
    });
    expect(await one.saveUser({ ...change, firstName: 'Second', lastName: 'Lost' })).toEqual({
      ok: false,
      error: { kind: 'changed', message: null },
    });
    expect(await servers.sql('select first_name, last_name from public.users where id = $1', [id])).toEqual([
      { first_name: 'First', last_name: 'Saved' },
    ]);
  });
});

describe('Password guessing', () => {
  it('A-27 a rate-limited sign-in shows the message of the server, and does not block the next one', async () => {
    const { adapters, intercept } = servers.device();
    const message = 'Request rate limit reached';
    const credentials = { email: 'admin@example.org', password: 'staff-demo' };
    intercept(() => Response.json({ code: 'over_request_rate_limit', message }, { status: 429 }));
    expect(await adapters.signIn(credentials)).toMatchObject({ error: { kind: 'limited', message } });
    expect(await adapters.signIn(credentials)).toMatchObject({ ok: true });
  });
});

describe('The lookup of addresses before an import', () => {
  it('finds users by addresses with any characters', async () => {
    const { adapters } = await servers.signedIn('manager@example.org');
    const odd = ['{a@b.co}', '"a,b"@example.org', '(c)@example.org', 'back\\slash@example.org', "o'neil@example.org"];
    expect(valueOf(await adapters.findListed({ emails: [...odd, ' Employee@Example.ORG '] }))).toMatchObject([
      { email: 'employee@example.org', role: 'EMPLOYEE', isSuspended: false },
    ]);
    expect(valueOf(await adapters.findListed({ emails: [] }))).toEqual([]);
  });

  it('splits long lists into several requests', async () => {
    const { adapters, sent } = await servers.signedIn('manager@example.org');
    const before = sent.length;
    const long = Array.from({ length: 50 }, (_, index) => `${'x'.repeat(200)}${index}@example.org`);
    const found = valueOf(await adapters.findListed({ emails: [...long, 'employee@example.org'] }));
    expect(found).toHaveLength(1);
    expect(sent.slice(before)).toEqual([
      'POST /rest/v1/rpc/require_staff',
      ...Array.from({ length: 3 }, () => 'GET /rest/v1/users'),
    ]);
  });
});
