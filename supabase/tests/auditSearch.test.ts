import { beforeAll, expect, it } from 'vitest';
import type { Filters } from '../../machines/list/page.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';
import { atLeast, exactly } from '../../machines/testing/answers.ts';
import { ACTIONS, withCodes } from '../../src/features/audit/auditWords.ts';

const servers = startServers();
const neverAborted = new AbortController().signal;
const SIZE = 120;
let admin: Device;

/**
 * Queries with the condition of the entries that they find. Numbered entries are eight hours apart, the newest first.
 * The last two queries match an action and a table.
 */
const HOLDERS = {
  everywhere: 'number is not null',
  tenth: 'number % 10 = 0',
  half: 'number % 2 = 0',
  third: 'number % 3 = 0',
  hundredth: 'number % 100 = 0',
  recent: 'number <= 180',
  ancient: 'number > 3900',
  'tenth recent': 'number % 10 = 0 and number <= 180',
  'recent ancient': 'false',
  'everywhere third': 'number % 3 = 0',
  pdat: `action = 'UPDATE'`,
  role_assign: `resource_type = 'role_assignments'`,
};

beforeAll(async () => {
  admin = await servers.signedIn('admin@example.org');
  const words = ['everywhere', 'half', 'third', 'tenth', 'hundredth', 'recent', 'ancient'] as const;
  const text = words.map((word) => `case when ${HOLDERS[word]} then '${word}' end`).join(', ');
  // Entries in each month of three and a half years, and one in the future.
  await servers.sql(`
    insert into public.audit_logs
      (performed_at, performed_by_label, action, resource_type, resource_id, subject_id, details)
    select now() - interval '8 hours' * number, 'Mia', action, resource_type, number, gen_random_uuid(),
      jsonb_build_object('label', concat_ws(' ', ${text}), 'changes', '{}'::jsonb)
    from (select generate_series(1, 4000) union select -120) as numbers (number)
      cross join lateral (
        select (array['UPDATE', 'INSERT', 'UPDATE', 'DELETE'])[1 + number / 10 % 4] as action,
          (array['users', 'teams', 'role_assignments'])[1 + number / 10 % 3] as resource_type
      ) as kinds`);
});

/** The time a number of days ago. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
}

const FILTERS: Filters[] = [
  {},
  { action: 'UPDATE' },
  { action: 'INSERT' },
  { action: 'DELETE' },
  { table: 'users' },
  { table: 'teams' },
  { table: 'teams', action: 'INSERT' },
  { table: 'teams', action: 'DELETE' },
  { from: daysAgo(40) },
  { from: daysAgo(100), until: daysAgo(35) },
  { from: daysAgo(900), until: daysAgo(700) },
  { from: daysAgo(900), until: daysAgo(750), action: 'INSERT' },
  { from: daysAgo(100), action: 'DELETE' },
  { until: daysAgo(600) },
];
const CONDITIONS: Record<string, string> = {
  action: 'action =',
  table: 'resource_type =',
  from: 'performed_at >=',
  until: 'performed_at <',
};

const SEARCHES = Object.entries(HOLDERS).flatMap(([search, holders]) =>
  FILTERS.map((filters): [string, Filters, string] => [search, filters, holders]),
);

it.each(SEARCHES)(
  'A long audit log is searched and counted for %j with the filters %j',
  async (search, filters, holders) => {
    const conditions = Object.entries(filters).map(([name, value]) => `${CONDITIONS[name] ?? ''} '${value}'`);
    const matches = `
    select id from (
      select *, case when performed_by_label = 'Mia' then resource_id::int end as number from public.audit_logs
    ) as l
    where ${['true', ...conditions].join(' and ')} and ${holders} order by performed_at desc, id desc`;
    const all = await servers.sql<{ id: string }>(matches);
    const request = { search, filters, after: null, size: SIZE };
    const { rows } = valueOf(await admin.adapters.listAuditLogs(request, neverAborted));
    expect(rows.map(({ id }) => id)).toEqual(all.slice(0, SIZE).map(({ id }) => id));
    const counted = valueOf(await admin.adapters.countAuditLogs({ search, filters }, neverAborted));
    expect(counted).toEqual(all.length > 1000 ? atLeast(1000) : exactly(all.length));
  },
);

it('Filters by time are independent of the date style', async () => {
  const [person] = await servers.sql<{ id: string }>(`select id from public.users where role = 'ADMIN' limit 1`);
  const requested = async (style: string) => {
    const [row] = await servers.sql<{ found: string[]; counted: number }>(
      `select
        set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $5, true), set_config('timezone', 'Asia/Kolkata', true),
        set_config('datestyle', $2, true),
        array(select id from public.search_audit_logs('ancient', $3)) as found,
        (public.count_audit_logs('hundredth', $4)).number as counted`,
      [
        person?.id,
        style,
        { from: daysAgo(1320), until: daysAgo(960) },
        { from: daysAgo(700) },
        JSON.stringify({ sub: person?.id, session_id: person?.id }),
      ],
    );
    return { found: row?.found ?? [], counted: row?.counted };
  };
  const { found, counted } = await requested('ISO');
  expect([found.length, counted]).toEqual([59, 20]);
  expect(await requested('SQL, MDY')).toEqual({ found, counted });
});

const actions = ACTIONS.map(({ value }) => value);

it('The screen has every action of the audit log', async () => {
  const [row] = await servers.sql<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'audit_logs_action_check'`,
  );
  expect([...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, action]) => action)).toEqual(actions);
});

it('A search finds entries by the labels of actions and the names of changed fields', async () => {
  valueOf(await admin.adapters.addTeam({ name: 'Verbs', departmentId: null }));
  await servers.sql(`update public.teams set archived_at = now() where name = 'Verbs'`);
  await servers.sql(`delete from public.users where email = 'employee@example.org'`);
  const found = async (search: string) =>
    valueOf(await admin.adapters.listAuditLogs(withCodes({ search, after: null, size: 1 }), neverAborted)).rows[0];
  expect(await found('removed users')).toMatchObject({ action: 'DELETE', resourceType: 'users' });
  expect(await found('assignments Removed')).toMatchObject({ action: 'DELETE', resourceType: 'role_assignments' });
  expect(await found('added verbs')).toMatchObject({ action: 'INSERT', resourceType: 'teams', label: 'Verbs' });
  expect(await found('archived verbs')).toMatchObject({ action: 'UPDATE', resourceType: 'teams', label: 'Verbs' });
  expect(await found('exported')).toBeUndefined();
});
