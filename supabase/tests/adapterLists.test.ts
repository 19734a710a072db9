import { beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '../../machines/rules/limits.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';
import { pagesOf } from './support/pages.ts';
import { exactly } from '../../machines/testing/answers.ts';

const servers = startServers();
const neverAborted = new AbortController().signal;
const SPECIAL_NAMES = [
  'a "quoted" team',
  'qb, (qc).qd',
  'back\\slash',
  "o'clock",
  'per%cent_',
  '"),id.gt.(',
  'ünïcode 🦊',
  '007',
  'eq.x',
  '"tigers"',
  '{a}',
  '{"a":1}',
  '{ "b',
  'null',
  'not_null',
  'true',
  'unknown',
  '0x1f',
  '1.50',
];
let admin: Device;

beforeAll(async () => {
  admin = await servers.signedIn('admin@example.org');
});

describe('listUsers', () => {
  it('returns each person once, newest first, even with equal creation times', async () => {
    await servers.sql(`
      insert into auth.users (id, email) select gen_random_uuid(), 'twin' || n || '@example.org' from generate_series(1, 60) n`);
    await servers.sql(`
      insert into public.users (id, email, created_at)
      select id, email, '2026-03-01 00:00:00.123456+00' from auth.users where email like 'twin%'`);
    const expected = await servers.sql<{ id: string }>('select id from public.users order by created_at desc, id desc');
    const pages = await pagesOf((after) => admin.adapters.listUsers({ search: '', after }, neverAborted));
    expect(pages.flat().map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(pages.slice(0, -1).every((rows) => rows.length === PAGE_SIZE)).toBe(true);
    expect(valueOf(await admin.adapters.countUsers({ search: '' }, neverAborted))).toEqual(exactly(expected.length));
  });

  it('searches on the server, in the same order and with the same fields', async () => {
    const pages = await pagesOf((after) => admin.adapters.listUsers({ search: ' twin ', after }, neverAborted));
    expect(pages.map((rows) => rows.length)).toEqual([50, 10]);
    expect(valueOf(await admin.adapters.countUsers({ search: 'twin' }, neverAborted))).toEqual(exactly(60));
    const [payroll] = await pagesOf((after) => admin.adapters.listUsers({ search: 'payroll', after }, neverAborted));
    expect(payroll?.every(({ assignment }) => assignment?.team?.name === 'Payroll')).toBe(true);
    expect(payroll?.length).toBeGreaterThan(0);
  });

  for (const search of [...SPECIAL_NAMES.slice(0, 7), 'a,b.c(d)', '*', '%', '\\', '#', '&x=y', '+']) {
    it(`searches ${JSON.stringify(search)} as text`, async () => {
      expect(valueOf(await admin.adapters.listUsers({ search, after: null }, neverAborted))).toMatchObject({
        next: null,
      });
      expect(valueOf(await admin.adapters.countUsers({ search }, neverAborted))).toEqual(exactly(0));
    });
  }

  it('rejects a USER', async () => {
    await servers.sql(`
      update auth.users set encrypted_password = (select encrypted_password from auth.users where email = 'admin@example.org'),
        email_confirmed_at = now(), created_at = now(), updated_at = now(),
        raw_app_meta_data = '{"provider": "email", "providers": ["email"]}', raw_user_meta_data = '{}'
      where email = 'twin1@example.org'`);
    const { adapters } = await servers.signedIn('twin1@example.org');
    expect(await adapters.listUsers({ search: '', after: null }, neverAborted)).toEqual({
      ok: false,
      error: { kind: 'permission', message: 'You do not have permission to see this' },
    });
  });
});

describe('read requests', () => {
  it('reject when aborted', async () => {
    const dropped = new AbortController();
    admin.intercept(() => new Promise(() => undefined));
    const reading = admin.adapters.listUsers({ search: '', after: null }, dropped.signal);
    dropped.abort();
    await expect(reading).rejects.toThrow('aborted');
    await expect(admin.adapters.countUsers({ search: '' }, dropped.signal)).rejects.toThrow('aborted');
  });

  it('are retried after a network error', async () => {
    admin.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await admin.adapters.listDepartments()).toMatchObject({ ok: true });
  });
});

describe('write requests', () => {
  it('are not retried, and return a network error', async () => {
    const before = admin.sent.length;
    admin.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await admin.adapters.addDepartment({ name: 'Lost' })).toEqual({
      ok: false,
      error: { kind: 'unreachable', message: null },
    });
    expect(admin.sent.slice(before)).toEqual(['POST /rest/v1/departments']);
  });
});

