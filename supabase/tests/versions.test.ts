import { describe, expect, it } from 'vitest';
import { rowsOf } from './support/answers.ts';
import { DEPARTMENTS, idOf, TEAMS, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

/** Columns that the database derives or never changes, and those that only their user changes. */
const EXCEPTIONS =
  'id created_at updated_at role_id role_level unique_name sort_name sort_email search_text assigned_team_id ' +
  'assigned_department_id display_name is_password_changed password_changed_at is_signed_up theme_preference';
/** Columns that editors do not write: functions do. `added_later` is one of a later migration. */
const BY_OWNER = ['email', 'invited_at', 'suspended_from', 'added_later'];
const VALUES: Record<string, string> = { role: 'SUPERVISOR', department_id: DEPARTMENTS.care, email: 'x@test.example' };
const TYPES: Record<string, unknown> = {
  text: 'Changed',
  timestamptz: '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  bool: true,
  uuid: TEAMS.choir,
  int2: 2,
  int4: 2,
};
const IMPOSSIBLE_TIMES = ['infinity', '-infinity', '0044-03-15 BC', '12026-01-01'];

it.each([
  ['users', idOf('target', 'EMPLOYEE')],
  ['teams', TEAMS.choir],
  ['departments', idOf('target', 'MANAGER')],
])('P-17 every column of %s makes a version, an audit entry and a conflict for a second editor', async (table, id) => {
  await rules.sql(`insert into public.departments (id, name) values ($1, 'Empty')`, [idOf('target', 'MANAGER')]);
  await rules.exec(`alter table public.${table} add column added_later text`);
  const columns = await columnsOf(table, EXCEPTIONS);
  const version = `select updated_at::text as version, (select max(sequence_number) from public.audit_logs) as last
    from public.${table} where id = $1`;
  for (const { name, value } of columns) {
    const [before] = await rules.sql<{ version: string; last: string }>(version, [id]);
    const changes = { [name]: value };
    /** Saves like the app. Returns `changed`, or why the row did not change. */
    const save = async (actor: Actor): Promise<string> => {
      if (table === 'users') {
        const saved = await as(actor).rpc('change_users', { ids: [id], changes, versions: [before?.version] });
        const [row] = rowsOf(saved) as { result: string; message: string | null }[];
        return row?.message ?? row?.result ?? 'no row';
      }
      const change = as(actor).from(table).update(changes).eq('id', id).eq('updated_at', before?.version);
      return rowsOf(await change.select('id')).length === 1 ? 'changed' : 'no row';
    };
    if (BY_OWNER.includes(name)) {
      if (name !== 'added_later')
        expect((await as('ADMIN').from(table).update(changes).eq('id', id)).error?.code).toBe('42501');
      const target = name === 'email' ? 'auth.users' : `public.${table}`;
      await rules.sql(`update ${target} set ${name} = $1 where id = $2`, [value, id]);
    } else expect({ name, result: await save('ADMIN') }).toEqual({ name, result: 'changed' });
    const entries = await rules.sql(
      `select array(select jsonb_object_keys(details -> 'changes')) as fields from public.audit_logs
       where sequence_number > $1`,
      [before?.last],
    );
    expect({ name, entries }).toEqual({ name, entries: [{ fields: [name] }] });
    expect((await rules.sql<{ version: string }>(version, [id]))[0]?.version).not.toBe(before?.version);
    if (!BY_OWNER.includes(name)) expect(await save('SUPERUSER')).not.toBe('changed');
  }
  await rules.exec(`alter table public.${table} drop column added_later`);
  expect(columns.map(({ name }) => name)).toContain('added_later');
});

it('P-19 users write only these columns of their own row', async () => {
  const own = 'first_name last_name display_name is_password_changed theme_preference sort_email updated_at';
  for (const { name, value } of await columnsOf('users', own)) {
    const write = as('ADMIN')
      .from('users')
      .update({ [name]: value });
    const { error } = await write.eq('id', idOf('actor', 'ADMIN'));
    expect({ name, code: error?.code }).toEqual({ name, code: '42501' });
  }
});

it('P-19 users create their own row without the other columns', async () => {
  const own = 'id email role first_name last_name display_name theme_preference is_signed_up created_at';
  for (const { name, value } of await columnsOf('users', `${own} sort_email updated_at`)) {
    const profile = { ...UNFINISHED, role: 'USER', [name]: value };
    const { error } = await rules.as({ account: UNFINISHED.id }).from('users').insert(profile);
    expect({ name, code: error?.code }).toEqual({ name, code: '42501' });
  }
});

it('the search finds every text that editors write about a user', async () => {
  const ids = [idOf('target', 'EMPLOYEE')];
  const texts = (await columnsOf('users', `${EXCEPTIONS} ${BY_OWNER.join(' ')} role`)).filter(
    ({ type }) => type === 'text',
  );
  for (const { name } of texts) {
    const text = `new${name.replaceAll('_', '')}`;
    rowsOf(await as('ADMIN').rpc('change_users', { ids, changes: { [name]: text } }));
    const found = await rules.sql('select id from public.users where strpos(search_text, $1) > 0', [text]);
    expect({ name, found }).toEqual({ name, found: [{ id: ids[0] }] });
  }
});

it('P-20 no time of a user is infinite, before Christ or after the year 9999', async () => {
  const times = (await columnsOf('users', EXCEPTIONS)).filter(({ type }) => ['date', 'timestamptz'].includes(type));
  expect(times).not.toEqual([]);
  for (const { name } of times) {
    for (const time of IMPOSSIBLE_TIMES) {
      const changes = { [name]: time };
      const answer = await as('ADMIN').rpc('change_users', { ids: [idOf('target', 'EMPLOYEE')], changes });
      expect({ changes, results: answer.error ? [] : rowsOf(answer) }).not.toMatchObject({
        results: [{ result: 'changed' }],
      });
    }
  }
});

/** The columns of a table that are not listed, with a new value for each. */
async function columnsOf(table: string, exceptions: string) {
  const columns = await rules.sql<{ name: string; type: string }>(
    `select attname as name, typname as type from pg_attribute join pg_type t on t.oid = atttypid
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> all (string_to_array($2, ' '))`,
    [`public.${table}`, exceptions],
  );
  return columns.map(({ name, type }) => ({ name, type, value: VALUES[name] ?? TYPES[type] }));
}

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
