import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { DEPARTMENTS, emailOf, idOf, ROLES, TEAMS, UNFINISHED } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const TABLES = ['users', 'teams', 'departments', 'role_assignments', 'audit_logs', 'roles'] as const;

const { rules, database } = startWithFixtures();

/** A valid row, which only a missing permission rejects. */
const GOOD_ROWS: Record<(typeof TABLES)[number], object> = {
  users: { id: UNFINISHED.id, email: UNFINISHED.email, role: 'USER' },
  teams: { name: 'New team', department_id: DEPARTMENTS.money },
  departments: { name: 'New department' },
  role_assignments: { user_id: idOf('target', 'EMPLOYEE'), team_id: TEAMS.choir },
  audit_logs: { performed_by_label: 'x', action: 'INSERT', resource_type: 'users', resource_id: 'x', details: {} },
  roles: { id: 9, name: 'OWNER', hierarchy_level: 99 },
};

/** The rows of a table as text, to compare. */
const CHANGES: Record<(typeof TABLES)[number], object> = {
  users: { first_name: 'Changed' },
  teams: { name: 'Changed' },
  departments: { name: 'Changed' },
  role_assignments: { team_id: null },
  audit_logs: { performed_by_label: 'Changed' },
  roles: { hierarchy_level: 99 },
};

