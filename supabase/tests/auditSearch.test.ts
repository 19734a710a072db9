import { beforeAll, expect, it } from 'vitest';
import type { Filters } from '../../machines/list/page.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';
import { atLeast, exactly } from '../../machines/testing/answers.ts';
import type { AuditLog } from '../../machines/shared/entities.ts';
import { auditSentence } from '../../src/features/audit/auditSentence.ts';
import { ACTIONS, TABLES } from '../../src/features/audit/auditWords.ts';

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
      (performed_at, performed_by_label, action, resource_type, resource_id, subject_id, details, search_text)
    select now() - interval '8 hours' * number, 'Mia', action, resource_type, number, gen_random_uuid(), '{"changes": {}}',
      lower(concat_ws(' ', action, resource_type, ${text}))
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

type Changes = AuditLog['changes'];

const FIELDS: Record<string, string[]> = {
  users: 'first_name last_name display_name email role is_password_changed invited_at suspended_from'.split(' '),
  role_assignments: ['team', 'department'],
  teams: ['name', 'department', 'archived_at'],
  departments: ['name', 'archived_at'],
};
const REPORTED_FILTERS = 'search role department team status by about action table from until'.split(' ');
const WHOLE_LIST = ['EXPORT', 'PRINT'];
const PAST = '2024-01-01T00:00:00Z';
const VALUES: Record<string, [unknown, unknown]> = {
  is_password_changed: [false, true],
  invited_at: [null, PAST],
  suspended_from: [PAST, '2099-01-01T00:00:00Z'],
};

/** The possible changes of an entry: none, each field alone, and all fields. */
function variants(action: string, table: string): Changes[] {
  if (WHOLE_LIST.includes(action)) {
    const filters = Object.fromEntries(REPORTED_FILTERS.map((filter) => [filter, { old: null, new: 'Xyz' }]));
    const rows = [1, 57].map((count) => ({ format: { old: null, new: 'csv' }, rows: { old: null, new: count } }));
    return rows.flatMap((changes) => [changes, { ...changes, ...filters }]);
  }
  const change = (field: string) => {
    const [old, set] = VALUES[field] ?? ['Xyz', 'Zyx'];
    return { [field]: { old: action === 'INSERT' ? null : old, new: action === 'DELETE' ? null : set } };
  };
  const alone = (FIELDS[table] ?? []).map(change);
  return [
    {},
    ...alone,
    Object.assign({}, ...alone) as Changes,
    { is_password_changed: { old: true, new: false } },
    { suspended_from: { old: null, new: PAST } },
    { suspended_from: { old: PAST, new: null } },
  ];
}

/** The words of an entry's sentence that are not values, without numbers. */
function shownWords(action: string, table: string, changes: Changes): string[] {
  const entry = {
    id: '1',
    performedAt: '2024-01-05T13:45:09Z',
    performedBy: '2',
    performedByLabel: 'Xyz',
    performer: null,
    action,
    resourceType: table,
    resourceId: '3',
    subjectId: '3',
    label: 'Xyz',
    changes,
  };
  const own = auditSentence(entry).map(({ text, isQuoted }) => (isQuoted ? ' ' : text.replaceAll("'s", '')));
  return (
    own
      .join('')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

const actions = ACTIONS.map(({ value }) => value);
const tables = TABLES.map(({ value }) => value);
const cases = actions.flatMap((action) => {
  if (WHOLE_LIST.includes(action))
    return tables.filter((table) => table !== 'role_assignments').map((table) => [action, table] as const);
  const touched = action === 'RESET_EMAIL' ? ['users'] : tables.filter((table) => table !== 'audit_logs');
  return touched.map((table) => [action, table] as const);
});

it('The screen has every action of the audit log', async () => {
  const [row] = await servers.sql<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'audit_logs_action_check'`,
  );
  expect([...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, action]) => action)).toEqual(actions);
});

it.each(cases)('The search finds the words on the screen: %s of %s', async (action, table) => {
  // The conjunction between fields is not searchable.
  const small = ['and'];
  const all = { shown: new Set<string>(), stored: new Set<string>() };
  for (const changes of variants(action, table)) {
    const [row] = await servers.sql<{ words: string }>('select private.audit_words($1, $2, $3) as words', [
      action,
      table,
      changes,
    ]);
    const stored = row?.words ?? '';
    const shown = shownWords(action, table, changes).filter((word) => !small.includes(word));
    expect(
      shown.filter((word) => !stored.includes(word)),
      stored,
    ).toEqual([]);
    for (const word of shown) all.shown.add(word);
    for (const word of stored.split(' ')) all.stored.add(word);
  }
  // Words that are not shown are not searchable.
  expect([...all.stored].filter((word) => ![...all.shown].some((shown) => word.includes(shown)))).toEqual([]);
});

it('A search finds entries by their verbs', async () => {
  const team = valueOf(await admin.adapters.addTeam({ name: 'Verbs', departmentId: null }));
  expect(team).toBeDefined();
  await servers.sql(`delete from public.users where email = 'employee@example.org'`);
  const neverAborted = new AbortController().signal;
  const found = async (search: string) =>
    valueOf(await admin.adapters.listAuditLogs({ search, filters: {}, after: null, size: 1 }, neverAborted)).rows[0];
  expect(await found('removed')).toMatchObject({ action: 'DELETE', resourceType: 'users' });
  expect(await found('ended the assignment')).toMatchObject({ action: 'DELETE', resourceType: 'role_assignments' });
  expect(await found('assigned')).toMatchObject({ action: 'INSERT', resourceType: 'role_assignments' });
  expect(await found('added verbs')).toMatchObject({ action: 'INSERT', resourceType: 'teams', label: 'Verbs' });
  expect(await found('exported')).toBeUndefined();
});
