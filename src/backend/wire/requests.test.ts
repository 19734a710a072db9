import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../backend.ts';
import { createConnection } from './client.ts';
import { device, requestsOf } from './requestsFixtures.ts';

// supabase-js warns about Node 20 on import.
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const neverAborted = new AbortController().signal;
beforeAll(() => {
  importWarnings.mockRestore();
  vi.stubGlobal('WebSocket', EventTarget);
});
afterAll(() => vi.unstubAllGlobals());

describe('requests', () => {
  it('sends requests to the backend with the public key', async () => {
    const [request] = await requestsOf((backend) => backend.listDepartments());
    expect(request).toMatchObject({ path: '/rest/v1/rpc/list_departments', key: 'public-key' });
  });

  it('allows ten realtime events per second', () => {
    const { client } = createConnection(device().options);
    expect(new URL(client.realtime.endpointURL()).searchParams.get('eventsPerSecond')).toBe('10');
  });

  it('refreshes the session every 30 s', async () => {
    vi.useFakeTimers();
    const { options, sent } = device(60);
    const { client } = createConnection(options);
    await client.auth.initialize();
    await client.auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(30_000);
    await client.auth.stopAutoRefresh();
    vi.useRealTimers();
    expect(sent).toMatchObject([{ path: '/auth/v1/token', query: { grant_type: 'refresh_token' } }]);
  });
});

describe('section 7, auth:', () => {
  const ada = { email: 'ada@example.org', password: 'secret' };

  it('sign-in sends POST to the token endpoint with email and password', async () => {
    const [request] = await requestsOf((backend) => backend.signIn(ada));
    expect(request).toMatchObject({ method: 'POST', path: '/auth/v1/token', query: { grant_type: 'password' } });
    expect(request?.body).toMatchObject(ada);
  });

  it('sign-up sends email and password', async () => {
    const [request] = await requestsOf((backend) => backend.createAccount(ada));
    expect(request).toMatchObject({ method: 'POST', path: '/auth/v1/signup', body: ada });
  });

  it('reset sends the email and the redirect to /setup', async () => {
    const [request] = await requestsOf((backend) => backend.requestPasswordReset({ email: ada.email }));
    expect(request).toMatchObject({
      method: 'POST',
      path: '/auth/v1/recover',
      query: { redirect_to: 'https://staff.example.org/setup' },
      body: { email: ada.email },
    });
  });

  it('sign-out sends POST to the logout endpoint', async () => {
    const [request] = await requestsOf((backend) => backend.signOut());
    expect(request).toMatchObject({ method: 'POST', path: '/auth/v1/logout', query: { scope: 'local' } });
  });

  it('a new password is sent without other fields', async () => {
    const requests = await requestsOf((backend) => backend.changePassword({ password: 'my own' }));
    const request = requests.find(({ method }) => method === 'PUT');
    expect(request).toMatchObject({ path: '/auth/v1/user', body: { password: 'my own' } });
    expect(request?.body).not.toHaveProperty('email');
  });

  it('a new password ends the other sessions, and is saved even if that fails', async () => {
    const { options, sent } = device();
    const backend = createBackend({
      ...options,
      fetch: async (input, init) => {
        const response = await options.fetch(input, init);
        return sent.at(-1)?.path === '/auth/v1/logout' ? Promise.reject(new TypeError('Failed to fetch')) : response;
      },
    });
    expect(await backend.changePassword({ password: 'my own' })).toEqual({ ok: true, value: null });
    await vi.waitFor(() => {
      expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/auth/v1/logout', query: { scope: 'others' } });
    });
  });
});