describe('A. A visitor with the publishable key', () => {
  TABLES.forEach((table, index) => {
    it(`A-0${1 + index} cannot read ${table}`, async () => {
      expect(rowsOf(await rules.as('visitor').from(table).select('*'))).toEqual([]);
    });
  });

  it('A-07 gets an empty response to the connection test', async () => {
    const answer = await rules.as('visitor').from('roles').select('count', { count: 'exact' }).limit(1);
    expect(answer).toMatchObject({ error: null, count: 0, status: 200 });
  });

  TABLES.forEach((table, index) => {
    it(`A-${String(8 + index).padStart(2, '0')} cannot insert into ${table}`, async () => {
      const answer = await rules.as('visitor').from(table).insert(GOOD_ROWS[table]);
      expectError(answer, '42501');
      expect(await database.isUnchanged()).toBe(true);
    });
  });

  TABLES.forEach((table, index) => {
    it(`A-${14 + index} cannot update or delete rows of ${table}`, async () => {
      const visitor = rules.as('visitor');
      expect(rowsOf(await visitor.from(table).update(CHANGES[table]).not('id', 'is', null).select('id'))).toEqual([]);
      expect(rowsOf(await visitor.from(table).delete().not('id', 'is', null).select('id'))).toEqual([]);
      expect(await database.isUnchanged()).toBe(true);
    });
  });

  it('A-20 cannot call functions', async () => {
    const visitor = rules.as('visitor');
    const calls: [string, object][] = [
      ['remove_user', { target: idOf('target', 'SUPERUSER') }],
      ['discard_unfinished_account', { email: UNFINISHED.email }],
      ['search_staff', { query: 'a' }],
      ['search_teams', { query: 'a' }],
      ['search_audit_logs', { query: 'a' }],
      ['dashboard_totals', {}],
      ['require_staff', {}],
      ['list_departments', {}],
      ['make_superuser', { email: UNFINISHED.email }],
      ['unmake_superuser', { email: emailOf('target', 'SUPERUSER'), new_role: 'USER' }],
    ];
    for (const [name, parameters] of calls) {
      const answer = await visitor.rpc(name, parameters);
      expectError(answer, '42501');
      expect(answer.status).toBe(401);
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('A-25 cannot administer accounts', async () => {
    const { admin } = rules.as('visitor').auth;
    expect((await admin.deleteUser(idOf('target', 'SUPERUSER'))).error).not.toBeNull();
    expect((await admin.listUsers()).error).not.toBeNull();
    expect(await database.isUnchanged()).toBe(true);
  });

  it('A-28 gets the same response to a reset for known and unknown addresses', async () => {
    const visitor = rules.as('visitor');
    const known = await visitor.auth.resetPasswordForEmail(emailOf('target', 'ADMIN'));
    const unknown = await visitor.auth.resetPasswordForEmail('nobody@test.example');
    expect(known).toEqual(unknown);
    expect(known.error).toBeNull();
  });
});

describe('B. A self-created account', () => {
  const USER = { account: idOf('actor', 'USER') };
  const NEW = { account: UNFINISHED.id };
  const ownProfile = { id: UNFINISHED.id, email: UNFINISHED.email };

  it('B-01 can only read its own row', async () => {
    expect(rowsOf(await rules.as(USER).from('users').select('id'))).toEqual([{ id: USER.account }]);
    expect(rowsOf(await rules.as(NEW).from('users').select('id'))).toEqual([]);
  });

  ROLES.filter((role) => role !== 'USER').forEach((role, index) => {
    it(`B-0${2 + index} cannot create a profile with the role ${role}`, async () => {
      expectError(
        await rules
          .as(NEW)
          .from('users')
          .insert({ ...ownProfile, role }),
        '42501',
      );
      expect(await database.isUnchanged()).toBe(true);
    });
  });

  it('B. gets the role USER and a pending setup when it creates its profile', async () => {
    expect((await rules.as(NEW).from('users').insert(ownProfile)).error).toBeNull();
    const columns = 'role, role_level, is_password_changed, password_changed_at';
    expect(await rules.sql(`select ${columns} from public.users where id = $1`, [NEW.account])).toEqual([
      { role: 'USER', role_level: 0, is_password_changed: false, password_changed_at: null },
    ]);
  });

  const FORBIDDEN: [string, object][] = [
    ['another email', { email: 'someone.else@test.example' }],
    ['a changed password', { is_password_changed: true }],
    ['the time of a change', { password_changed_at: '2026-01-01' }],
    ['both', { is_password_changed: true, password_changed_at: '2026-01-01' }],
    ['a role id', { role_id: 5 }],
    ['a role level', { role_level: 5 }],
  ];
  for (const [field, fields] of FORBIDDEN) {
    it(`B. cannot set ${field} in its own profile`, async () => {
      const answer = await rules
        .as(NEW)
        .from('users')
        .insert({ ...ownProfile, role: 'USER', ...fields });
      expectError(answer, '42501');
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('B. cannot choose created_at', async () => {
    await rules
      .as(NEW)
      .from('users')
      .insert({ ...ownProfile, created_at: '2001-01-01', updated_at: '2001-01-01' });
    const [row] = await rules.sql<{ recent: boolean }>(
      `select least(created_at, updated_at) > now() - interval '1 minute' as recent from public.users where id = $1`,
      [NEW.account],
    );
    expect(row).toEqual({ recent: true });
  });

  it('B-09 cannot create a profile for another account', async () => {
    for (const caller of [USER, { account: idOf('actor', 'no profile') }]) {
      for (const role of ROLES) {
        expectError(
          await rules
            .as(caller)
            .from('users')
            .insert({ ...ownProfile, role }),
          '42501',
        );
      }
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  for (const [who, caller] of [
    ['USER', USER],
    ['an account without a profile', NEW],
  ] as const) {
    it(`B-10 ${who} cannot read lists`, async () => {
      for (const table of ['teams', 'departments', 'role_assignments', 'audit_logs']) {
        expect(rowsOf(await rules.as(caller).from(table).select('*'))).toEqual([]);
      }
      const message = 'You do not have permission to see this';
      for (const name of ['search_staff', 'search_teams', 'search_audit_logs', 'count_staff', 'count_audit_logs']) {
        expectError(await rules.as(caller).rpc(name, { query: '' }), '42501', message);
      }
      for (const name of ['list_departments', 'dashboard_totals', 'require_staff']) {
        expectError(await rules.as(caller).rpc(name), '42501', message);
      }
    });

    it(`B-11 ${who} cannot add teams and departments`, async () => {
      expectError(await rules.as(caller).from('teams').insert(GOOD_ROWS.teams), '42501');
      expectError(await rules.as(caller).from('departments').insert(GOOD_ROWS.departments), '42501');
      expect(await database.isUnchanged()).toBe(true);
    });

    it(`B-11 ${who} cannot detect existing teams and departments from errors`, async () => {
      const taken = {
        departments: { name: 'Money' },
        teams: { name: 'Test Payroll', department_id: DEPARTMENTS.money },
      };
      for (const table of ['teams', 'departments'] as const) {
        const words = `new row violates row-level security policy for table "${table}"`;
        expectError(await rules.as(caller).from(table).insert(taken[table]), '42501', words);
        expectError(await rules.as(caller).from(table).insert(GOOD_ROWS[table]), '42501', words);
      }
    });

    it(`B-12 ${who} cannot remove users, including itself`, async () => {
      const client = rules.as(caller);
      for (const role of ROLES) {
        expectError(await client.rpc('remove_user', { target: idOf('target', role) }), '42501');
      }
      const itself = await client.rpc('remove_user', { target: caller.account });
      expectError(itself, '42501', 'You do not have permission to remove this user');
      expect(await database.isUnchanged()).toBe(true);
    });

    it(`B. ${who} cannot discard accounts`, async () => {
      const answer = await rules.as(caller).rpc('discard_unfinished_account', { email: UNFINISHED.email });
      expectError(answer, '42501', 'You do not have permission to add users');
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('B. can only read its own role, and no role without a profile', async () => {
    expect(rowsOf(await rules.as(USER).from('roles').select('name'))).toEqual([{ name: 'USER' }]);
    expect(rowsOf(await rules.as(NEW).from('roles').select('name'))).toEqual([]);
  });

  it('B-14 an address that an attacker registered first is rejected at sign-up, not attached', async () => {
    const answer = await rules.withSession().auth.signUp({ email: UNFINISHED.email, password: 'temporary' });
    expect(answer.error).toMatchObject({ code: 'user_already_exists' });
    expect(answer.data.user).toBeNull();
  });

  it('B-16 cannot sign in anonymously', async () => {
    expect((await rules.withSession().auth.signInAnonymously()).error).not.toBeNull();
    expect(await database.isUnchanged()).toBe(true);
  });
});
