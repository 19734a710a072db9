import { describe, expect, it } from 'vitest';
import type { Role } from '../../machines/rules/roles.ts';
import { rowsOf } from './support/answers.ts';
import { ACTORS, DEPARTMENTS, idOf, ROLES, TEAMS, type Actor } from './support/fixtures.ts';
import { mayEdit } from './support/matrix.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

type Result = { user_id: string; result: string; code: string | null; message: string | null };
type Options = { versions?: string[]; dry_run?: boolean };

const call = (actor: Actor, ids: unknown, changes: unknown, options: Options = {}) =>
  rules.as({ account: idOf('actor', actor) }).rpc('change_users', { ids, changes, ...options });

async function change(actor: Actor, ids: string[], changes: object, options: Options = {}): Promise<Result[]> {
  // The version of a rehearsal is rolled back.
  const rows = rowsOf(await call(actor, ids, changes, options)) as (Result & { version: string | null })[];
  return rows.map(({ version: _, ...result }) => result);
}

const inTenDays = new Date(Date.now() + 864_000_000).toISOString();
const employee = idOf('target', 'EMPLOYEE');
const assigned = idOf('assigned', 'EMPLOYEE');
const target = (role: Role) => idOf('target', role);

async function users(ids: string[]) {
  return rules.sql<{ id: string; first_name: string; role: string; version: string }>(
    `select id, first_name, role, updated_at::text as version, assigned_team_id, assigned_department_id, suspended_from
     from public.users where id = any ($1) order by id`,
    [ids],
  );
}