describe('teams and departments', () => {
  it('are added and renamed, with special characters in names', async () => {
    const names = [...SPECIAL_NAMES, ...Array.from({ length: 50 }, (_, index) => `Team ${String(index)}`)];
    for (const name of names)
      expect(await admin.adapters.addTeam({ name, departmentId: null })).toMatchObject({ ok: true });
    expect(await admin.adapters.addTeam({ name: 'TEAM 1', departmentId: null })).toEqual({
      ok: false,
      error: { kind: 'taken', message: 'A team with this name already exists in this department' },
    });
    const team = valueOf(await admin.adapters.listTeamChoices()).find(({ name }) => name === 'Team 1');
    const change = { id: team?.id ?? '', updatedAt: team?.updatedAt ?? '', name: 'Team One', departmentId: null };
    expect(await admin.adapters.saveTeam(change)).toEqual({ ok: true, value: null });
    expect(await admin.adapters.saveTeam(change)).toMatchObject({ error: { kind: 'changed' } });
    expect(await admin.adapters.addDepartment({ name: 'finance' })).toMatchObject({
      error: { kind: 'taken', message: 'A department with this name already exists' },
    });
  });

  it('are returned once each, sorted by name', async () => {
    const expected = await servers.sql<{ name: string }>(
      'select name from public.teams where archived_at is null order by sort_name, id',
    );
    const pages = await pagesOf((after) => admin.adapters.listTeams({ search: '', after }, neverAborted));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(valueOf(await admin.adapters.countTeams({ search: '' }, neverAborted))).toEqual(exactly(expected.length));
    const all = await servers.sql('select from public.teams');
    expect(valueOf(await admin.adapters.listTeamChoices())).toHaveLength(all.length);
    const departments = valueOf(await admin.adapters.listDepartments()).map(({ name }) => name);
    expect(departments).toEqual([...departments].sort((one, other) => one.localeCompare(other)));
  });

  it.each(['name', 'department', 'members'])('are returned once each, sorted by %s in both directions', async (key) => {
    const ids = async (isDescending: boolean) => {
      const request = { search: '', sort: { key, isDescending } };
      const pages = await pagesOf((after) => admin.adapters.listTeams({ ...request, after }, neverAborted));
      return pages.flat().map(({ id }) => id);
    };
    const order = {
      name: 't.sort_name',
      department: `(coalesce((select d.sort_name from public.departments d where d.id = t.department_id), '')
        || ' ' || t.sort_name) collate "default"`,
      members: `((select to_char(count(*), 'FM0000000') from public.users
          where assigned_team_id = t.id and (suspended_from is null or suspended_from > now()))
        || ' ' || t.sort_name) collate "default"`,
    }[key];
    const expected = await servers.sql<{ id: string }>(
      `select id from public.teams t where archived_at is null order by ${order}, id`,
    );
    expect(await ids(false)).toEqual(expected.map(({ id }) => id));
    expect(await ids(true)).toEqual(expected.map(({ id }) => id).reverse());
  });

  it('are paged across equal names in two departments', async () => {
    const [finance, technology] = valueOf(await admin.adapters.listDepartments());
    for (const department of [finance, technology]) {
      await admin.adapters.addTeam({ name: 'eq.x', departmentId: department?.id ?? null });
    }
    const shared = valueOf(await admin.adapters.listTeamChoices()).filter(({ name }) => name === 'eq.x');
    const after = { key: 'eq.x', id: shared[0]?.id ?? '' };
    const { rows } = valueOf(await admin.adapters.listTeams({ search: '', after }, neverAborted));
    expect(rows.slice(0, 3).map(({ name }) => name)).toEqual(['eq.x', 'eq.x', expect.not.stringContaining('eq.x')]);
  });

  it('are paged across names with special characters', async () => {
    const teams = await servers.sql<{ id: string; name: string; key: string }>(
      'select id, name, sort_name as key from public.teams where archived_at is null order by sort_name, id',
    );
    for (const name of SPECIAL_NAMES) {
      const index = teams.findIndex((team) => team.name === name);
      const after = { key: teams[index]?.key ?? '', id: teams[index]?.id ?? '' };
      const { rows } = valueOf(await admin.adapters.listTeams({ search: '', after }, neverAborted));
      expect([name, rows[0]?.id]).toEqual([name, teams[index + 1]?.id]);
    }
  });
});

