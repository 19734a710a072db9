import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { DEPARTMENTS, idOf, ROLES, TEAMS, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });
const STAFF = ROLES.filter((role) => role !== 'USER');
const ARCHIVED = { archived_at: '2020-01-01T00:00:00Z' };
const RESTORED = { archived_at: null };

const write = (table: 'teams' | 'departments', id: string, values: object, actor: Actor = 'ADMIN') =>
  as(actor).from(table).update(values).eq('id', id).select('archived_at');

async function archive(table: 'teams' | 'departments', id: string) {
  expect(rowsOf(await write(table, id, ARCHIVED))).toHaveLength(1);
}

/** Adds a department with one team, without people. */
async function addEmpty() {
  const department = await as('ADMIN')
    .from('departments')
    .insert({ name: 'Archive' })
    .select('id')
    .single<{ id: string }>();
  const department_id = department.data?.id ?? '';
  const team = await as('ADMIN')
    .from('teams')
    .insert({ name: 'Archive', department_id })
    .select('id')
    .single<{ id: string }>();
  return { department: department_id, team: team.data?.id ?? '' };
}

describe('R. Archived teams and departments', () => {
  for (const role of STAFF) {
    it(`R-01 ${role} archives and restores a team; the server sets the time`, async () => {
      const [row] = rowsOf(await write('teams', TEAMS.choir, ARCHIVED, role)) as { archived_at: string }[];
      expect(Date.parse(row?.archived_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(rowsOf(await write('teams', TEAMS.choir, RESTORED, role))).toEqual([{ archived_at: null }]);
    });
  }

  it.each(['USER', 'no profile'] as const)('R-02 %s cannot archive or restore', async (actor) => {
    expect(rowsOf(await write('teams', TEAMS.choir, ARCHIVED, actor))).toEqual([]);
    expect(rowsOf(await write('departments', DEPARTMENTS.care, ARCHIVED, actor))).toEqual([]);
    expect(await rules.sql(`select from public.teams where archived_at is not null`)).toEqual([]);
  });

  it('R-03 a team with people, and a department with people or active teams, cannot be archived', async () => {
    await as('MANAGER').rpc('suspend_user', { target: idOf('assigned', 'EMPLOYEE') });
    const people = 'Assigned to this team: 6 people, 1 suspended. Move them first.';
    expectError(await write('teams', TEAMS.payroll, ARCHIVED), '22023', people);
    const belongs = (what: string) => `Assigned to this department: ${what}. Move them first.`;
    expectError(
      await write('departments', DEPARTMENTS.money, ARCHIVED),
      '22023',
      belongs('6 people, 1 suspended; 2 teams'),
    );
    const { department, team } = await addEmpty();
    expectError(await write('departments', department, ARCHIVED), '22023', belongs('1 team'));
    await archive('teams', team);
    await archive('departments', department);
    await write('departments', department, RESTORED);
    const assignment = { user_id: idOf('target', 'EMPLOYEE'), department_id: department };
    expect((await as('ADMIN').from('role_assignments').insert(assignment)).error).toBeNull();
    expectError(await write('departments', department, ARCHIVED), '22023', belongs('1 person'));
  });

  it('R-04 people cannot be assigned to an archived team or department', async () => {
    const { department, team } = await addEmpty();
    await archive('teams', team);
    const error = 'This team or department is archived. Choose another one.';
    const user_id = idOf('target', 'EMPLOYEE');
    const assignments = () => as('ADMIN').from('role_assignments');
    expectError(await assignments().insert({ user_id, team_id: team }), '22023', error);
    const moved = assignments().update({ team_id: team, department_id: department });
    expectError(await moved.eq('user_id', idOf('assigned', 'EMPLOYEE')).select('id'), '22023', error);
    await archive('departments', department);
    expectError(await assignments().insert({ user_id, department_id: department }), '22023', error);
  });

  it('R-05 an active team cannot belong to an archived department', async () => {
    const { department, team } = await addEmpty();
    await archive('teams', team);
    await archive('departments', department);
    const error = 'The department of this team is archived. Restore it first, or choose another one.';
    expectError(await write('teams', team, RESTORED), '22023', error);
    expectError(await as('ADMIN').from('teams').insert({ name: 'New', department_id: department }), '22023', error);
    expectError(await write('teams', TEAMS.choir, { department_id: department }), '22023', error);
    expect(rowsOf(await write('departments', department, RESTORED))).toHaveLength(1);
    expect(rowsOf(await write('teams', team, RESTORED))).toHaveLength(1);
  });

  it('R-06 archived names stay reserved, and the error explains this', async () => {
    const { department, team } = await addEmpty();
    await archive('teams', team);
    const again = await as('ADMIN').from('teams').insert({ name: 'ARCHIVE', department_id: department });
    expectError(again, '23505', 'An archived team has this name. Restore it, or choose another name.');
    await archive('departments', department);
    const same = await as('ADMIN').from('departments').insert({ name: 'archive' });
    expectError(same, '23505', 'An archived department has this name. Restore it, or choose another name.');
  });

  it('R-07 new records are not archived, and the dashboard only counts active records', async () => {
    const inserted = await as('ADMIN')
      .from('teams')
      .insert({ name: 'Old', ...ARCHIVED })
      .select('archived_at');
    expect(rowsOf(inserted)).toEqual([RESTORED]);
    const totals = async () => (await as('ADMIN').rpc('dashboard_totals').single<{ teams: number }>()).data?.teams ?? 0;
    const before = await totals();
    await archive('teams', TEAMS.choir);
    expect(await totals()).toBe(before - 1);
  });

  it('R-08 the audit log records who archived and restored it', async () => {
    await archive('teams', TEAMS.choir);
    await write('teams', TEAMS.choir, RESTORED);
    const found = async (query: string) =>
      rowsOf(await as('ADMIN').rpc('search_audit_logs', { query }).select('details')) as {
        details: { changes: Record<string, unknown> };
      }[];
    const entries = await found('archived test choir');
    expect(entries.map(({ details }) => details.changes['archived_at'])).toEqual([
      { old: expect.any(String) as string, new: null },
      { old: null, new: expect.any(String) as string },
    ]);
  });

  it('the filter team: none finds people without a team, and exports record it', async () => {
    const filters = { team: 'none' };
    const people = rowsOf(
      await as('ADMIN').rpc('search_staff', { query: '', filters }).select('id, assigned_team_id'),
    ) as { assigned_team_id: string | null }[];
    const [counted] = await rules.sql<{ number: number }>(
      'select count(*)::integer as number from public.users where assigned_team_id is null',
    );
    expect(people).toHaveLength(counted?.number ?? -1);
    expect(people.every(({ assigned_team_id }) => assigned_team_id === null)).toBe(true);
    const report = { list: 'users', format: 'csv', filters, row_count: people.length };
    expect((await as('ADMIN').rpc('report_export', report)).error).toBeNull();
  });
});
