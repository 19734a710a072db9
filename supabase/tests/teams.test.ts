import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { DEPARTMENTS, idOf, ROLES, TEAMS, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });
const STAFF = ROLES.filter((role) => role !== 'USER');

async function memberCounts(): Promise<Record<string, number>> {
  const teams = rowsOf(await as('EMPLOYEE').from('teams').select('name, members:role_assignments(count)'));
  return Object.fromEntries(
    (teams as { name: string; members: { count: number }[] }[]).map(({ name, members }) => [
      name,
      members[0]?.count ?? -1,
    ]),
  );
}

describe('Teams and departments', () => {
  for (const role of STAFF) {
    it(`${role} reads, adds and edits them`, async () => {
      const added = await as(role).from('departments').insert({ name: '  Added ' }).select('name').single();
      expect(added.data).toEqual({ name: 'Added' });
      const team = await as(role).from('teams').insert({ name: 'Added', department_id: null }).select('name').single();
      expect(team.data).toEqual({ name: 'Added' });
      const renamed = await as(role).from('teams').update({ name: ' Other ' }).eq('id', TEAMS.choir).select('name');
      expect(rowsOf(renamed)).toEqual([{ name: 'Other' }]);
      const moved = await as(role)
        .from('departments')
        .update({ name: 'Other' })
        .eq('id', DEPARTMENTS.care)
        .select('name');
      expect(rowsOf(moved)).toEqual([{ name: 'Other' }]);
      expect(rowsOf(await as(role).from('departments').select('id'))).toHaveLength(3);
      expect(rowsOf(await as(role).from('teams').select('id'))).toHaveLength(5);
      expect(rowsOf(await as(role).from('role_assignments').select('id'))).toHaveLength(6);
    });
  }

  it('names of departments, and of teams in a department, are unique, ignoring case', async () => {
    const admin = as('ADMIN');
    const taken = 'duplicate key value violates unique constraint "teams_name_in_department"';
    const sameDepartment = await admin.from('departments').insert({ name: ' MONEY ' });
    expectError(sameDepartment, '23505', 'duplicate key value violates unique constraint "departments_name"');
    expect(sameDepartment.status).toBe(409);
    const teams = () => admin.from('teams');
    expectError(await teams().insert({ name: 'test PAYROLL', department_id: DEPARTMENTS.money }), '23505', taken);
    expectError(await teams().insert({ name: 'test choir', department_id: null }), '23505', taken);
    expectError(await teams().update({ name: 'Test Ledger' }).eq('id', TEAMS.payroll).select('id'), '23505', taken);
    expect(await database.isUnchanged()).toBe(true);
    expect((await teams().insert({ name: 'Test Payroll', department_id: DEPARTMENTS.care })).error).toBeNull();
    expect((await teams().insert({ name: 'Test Payroll', department_id: null })).error).toBeNull();
  });

  it('names have 1 to 200 characters', async () => {
    for (const table of ['teams', 'departments']) {
      for (const name of ['', ' \t', 'n'.repeat(201), null]) {
        expect((await as('ADMIN').from(table).insert({ name })).error).not.toBeNull();
      }
      expect(
        (
          await as('ADMIN')
            .from(table)
            .insert({ name: 'n'.repeat(200) })
        ).error,
      ).toBeNull();
    }
  });

  it('clients cannot write ids and created_at', async () => {
    for (const [table, id] of [
      ['teams', TEAMS.choir],
      ['departments', DEPARTMENTS.care],
    ] as const) {
      for (const change of [{ id: UNFINISHED.id }, { created_at: '2001-01-01' }]) {
        expectError(await as('ADMIN').from(table).update(change).eq('id', id).select('id'), '42501');
      }
      await as('ADMIN').from(table).insert({ name: 'Old', created_at: '2001-01-01', updated_at: '2099-01-01' });
      expect(
        await rules.sql(`select created_at = updated_at and created_at > now() - interval '1 minute' as recent
          from public.${table} where name = 'Old'`),
      ).toEqual([{ recent: true }]);
    }
  });

  it('the server generates ids, so that clients cannot add audit entries to another record', async () => {
    const id = idOf('target', 'ADMIN');
    const inserts = [
      await as('EMPLOYEE').from('departments').insert({ id, name: 'Planted' }).select('id').single(),
      await as('EMPLOYEE').from('teams').insert({ id, name: 'Planted', department_id: null }).select('id').single(),
      await as('ADMIN')
        .from('role_assignments')
        .insert({ id, user_id: idOf('target', 'EMPLOYEE'), team_id: TEAMS.choir })
        .select('id')
        .single(),
    ];
    for (const inserted of inserts) expect(rowsOf(inserted)).not.toContainEqual({ id });
    expect(
      await rules.sql(
        `select action from public.audit_logs
         where $1::uuid in (subject_id, resource_id::uuid) and id not in (select id from saved_public_audit_logs)`,
        [id],
      ),
    ).toEqual([]);
  });

  it('updated_at changes on an edit, but not when a member joins', async () => {
    const moved = async (table: string, id: string) =>
      (
        await rules.sql<{ moved: boolean }>(
          `select t.updated_at > s.updated_at as moved from public.${table} t join saved_public_${table} s using (id)
           where id = $1`,
          [id],
        )
      )[0]?.moved;
    await as('ADMIN')
      .from('role_assignments')
      .insert({ user_id: idOf('target', 'EMPLOYEE'), team_id: TEAMS.choir });
    expect(await moved('teams', TEAMS.choir)).toBe(false);
    await as('ADMIN').from('teams').update({ name: 'Other', updated_at: '2001-01-01' }).eq('id', TEAMS.choir);
    expect(await moved('teams', TEAMS.choir)).toBe(true);
    await as('ADMIN').from('departments').update({ name: 'Other' }).eq('id', DEPARTMENTS.care);
    expect(await moved('departments', DEPARTMENTS.care)).toBe(true);
  });
});

