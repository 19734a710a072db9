import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from './support/answers.ts';
import { callableFunctions, type Callable } from './support/callable.ts';
import { idOf, ROLES, UNFINISHED } from './support/fixtures.ts';
import type { Caller } from './support/harness.ts';
import { addPendingPeople, PENDING } from './support/pending.ts';
import { startWithFixtures } from './support/testDatabase.ts';
import { asUser } from './support/tokens.ts';

const SUSPENDED = idOf('assigned', 'ADMIN');
const { rules } = startWithFixtures(async (started) => {
  await addPendingPeople(started);
  await started.sql('update public.users set suspended_from = now() where id = $1', [SUSPENDED]);
});

/** 8 kB of words without letters, which once took quadratic time. */
const LONG = '- '.repeat(4_000);

const account = (id: string): Caller => ({ account: id });
const WITHOUT_RIGHTS: [string, Caller][] = [
  ['a visitor', 'visitor'],
  ['an account without a profile', account(UNFINISHED.id)],
  ['a USER', account(idOf('actor', 'USER'))],
  ['a suspended ADMIN', account(SUSPENDED)],
  ['a removed user', account('00000000-0000-4000-8000-00000000dead')],
  ...PENDING.filter(({ role }) => role === 'ADMIN').map(({ id, setup }): [string, Caller] => [setup, account(id)]),
];
const STAFF = ROLES.filter((role) => role !== 'USER').map((role): [string, Caller] => [
  role,
  account(idOf('actor', role)),
]);

let functions: Callable[] = [];
let columns: { table: string; column: string }[] = [];
beforeAll(async () => {
  functions = await callableFunctions(rules);
  columns = await rules.sql(`
    select relname as table, attname as column from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'text'::regtype and attgenerated = ''
  `);
  expect(columns.length).toBeGreaterThan(20);
});

describe.each([...WITHOUT_RIGHTS, ...STAFF])('L. %s', (_, caller) => {
  it('L-01 gets 42501 without permissions, and otherwise an error, for each long text of a function', async () => {
    for (const { name, values } of functions) {
      const { error } = await rules.as(caller).rpc(name, values);
      const isDenied = WITHOUT_RIGHTS.some(([, other]) => other === caller) || error?.code === '42501';
      const codes = isDenied ? ['42501'] : ['22023', 'PT404'];
      for (const [key, value] of Object.entries(values)) {
        if (value !== 'x' && (typeof value !== 'object' || Array.isArray(value))) continue;
        const text = value === 'x' ? LONG : { search: LONG };
        const long = await rules.as(caller).rpc(name, { ...values, [key]: text });
        expect(codes, `${name}, ${key}`).toContain(long.error?.code);
      }
    }
  });

  it('L-02 stores no long text in any column', async () => {
    for (const { table, column } of columns) {
      const row: Record<string, unknown> = { [column]: LONG };
      await rules.as(caller).from(table).update(row).not(column, 'is', null);
      await rules.as(caller).from(table).insert(row);
      const stored = await rules.sql(`select from public.${table} where char_length(${column}) > 1000`);
      expect(stored, `${table}, ${column}`).toEqual([]);
    }
  });
});

it.each(WITHOUT_RIGHTS)('L-05 %s cannot estimate the number of rows', async (_, caller) => {
  await rules.exec('analyze');
  for (const table of new Set(columns.map((column) => column.table))) {
    const { count } = await rules.as(caller).from(table).select('*', { count: 'planned', head: true });
    expect(count ?? 0, table).toBeLessThanOrEqual(2);
  }
});

it('L-02 names of more than 1,000 characters are rejected before they are normalized', async () => {
  const answer = await rules
    .as(account(idOf('actor', 'ADMIN')))
    .from('teams')
    .insert({ name: LONG });
  expectError(answer, '22023', 'The text has more than 1000 characters. Shorten it.');
});

it('L-03 statements of app users end after 5 s', async () => {
  const settings = `select rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by rolname`;
  const expected = ['statement_timeout=3s', 'statement_timeout=5s'].map((setting) => ({ rolconfig: [setting] }));
  expect(await rules.sql(settings)).toEqual(expected);
});

it.each([
  ['SUPERVISOR', `update public.users set role = 'EMPLOYEE' where id = '${idOf('target', 'EMPLOYEE')}'`],
  ['USER', `update public.users set role = 'USER'`],
  ['USER', 'update public.teams set department_id = null'],
  ['USER', 'update public.role_assignments set team_id = null'],
] as const)('L-04 a %s locks no role changes or moves with %s', async (actor, update) => {
  await rules.exec(`begin; ${asUser(idOf('actor', actor), 'authenticated')}; ${update}`);
  const locks = rules.sql(`select mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`);
  expect(await locks.finally(() => rules.exec('rollback'))).toEqual([]);
});
