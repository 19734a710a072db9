import { describe, expect, it } from 'vitest';
import { rowsOf } from './support/answers.ts';
import { DEPARTMENTS, idOf, TEAMS, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

type Version = { id: string; updated_at: string };

/** Columns that the database derives or never changes, and those that only their user changes. */
const EXCEPTIONS = [
  'id created_at updated_at role_id role_level sort_name sort_email search_text assigned_team_id assigned_department_id',
  'display_name is_password_changed password_changed_at is_signed_up theme_preference',
]
  .join(' ')
  .split(' ');
/** Columns that editors only change through functions. */
const BY_FUNCTIONS = ['email', 'invited_at', 'suspended_from'];
const RECORDS: Record<string, string> = {
  users: idOf('target', 'EMPLOYEE'),
  teams: TEAMS.choir,
  departments: '00000000-0000-4000-9000-000000000077',
};
const VALUES: Record<string, string> = { role: 'SUPERVISOR', department_id: DEPARTMENTS.care, email: 'x@test.example' };
const valueOf = (column: string) => VALUES[column] ?? (/_(at|from)$/.test(column) ? '2026-01-01T00:00:00Z' : 'Changed');

async function versionOf(table: string): Promise<Version | undefined> {
  const [row] = await rules.sql<Version>(`select id, updated_at::text from public.${table} where id = $1`, [
    RECORDS[table],
  ]);
  return row;
}

describe.each(Object.keys(RECORDS))('Every column of %s', (table) => {
  const columns = async () => {
    const rows = await rules.sql<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`public.${table}`],
    );
    return rows.map(({ name }) => name).filter((name) => !EXCEPTIONS.includes(name));
  };
  const add = () =>
    rules.sql(`insert into public.departments (id, name) values ($1, 'Empty')`, [RECORDS['departments']]);

  it('P-17 moves the version and has an audit entry when it changes, also one of a later migration', async () => {
    await add();
    await rules.exec(`alter table public.${table} add column added_later text`);
    const judged: string[] = [];
    for (const name of await columns()) {
      const before = await versionOf(table);
      const target = name === 'email' ? 'auth.users' : `public.${table}`;
      const [start] = await rules.sql<{ last: string }>('select max(sequence_number) as last from public.audit_logs');
      await rules.sql(`update ${target} set ${name} = $1 where id = $2`, [valueOf(name), RECORDS[table]]);
      const entries = await rules.sql<{ fields: string[] }>(
        `select array(select jsonb_object_keys(details -> 'changes')) as fields from public.audit_logs
         where sequence_number > $1`,
        [start?.last],
      );
      expect({ name, entries }).toEqual({ name, entries: [{ fields: [name] }] });
      expect({ name, version: await versionOf(table) }).not.toEqual({ name, version: before });
      judged.push(name);
    }
    await rules.exec(`alter table public.${table} drop column added_later`);
    expect(judged).toContain('added_later');
  });

  it('that editors change is a conflict for a second save from the same version', async () => {
    await add();
    const saved: string[] = [];
    for (const name of await columns()) {
      const version = (await versionOf(table))?.updated_at ?? '';
      const save = (actor: Actor, value: string) =>
        as(actor)
          .from(table)
          .update({ [name]: value })
          .eq('id', RECORDS[table])
          .eq('updated_at', version)
          .select('id');
      const first = await save('ADMIN', valueOf(name));
      if (BY_FUNCTIONS.includes(name)) {
        expect(first.error?.code).toBe('42501');
        continue;
      }
      expect({ name, first: rowsOf(first) }).toEqual({ name, first: [{ id: RECORDS[table] }] });
      expect({ name, second: rowsOf(await save('SUPERUSER', valueOf(name))) }).toEqual({ name, second: [] });
      saved.push(name);
    }
    expect(saved.length).toBeGreaterThan(1);
  });
});

describe('updated_at', () => {
  it('of a user changes when theme and name change together', async () => {
    const change = { theme_preference: 'dark', first_name: 'New' };
    await rules.sql('update public.users set is_password_changed = false where id = $1', [idOf('actor', 'ADMIN')]);
    expect(
      rowsOf(await as('ADMIN').from('users').update(change).eq('id', idOf('actor', 'ADMIN')).select('id')),
    ).toHaveLength(1);
    expect(await moved('users', idOf('actor', 'ADMIN'))).toBe(true);
  });

  it('of an assignment changes on update, and cannot be written', async () => {
    const [row] = await rules.sql<{ id: string }>('select id from public.role_assignments where user_id = $1', [
      idOf('assigned', 'EMPLOYEE'),
    ]);
    const change = { team_id: null, department_id: null, updated_at: '2001-01-01' };
    await as('ADMIN').from('role_assignments').update(change).eq('id', row?.id);
    expect(await moved('role_assignments', row?.id ?? '')).toBe(true);
  });

  it('of a team cannot be written', async () => {
    await as('ADMIN').from('teams').update({ updated_at: '2099-01-01' }).eq('id', TEAMS.choir);
    expect(
      await rules.sql(
        `select updated_at between now() - interval '1 minute' and now() + interval '1 minute' as recent
         from public.teams where id = $1`,
        [TEAMS.choir],
      ),
    ).toEqual([{ recent: true }]);
  });

  it('C. of a user does not change with the own theme and display name, and cannot be written', async () => {
    const id = idOf('actor', 'EMPLOYEE');
    const own = { theme_preference: 'dark', display_name: 'Shown', updated_at: '2099-01-01' };
    expect(rowsOf(await as('EMPLOYEE').from('users').update(own).eq('id', id).select('id'))).toHaveLength(1);
    expect(await moved('users', id)).toBe(false);
    await as('ADMIN').from('users').update({ first_name: 'New', updated_at: '2099-01-01' }).eq('id', id);
    expect(await moved('users', id)).toBe(true);
    expect(await rules.sql('select updated_at < now() as past from public.users where id = $1', [id])).toEqual([
      { past: true },
    ]);
  });

  async function moved(table: string, id: string): Promise<boolean | undefined> {
    const [row] = await rules.sql<{ moved: boolean }>(
      `select t.updated_at > s.updated_at as moved from public.${table} t join saved_public_${table} s using (id) where id = $1`,
      [id],
    );
    return row?.moved;
  }
});