describe('the audit log', () => {
  it('is returned newest first, each entry once', async () => {
    const expected = await servers.sql<{ id: string }>(
      'select id from public.audit_logs order by performed_at desc, id desc',
    );
    const pages = await pagesOf((after) => admin.adapters.listAuditLogs({ search: '', after }, neverAborted));
    expect(pages.flat().map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('is searched and filtered', async () => {
    const request = { search: 'team one', filters: { table: 'teams', action: 'UPDATE' } };
    expect(valueOf(await admin.adapters.countAuditLogs(request, neverAborted))).toEqual(exactly(0));
    const byOldName = { ...request, search: 'team 1', after: null };
    const { rows } = valueOf(await admin.adapters.listAuditLogs(byOldName, neverAborted));
    expect(rows).toMatchObject([
      { performedByLabel: 'Adrian Castellanos', changes: { name: { old: 'Team 1', new: 'Team One' } } },
    ]);
    const [entry] = rows;
    const sameMoment = { from: entry?.performedAt ?? '', by: entry?.performedBy ?? '' };
    const countAtMoment = valueOf(
      await admin.adapters.countAuditLogs({ search: '', filters: sameMoment }, neverAborted),
    );
    expect(countAtMoment.number).toBeGreaterThan(0);
    const earlier = { from: '2000-01-01', until: '2000-01-02' };
    expect(valueOf(await admin.adapters.countAuditLogs({ search: '', filters: earlier }, neverAborted))).toEqual(
      exactly(0),
    );
  });

  it('matches the totals', async () => {
    const [counted] = await servers.sql<{ people: number; teams: number }>(
      'select (select count(*)::int from public.users) as people, (select count(*)::int from public.teams where archived_at is null) as teams',
    );
    expect(valueOf(await admin.adapters.loadTotals())).toMatchObject(counted ?? {});
  });
});

const EMPLOYEE = '00000000-0000-4000-8000-000000000005';

describe('A user whose permissions were revoked after the sign-in', () => {
  it.each([
    ['manager@example.org', "update public.users set role = 'USER' where email = $1"],
    ['admin@example.org', 'delete from public.users where email = $1'],
  ])('gets permission errors instead of "not found": %s', async (email, demotion) => {
    const { adapters } = await servers.signedIn(email);
    const person = valueOf(await adapters.loadUser({ id: EMPLOYEE }));
    const team = valueOf(await adapters.listTeamChoices())[0];
    const department = valueOf(await adapters.listDepartments())[0];
    if (!person || !team || !department) throw new Error('There is no user to edit');
    const change = {
      id: EMPLOYEE,
      updatedAt: person.updatedAt,
      firstName: 'A',
      lastName: 'B',
      role: null,
      teamId: null,
      departmentId: null,
    };
    await servers.sql(demotion, [email]);

    const errors = [
      await adapters.loadUser({ id: EMPLOYEE }),
      await adapters.saveUser(change),
      await adapters.removeUser({ id: EMPLOYEE, reason: '' }),
      await adapters.assign({ userId: EMPLOYEE, teamId: null, departmentId: null }),
      await adapters.loadTeam(team),
      await adapters.saveTeam({ ...team, departmentId: null }),
      await adapters.loadDepartment(department),
      await adapters.saveDepartment(department),
    ];
    for (const outcome of errors) expect(outcome).toMatchObject({ ok: false, error: { kind: 'permission' } });
  });
});
