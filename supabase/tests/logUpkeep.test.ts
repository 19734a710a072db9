import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { ACTORS, emailOf, idOf, TEAMS } from './support/fixtures.ts';
import type { Caller } from './support/harness.ts';
import { addPendingPeople, PENDING } from './support/pending.ts';
import { valueText } from '../../src/features/audit/auditWords.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures(addPendingPeople);

const admin = () => rules.as({ account: idOf('actor', 'ADMIN') });
const [removed, email] = [idOf('target', 'EMPLOYEE'), emailOf('target', 'EMPLOYEE')];
const NAMES = /Quentin|Vantongerloo|qv@test\.example|vanished/i;
const PAST = '2026-01-01';
const ALIAS = `Removed person ${removed.slice(0, 4)}`;

const erase = async (id = removed) => await rules.sql('select public.erase_user($1)', [id]);
const checked = async () => await rules.sql('select * from public.check_log()');
const log = async () =>
  await rules.sql<{ action: string; text: string }>(
    'select action, l::text as text from public.audit_logs l order by sequence_number',
  );

/** Leaves traces of a person in entries about and by them and others, and removes them. */
async function vanish(): Promise<void> {
  await admin().rpc('issue_ticket', { email: 'qv@test.example' });
  await rules.sql(`update auth.users set email = 'qv@test.example' where id = $1`, [removed]);
  const names = { first_name: 'Quentin', last_name: 'Vantongerloo' };
  expect(rowsOf(await admin().from('users').update(names).eq('id', removed).select('id'))).toHaveLength(1);
  const own = rules.as({ account: removed }).from('teams');
  expect((await own.update({ name: 'Renamed' }).eq('id', TEAMS.choir)).error).toBeNull();
  await admin().from('role_assignments').insert({ user_id: removed, team_id: TEAMS.payroll });
  const report = { list: 'audit_logs', format: 'csv', row_count: 1 };
  for (const filters of [{ about: removed }, { by: removed }, { search: 'quentin vantongerloo' }, { search: email }]) {
    expect((await admin().rpc('report_export', { ...report, filters })).error).toBeNull();
  }
  const reason = 'Covered for Quentin Vantongerloo';
  await admin().rpc('suspend_user', { target: idOf('target', 'MANAGER'), reason });
  await admin().rpc('suspend_user', { target: removed, reason: 'vanished' });
  expect((await admin().rpc('remove_user', { target: removed })).error).toBeNull();
}

it('times in entries about users are formatted by the app, and kept by erase_user', async () => {
  const time = '2026-01-01';
  const columns = await rules.sql<{ name: string; kept: unknown }>(
    `select attname as name, private.erased(jsonb_build_object(attname, $1::text), 'Removed') ->> attname as kept
     from pg_attribute where attrelid = 'public.users'::regclass and not attisdropped
       and atttypid in ('date'::regtype, 'timestamptz'::regtype)
       and private.audited(jsonb_build_object(attname, $1::text)) <> '{}'`,
    [time],
  );
  expect(columns.map(({ name }) => name)).toContain('suspended_from');
  for (const { name, kept } of columns) {
    expect({ name, kept }).toEqual({ name, kept: time });
    expect({ name, text: valueText(time, name) }).not.toEqual({ name, text: time });
  }
});

describe('erase_user', () => {
  it('replaces names, addresses and reasons everywhere, and keeps who did what when', async () => {
    await vanish();
    const before = await log();
    expect(before.filter(({ text }) => NAMES.test(text)).length).toBeGreaterThan(8);
    const kept = `select id, performed_at, performed_by, performed_by_role, action, resource_type, resource_id, subject_id,
      details #> '{changes,role}' as role, details #> '{changes,team_id}' as team
      from public.audit_logs where action <> 'ERASE' order by id`;
    const facts = await rules.sql(kept);
    await erase();
    const after = await log();
    expect(after.filter(({ text }) => NAMES.test(text) || text.includes(email))).toEqual([]);
    expect(await rules.sql(kept)).toEqual(facts);
    expect(after.at(-1)?.action).toBe('ERASE');
    expect(await checked()).toEqual([]);
    const found = await admin().rpc('search_audit_logs', { query: ALIAS.toLowerCase() }).select('performed_by_label');
    expect(rowsOf(found)).toContainEqual({ performed_by_label: ALIAS });
    await erase();
    expect((await log()).slice(0, -1)).toEqual(after);
  });

  it('leaves the entries of a user who has the address now', async () => {
    await vanish();
    await rules.sql(`update auth.users set email = 'qv@test.example' where id = $1`, [idOf('target', 'SUPERVISOR')]);
    await erase();
    const entries = (await log()).filter(({ text }) => text.includes('qv@test.example'));
    expect(entries.map(({ action }) => action)).toEqual(['TICKET', 'UPDATE']);
  });

  it.each([
    ['a user', idOf('target', 'MANAGER')],
    ['an account without a profile', idOf('target', 'no profile')],
    ['a team', TEAMS.choir],
    ['an unknown id', '00000000-0000-4000-9000-000000999999'],
  ])('rejects the id of %s', async (_, id) => {
    await expect(erase(id)).rejects.toThrow('There is no removed user with this id');
    expect(await database.isUnchanged()).toBe(true);
  });
});