describe('U. Changes of many users', () => {
  it.each(ACTORS)('U-01 %s changes each role as alone, in one call', async (actor) => {
    const ids = ROLES.map(target);
    const answer = await call(actor, ids, { first_name: 'Changed' });
    if (['USER', 'no profile'].includes(actor)) {
      expect(answer.error?.code).toBe('42501');
      expect(await database.isUnchanged()).toBe(true);
      return;
    }
    const results = new Map((rowsOf(answer) as Result[]).map((row) => [row.user_id, row]));
    const names = new Map((await users(ids)).map(({ id, first_name }) => [id, first_name]));
    for (const role of ROLES) {
      const may = mayEdit({ actor, target: role });
      expect(results.get(target(role))).toMatchObject(
        may ? { result: 'changed', code: null } : { result: 'skipped', code: '42501' },
      );
      expect(names.get(target(role))).toBe(may ? 'Changed' : 'target');
    }
  });

  it.each(ACTORS.flatMap((actor) => ROLES.map((given) => ({ actor, given }))))(
    'U-02 $actor gives $given only to those whom the edit table names, in one call',
    async ({ actor, given }) => {
      const answer = await call(actor, ROLES.map(target), { role: given });
      const changed = (answer.error ? [] : (rowsOf(answer) as Result[])).filter(({ result }) => result !== 'skipped');
      const expected = ROLES.filter((role) => mayEdit({ actor, target: role }) && mayEdit({ actor, target: given }));
      expect(changed.map(({ user_id }) => user_id).sort()).toEqual(expected.map(target).sort());
      for (const role of ROLES) {
        const [user] = await users([target(role)]);
        expect(user?.role).toBe(expected.includes(role) ? given : role);
      }
    },
  );

  it('U-03 nobody changes themselves', async () => {
    for (const changes of [
      { first_name: 'X' },
      { role: 'USER' },
      { team_id: TEAMS.choir },
      { suspended_from: 'now' },
    ]) {
      for (const actor of ROLES.filter((role) => role !== 'USER')) {
        const own = idOf('actor', actor);
        expect(await change(actor, [own], changes)).toMatchObject([{ result: 'skipped', code: '42501' }]);
      }
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it.each([
    ['no user', [], { role: 'MANAGER' }],
    ['501 users', Array.from({ length: 501 }, () => employee), { role: 'MANAGER' }],
    ['no change', [employee], {}],
    ['an unknown field', [employee], { email: 'x@test.example' }],
    ['a derived field', [employee], { role_level: 9 }],
    ['a list of changes', [employee], [{ role: 'MANAGER' }]],
  ])('U-04 rejects %s', async (_, ids, changes) => {
    expect((await call('ADMIN', ids, changes)).error?.code).toBe('22023');
    expect(await database.isUnchanged()).toBe(true);
  });

  it('U-04 rejects versions of other users, and values of other types', async () => {
    const versions = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'];
    expect((await call('ADMIN', [employee], { role: 'MANAGER' }, { versions })).error?.code).toBe('22023');
    expect((await call('ADMIN', [employee], { team_id: 'Payroll' })).error?.code).toBe('22P02');
    expect((await call('ADMIN', [employee], { suspended_from: 'soon' })).error?.code).toBe('22007');
    expect(await database.isUnchanged()).toBe(true);
  });

  it.each([
    ['an empty name', { first_name: ' ' }, '22023'],
    ['an unknown role', { role: 'OWNER' }, '42501'],
    ['an unknown team', { team_id: idOf('actor', 'USER') }, '23503'],
    ['a team of another department', { team_id: TEAMS.payroll, department_id: DEPARTMENTS.care }, '22023'],
    ['a last day in the past', { suspended_from: '2020-01-01' }, '22023'],
    ['a name with a valid team', { first_name: '', team_id: TEAMS.choir }, '22023'],
    ['a valid name with an unknown team', { first_name: 'New', team_id: idOf('actor', 'USER') }, '23503'],
  ])('U-05 skips users as a whole: %s', async (_, changes, code) => {
    expect(await change('ADMIN', [employee], changes)).toMatchObject([{ result: 'skipped', code }]);
    expect(await database.isUnchanged()).toBe(true);
  });

  it('U-06 changes names, role, team and last day together, and says what is unchanged, newer or unknown', async () => {
    const [before] = await users([employee]);
    const unknown = idOf('actor', 'no profile');
    const ids = [employee, assigned, unknown];
    const versions = [before?.version ?? '', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'];
    const changes = { first_name: 'Amara', role: 'SUPERVISOR', team_id: TEAMS.nursing, suspended_from: inTenDays };
    expect(await change('ADMIN', ids, changes, { versions })).toEqual([
      { user_id: unknown, result: 'skipped', code: 'PT404', message: 'User not found', fields: null },
      {
        user_id: employee,
        result: 'changed',
        code: null,
        message: null,
        fields: {
          first_name: ['target', 'Amara'],
          role: ['EMPLOYEE', 'SUPERVISOR'],
          assigned_team_id: [null, TEAMS.nursing],
          assigned_department_id: [null, DEPARTMENTS.care],
          suspended_from: [null, expect.stringContaining(inTenDays.slice(0, 19)) as string],
        },
      },
      {
        user_id: assigned,
        result: 'skipped',
        code: 'PT409',
        message: expect.stringContaining('Someone else') as string,
        fields: null,
      },
    ]);
    expect(await users([employee])).toMatchObject([
      {
        first_name: 'Amara',
        role: 'SUPERVISOR',
        assigned_team_id: TEAMS.nursing,
        assigned_department_id: DEPARTMENTS.care,
      },
    ]);
    const changed = await database.fingerprint();
    expect(await change('ADMIN', [employee], { first_name: 'Amara', role: 'SUPERVISOR' })).toMatchObject([
      { result: 'unchanged' },
    ]);
    expect(await database.fingerprint()).toBe(changed);
    expect(await change('ADMIN', [employee], { suspended_from: null, team_id: null })).toMatchObject([
      { result: 'changed' },
    ]);
    expect(await users([employee])).toMatchObject([
      { suspended_from: null, assigned_team_id: null, assigned_department_id: null },
    ]);
  });

  it.each([
    { first_name: 'New' },
    { last_name: 'New' },
    { role: 'SUPERVISOR' },
    { team_id: TEAMS.nursing },
    { department_id: DEPARTMENTS.care },
    { suspended_from: inTenDays },
  ])('U-06 two editors save from the same version: the second sees a conflict (%j)', async (changes) => {
    const [before] = await users([assigned]);
    const versions = [before?.version ?? ''];
    expect(await change('ADMIN', [assigned], changes, { versions })).toMatchObject([{ result: 'changed' }]);
    const saved = await database.fingerprint();
    expect(await change('SUPERUSER', [assigned], { first_name: 'Other', team_id: null }, { versions })).toMatchObject([
      { result: 'skipped', code: 'PT409' },
    ]);
    expect(await database.fingerprint()).toBe(saved);
  });

  it('U-07 a dry run returns the same and changes nothing', async () => {
    const changes = { role: 'SUPERVISOR', department_id: DEPARTMENTS.care, suspended_from: inTenDays, reason: 'Left' };
    const ids = [...ROLES.map(target), assigned, idOf('actor', 'no profile')];
    const preview = await change('ADMIN', ids, changes, { dry_run: true });
    expect(await database.isUnchanged()).toBe(true);
    expect(await change('ADMIN', ids, changes)).toEqual(preview);
    expect(preview.filter(({ result }) => result === 'changed')).toHaveLength(5);
    expect(await database.isUnchanged()).toBe(false);
  });

  it('U-08 the audit log has the entries of the single changes, with the reason of a new role and of a suspension', async () => {
    await change('ADMIN', [employee, assigned], { role: 'MANAGER', suspended_from: 'now', reason: 'Left' });
    const entries = await rules.sql<{ subject_id: string; changes: object }>(
      `select subject_id, details -> 'changes' as changes from public.audit_logs where performed_by is not null order by subject_id, performed_at`,
    );
    for (const id of [employee, assigned]) {
      expect(
        entries.filter(({ subject_id }) => subject_id === id).map(({ changes }) => Object.keys(changes).sort()),
      ).toEqual([
        ['reason', 'role'],
        ['reason', 'suspended_from'],
      ]);
    }
  });

  it('U-09 of two simultaneous calls from the same versions, one saves each user', async () => {
    const ids = [employee, assigned];
    const versions = (await users(ids)).map(({ version }) => version);
    const sorted = (await users(ids)).map(({ id }) => id);
    const results = await Promise.all([
      change('ADMIN', sorted, { first_name: 'One', team_id: TEAMS.payroll }, { versions }),
      change('SUPERUSER', sorted, { first_name: 'Other', team_id: TEAMS.nursing }, { versions }),
    ]);
    expect(results.flat().map(({ result, code }) => [result, code].join())).toEqual(
      expect.arrayContaining(['changed,', 'skipped,PT409']),
    );
    for (const user of await users(ids)) {
      const team = user.first_name === 'One' ? TEAMS.payroll : TEAMS.nursing;
      expect(user).toMatchObject({ assigned_team_id: team });
    }
  });

  it('U-10 an unexpected error of the database saves nothing, also for the users before it', async () => {
    await rules.exec(`
      create function private.fail() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
      create trigger fail before update on public.users for each row when (new.id = '${employee}') execute function private.fail();
    `);
    const answer = await call('ADMIN', [assigned, employee], { first_name: 'Half' });
    await rules.exec('drop function private.fail() cascade');
    expect(answer.error?.code).toBe('53100');
    expect(await database.isUnchanged()).toBe(true);
  });
});