describe('section 7, reads:', () => {
  it('the start-up test counts the roles with one row', async () => {
    expect(await requestsOf((backend) => backend.testConnection())).toMatchObject([
      { method: 'GET', path: '/rest/v1/roles', query: { select: 'count', limit: '1' } },
    ]);
  });

  it('the profile is read by id, at most one row', async () => {
    const [request] = await requestsOf((backend) => backend.loadProfile({ userId: 'ada' }));
    expect(request).toMatchObject({ method: 'GET', path: '/rest/v1/users', query: { id: 'eq.ada' } });
    expect(request?.query['select']?.split(',')).toEqual(
      expect.arrayContaining(['display_name', 'theme_preference', 'is_password_changed', 'role']),
    );
  });

  it('one person is read by id', async () => {
    const [request] = await requestsOf((backend) => backend.loadUser({ id: 'bob' }));
    expect(request).toMatchObject({ path: '/rest/v1/users', query: { id: 'eq.bob' } });
  });

  it('people are read newest first, with assignment, team and department', async () => {
    const [request] = await requestsOf((backend) => backend.listUsers({ search: '', after: null }, neverAborted));
    expect(request).toMatchObject({
      method: 'GET',
      path: '/rest/v1/rpc/search_staff',
      query: { query: '', filters: '{}', sort: 'newest', is_descending: 'true', order: 'created_at.desc,id.desc' },
    });
    expect(request?.query['select']).toContain(
      'role_assignments(id,team:teams(id,name),department:departments(id,name))',
    );
  });

  it('departments and teams are read by name', async () => {
    const requests = await requestsOf(async (backend) => {
      await backend.listDepartments();
      await backend.listTeams({ search: '', after: null }, neverAborted);
    });
    expect(requests).toMatchObject([
      { path: '/rest/v1/rpc/list_departments', query: { order: 'sort_name.asc,id.asc' } },
      { path: '/rest/v1/rpc/search_teams', query: { query: '', order: 'sort_name.asc,id.asc' } },
    ]);
    expect(requests[1]?.query['select']).toContain('department:departments(id,name)');
  });

  it('the audit log is read newest first, with its fields', async () => {
    const [request] = await requestsOf((backend) => backend.listAuditLogs({ search: '', after: null }, neverAborted));
    expect(request).toMatchObject({
      path: '/rest/v1/rpc/search_audit_logs',
      query: { order: 'performed_at.desc,id.desc' },
    });
    const fields = 'id performed_at performed_by action details resource_type resource_id created_at updated_at';
    expect(request?.query['select']?.split(',')).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

describe('section 7, writes:', () => {
  const person = { userId: 'bob', email: 'bob@example.org', firstName: 'Bob', lastName: 'Ray' };
  const names = { first_name: 'Bob', last_name: 'Ray' };
  const own = { userId: 'ada', areNamesFixed: false, firstName: 'Ada', lastName: 'Lee', displayName: 'Ada' };
  const bob = { id: 'bob', updatedAt: 't', firstName: 'Bob', lastName: 'Ray' };

  it.each<[string, string, object, (backend: ReturnType<typeof createBackend>) => Promise<unknown>]>([
    [
      'inserts a missing profile as USER',
      'POST /rest/v1/users',
      { id: 'ada', email: 'ada@example.org', role: 'USER' },
      (backend) => backend.createProfile({ userId: 'ada', email: 'ada@example.org' }),
    ],
    [
      'inserts a user with a pending setup',
      'POST /rest/v1/users',
      { ...names, id: 'bob', email: 'bob@example.org', role: 'EMPLOYEE', is_password_changed: false },
      (backend) => backend.addProfile({ ...person, role: 'EMPLOYEE' }),
    ],
    [
      'saves a user in one transaction, with the version that the edit is based on',
      'POST /rest/v1/rpc/change_users',
      {
        ids: ['bob'],
        changes: { ...names, role: 'MANAGER', reason: 'Leads', team_id: 'payroll', department_id: null },
        versions: ['t'],
      },
      (backend) =>
        backend.saveUser({ ...bob, role: 'MANAGER', reason: 'Leads', teamId: 'payroll', departmentId: 'finance' }),
    ],
    [
      'does not save an unknown role',
      'POST /rest/v1/rpc/change_users',
      { ids: ['bob'], changes: { ...names, team_id: null, department_id: null }, versions: ['t'] },
      (backend) => backend.saveUser({ ...bob, role: null, teamId: null, departmentId: null }),
    ],
    [
      'inserts a team, without a department as null',
      'POST /rest/v1/teams',
      { name: 'Payroll', department_id: null },
      (backend) => backend.addTeam({ name: 'Payroll', departmentId: null }),
    ],
    [
      'inserts a department',
      'POST /rest/v1/departments',
      { name: 'Finance' },
      (backend) => backend.addDepartment({ name: 'Finance' }),
    ],
    [
      'updates the own names at setup',
      'PATCH /rest/v1/users eq.ada',
      { first_name: 'Ada', last_name: 'Lee', display_name: 'Ada', is_password_changed: true },
      (backend) => backend.completeSetup(own),
    ],
    [
      'updates the own display name',
      'PATCH /rest/v1/users eq.ada',
      { display_name: 'Ada' },
      (backend) => backend.saveDisplayName({ userId: 'ada', displayName: 'Ada' }),
    ],
    [
      'updates the own theme',
      'PATCH /rest/v1/users eq.ada',
      { theme_preference: 'dark' },
      (backend) => backend.saveThemePreference({ userId: 'ada', theme: 'dark' }),
    ],
    [
      'removes a user with the database function',
      'POST /rest/v1/rpc/remove_user',
      { target: 'bob', reason: 'Left' },
      (backend) => backend.removeUser({ id: 'bob', reason: 'Left' }),
    ],
  ])('%s', async (_, address, body, act) => {
    const [request] = await requestsOf(act);
    const id = request?.query['id'];
    expect([request?.method, request?.path, ...(id === undefined ? [] : [id])].join(' ')).toBe(address);
    expect(request?.body).toEqual(body);
  });
});