describe('Assignments', () => {
  const assign = async (fields: object) =>
    await as('ADMIN')
      .from('role_assignments')
      .insert({ user_id: idOf('target', 'EMPLOYEE'), ...fields });
  const MISMATCH = 'The team does not belong to this department';

  it('the team must belong to the department', async () => {
    const mismatches = [
      { team_id: TEAMS.payroll, department_id: DEPARTMENTS.care },
      { team_id: TEAMS.choir, department_id: DEPARTMENTS.care },
    ];
    for (const fields of mismatches) expectError(await assign(fields), '22023', MISMATCH);
    const moved = await as('ADMIN')
      .from('role_assignments')
      .update({ department_id: DEPARTMENTS.care })
      .eq('user_id', idOf('assigned', 'EMPLOYEE'))
      .select('id');
    expectError(moved, '22023', MISMATCH);
    expect(await database.isUnchanged()).toBe(true);
  });

  it('team and department are optional, and a team sets its department', async () => {
    expect((await assign({ team_id: null, department_id: DEPARTMENTS.care })).error).toBeNull();
    const update = async (change: object) =>
      rowsOf(
        await as('ADMIN')
          .from('role_assignments')
          .update(change)
          .eq('user_id', idOf('target', 'EMPLOYEE'))
          .select('team_id, department_id'),
      );
    expect(await update({ team_id: null, department_id: null })).toEqual([{ team_id: null, department_id: null }]);
    expect(await update({ team_id: TEAMS.nursing })).toEqual([
      { team_id: TEAMS.nursing, department_id: DEPARTMENTS.care },
    ]);
  });

  it('a user has at most one', async () => {
    const second = await as('ADMIN')
      .from('role_assignments')
      .insert({ user_id: idOf('assigned', 'EMPLOYEE') });
    expectError(second, '23505');
  });

  it('the user of an assignment cannot change', async () => {
    const mine = () => as('ADMIN').from('role_assignments');
    const changes = [{ user_id: idOf('target', 'EMPLOYEE') }, { id: UNFINISHED.id }, { created_at: '2001-01-01' }];
    for (const change of changes) {
      expectError(await mine().update(change).eq('user_id', idOf('assigned', 'EMPLOYEE')).select('id'), '42501');
    }
    expect(await database.isUnchanged()).toBe(true);
    await assign({ created_at: '2001-01-01', updated_at: '2099-01-01' });
    expect(
      await rules.sql(
        `select created_at = updated_at and created_at > now() - interval '1 minute' as recent
         from public.role_assignments where user_id = $1`,
        [idOf('target', 'EMPLOYEE')],
      ),
    ).toEqual([{ recent: true }]);
  });

  it('users cannot assign themselves', async () => {
    for (const role of ROLES) {
      const own = await as(role)
        .from('role_assignments')
        .insert({ user_id: idOf('actor', role), team_id: TEAMS.choir });
      expectError(own, '42501');
      const member = rules.as({ account: idOf('assigned', role) }).from('role_assignments');
      const moved = await member
        .update({ team_id: null, department_id: null })
        .eq('user_id', idOf('assigned', role))
        .select('id');
      expect(rowsOf(moved)).toEqual([]);
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('members follow a team to another department', async () => {
    await as('EMPLOYEE').from('teams').update({ department_id: DEPARTMENTS.care }).eq('id', TEAMS.payroll);
    expect(
      await rules.sql('select distinct department_id from public.role_assignments where team_id = $1', [TEAMS.payroll]),
    ).toEqual([{ department_id: DEPARTMENTS.care }]);
  });

  it('member counts follow joins, moves and removals', async () => {
    const counts = { 'Test Payroll': 6, 'Test Ledger': 0, 'Test Nursing': 0, 'Test Choir': 0 };
    expect(await memberCounts()).toEqual(counts);
    await assign({ team_id: TEAMS.choir });
    expect(await memberCounts()).toMatchObject({ 'Test Choir': 1 });
    const own = () => as('ADMIN').from('role_assignments');
    await own()
      .update({ team_id: TEAMS.ledger, department_id: DEPARTMENTS.money })
      .eq('user_id', idOf('target', 'EMPLOYEE'));
    expect(await memberCounts()).toMatchObject({ 'Test Choir': 0, 'Test Ledger': 1 });
    await as('ADMIN').rpc('remove_user', { target: idOf('target', 'EMPLOYEE') });
    expect(await memberCounts()).toMatchObject({ 'Test Ledger': 0 });
  });
});
