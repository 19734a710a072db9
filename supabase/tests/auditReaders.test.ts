import { expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { callableFunctions } from './support/callable.ts';
import { idOf, ROLES } from './support/fixtures.ts';
import type { Caller } from './support/harness.ts';
import { addPendingPeople, PENDING } from './support/pending.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const REASON = 'Told in confidence';
const PERSON = idOf('target', 'EMPLOYEE');
const [SUSPENDED, REMOVED] = [idOf('target', 'MANAGER'), idOf('assigned', 'MANAGER')];

const { rules, database } = startWithFixtures(async (started) => {
  await addPendingPeople(started);
  await started.exec('update public.roles set may_read_log = may_read and hierarchy_level >= 3');
  const admin = started.as({ account: idOf('actor', 'ADMIN') });
  await admin.rpc('suspend_user', { target: PERSON, reason: REASON }).throwOnError();
  await admin.rpc('suspend_user', { target: SUSPENDED }).throwOnError();
  await admin.rpc('remove_user', { target: REMOVED }).throwOnError();
});

const READERS = ['SUPERUSER', 'ADMIN', 'MANAGER'] as const;
const OTHERS: [string, Caller][] = [
  ...(['SUPERVISOR', 'EMPLOYEE', 'USER', 'no profile'] as const).map((actor): [string, Caller] => [
    actor,
    { account: idOf('actor', actor) },
  ]),
  ...PENDING.filter(({ role }) => role === 'MANAGER').map(({ id, setup }): [string, Caller] => [
    `a pending MANAGER with a ${setup}`,
    { account: id },
  ]),
  ['a suspended MANAGER', { account: SUSPENDED }],
  ['a removed MANAGER', { account: REMOVED }],
  ['a visitor', 'visitor'],
];

const EXPORT = { list: 'audit_logs', format: 'csv', filters: {}, row_count: 1 };

it.each(OTHERS)('E-25 %s reads no entry, reason or count of the audit log', async (_, caller) => {
  const client = rules.as(caller);
  expect(rowsOf(await client.from('audit_logs').select('*'))).toEqual([]);
  expect((await client.from('audit_logs').select('*', { count: 'exact', head: true })).count ?? 0).toBe(0);
  const reading = { query: '', filters: { about: PERSON } };
  expectError(await client.rpc('search_audit_logs', reading), '42501');
  expectError(await client.rpc('count_audit_logs', reading), '42501');
  expectError(await client.rpc('report_export', EXPORT), '42501');
  expect(await database.isUnchanged()).toBe(true);
  const functions = await callableFunctions(rules);
  const asked = functions.map(({ name, values }) => ({
    name,
    values: { ...values, ...('target' in values && { target: PERSON }) },
  }));
  for (const { name, values } of [...asked, { name: 'search_staff', values: { query: '' } }]) {
    expect(JSON.stringify(await client.rpc(name, values)), name).not.toContain(REASON);
  }
});

it('E-25 lower roles still read the lists, and their profile says what they may read', async () => {
  for (const role of ROLES) {
    const account = idOf('actor', role);
    const own = rules.as({ account }).from('users').select('roles(may_read_log)').eq('id', account);
    expect(rowsOf(await own)).toEqual([{ roles: { may_read_log: READERS.some((reader) => reader === role) } }]);
  }
  const supervisor = rules.as({ account: idOf('actor', 'SUPERVISOR') });
  expect(rowsOf(await supervisor.rpc('search_staff', { query: '' })).length).toBeGreaterThan(9);
  expect((await supervisor.rpc('report_export', { ...EXPORT, list: 'users' })).error).toBeNull();
});

it.each(READERS)('%s reads the log as before', async (role) => {
  const client = rules.as({ account: idOf('actor', role) });
  const entries = rowsOf(
    await client.rpc('search_audit_logs', { query: '', filters: { about: PERSON, action: 'UPDATE' } }),
  );
  expect(JSON.stringify(entries)).toContain(REASON);
  expect(rowsOf(await client.from('audit_logs').select('id').eq('subject_id', PERSON)).length).toBeGreaterThan(0);
  expect((await client.rpc('report_export', EXPORT)).error).toBeNull();
});

it.each(ROLES)('E-26 %s cannot change the setting', async (role) => {
  const client = rules.as({ account: idOf('actor', role) });
  const change = client.from('roles').update({ may_read_log: true }).neq('id', -1).select('id');
  expect(rowsOf(await change)).toEqual([]);
  const row = { id: 9, name: 'READER', hierarchy_level: 1, may_read: true, may_read_log: true };
  expectError(await client.from('roles').insert(row), '42501');
  expect(await database.isUnchanged()).toBe(true);
});