describe('purge_log', () => {
  it('deletes the entries before a time, and check_log still finds changes around the app', async () => {
    await admin().from('teams').update({ name: 'Old name' }).eq('id', TEAMS.choir);
    await rules.sql('select pg_sleep(0.01)');
    const [cut] = await rules.sql<{ now: string }>('select clock_timestamp()::text as now');
    await admin().from('teams').update({ name: 'New name' }).eq('id', TEAMS.choir);
    await admin().rpc('remove_user', { target: removed });
    await rules.sql('select public.purge_log($1)', [cut?.now]);
    expect((await log()).map(({ action }) => action)).toEqual(['UPDATE', 'DELETE', 'PURGE']);
    expect(await checked()).toEqual([]);
    await rules.sql('select pg_sleep(0.01)');
    await rules.sql('select public.purge_log(now())');
    expect(await rules.sql('select action from public.audit_logs')).toEqual([{ action: 'PURGE' }]);
    expect(await checked()).toEqual([]);
    expect(await rules.sql('select from private.purged_states where resource_id = $1', [removed])).toEqual([]);
    await rules.exec(`begin; set local session_replication_role = replica;
      update public.teams set name = 'Old name' where id = '${TEAMS.choir}'; commit`);
    expect(await checked()).toMatchObject([{ field: 'name', in_log: 'New name', in_row: 'Old name' }]);
  });

  it.each(['null', `'infinity'`, `'2099-01-01'`])('rejects %s', async (before) => {
    await expect(rules.sql(`select public.purge_log(${before})`)).rejects.toThrow('Only entries of the past');
    expect(await database.isUnchanged()).toBe(true);
  });
});

it('recompute_derived restores the derived names and texts of all tables without an entry or a version of users', async () => {
  const derived = `select string_agg(text, ' ' order by text) as text from (
    select concat(id, sort_name, search_text, updated_at) as text from public.users
    union all select concat(id, sort_name, unique_name) from public.teams
    union all select concat(id, sort_name, unique_name) from public.departments
    union all select l::text from public.audit_logs l) as rows`;
  const before = await rules.sql(derived);
  await rules.exec(`begin; set local session_replication_role = replica;
    update public.users set sort_name = 'x', search_text = 'x';
    update public.teams set sort_name = 'x', unique_name = 'x' || id;
    update public.departments set sort_name = 'x', unique_name = 'x' || id;
    update public.audit_logs set search_text = 'x'; commit`);
  await rules.sql('select public.recompute_derived()');
  expect(await rules.sql(derived)).toEqual(before);
});

describe('The functions of the owner', () => {
  const outsiders: [string, Caller][] = [
    ['a visitor', 'visitor'],
    ['the service key', 'service key'],
    ['a suspended user', { account: idOf('assigned', 'ADMIN') }],
    ['a user past the leaving date', { account: idOf('assigned', 'MANAGER') }],
    ['a removed user', { account: removed }],
    ...PENDING.map(({ id, role, setup }): [string, Caller] => [`a pending ${role} with a ${setup}`, { account: id }]),
    ...ACTORS.map((actor): [string, Caller] => [actor, { account: idOf('actor', actor) }]),
  ];

  it.each(outsiders)('E-23 cannot be called by %s', async (_, caller) => {
    await admin().rpc('remove_user', { target: removed });
    const superuser = rules.as({ account: idOf('actor', 'SUPERUSER') });
    await superuser.rpc('suspend_user', { target: idOf('assigned', 'ADMIN') });
    await superuser.rpc('suspend_user', { target: idOf('assigned', 'MANAGER'), starts_at: new Date().toISOString() });
    const before = await database.fingerprint();
    const calls = {
      check_log: {},
      erase_user: { target: removed },
      purge_log: { before: PAST },
      recompute_derived: {},
    };
    for (const [name, parameters] of Object.entries(calls)) {
      expectError(await rules.as(caller).rpc(name, parameters), '42501');
    }
    expect(await database.fingerprint()).toBe(before);
  });

  it('E-24 leave nobody else a way to change or delete entries', async () => {
    await vanish();
    await erase();
    for (const write of [`update public.audit_logs set performed_by_label = 'x'`, 'delete from public.audit_logs']) {
      const attempt = rules.exec(`begin; grant update, delete on public.audit_logs to service_role;
        set local staff.log_may_change = 'yes'; set local role service_role; ${write}`);
      await expect(attempt.finally(() => rules.exec('rollback'))).rejects.toThrow('append-only');
    }
    for (const call of ['purge_log(now())', 'recompute_derived()']) {
      const attempt = rules.exec(`begin; select public.${call}; delete from public.audit_logs`);
      await expect(attempt.finally(() => rules.exec('rollback'))).rejects.toThrow('append-only');
    }
  });
});
