import { beforeAll, describe, expect, it } from 'vitest';
import type { Filters, RowCount } from '../../machines/directory/page.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';
import { atLeast, exactly } from '../../machines/testing/rowCounts.ts';

const servers = startServers();
const unhurried = new AbortController().signal;
const SIZE = 120;
let admin: Device;

/**
 * Texts, and what is true of the entries that they find: those with a number were written every eight hours, the first is
 * the newest. The last texts name an action and a table.
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
  // Three and a half years, and no month without entries; and one from when the clock was ahead.
  await servers.sql(`
    insert into public.audit_logs
      (performed_at, performed_by_label, action, resource_type, resource_id, subject_id, details, search_text, word_starts)
    select now() - interval '8 hours' * number, 'Mia', (array['UPDATE', 'INSERT', 'UPDATE', 'DELETE'])[1 + number / 10 % 4],
      (array['users', 'teams', 'role_assignments'])[1 + number / 10 % 3], number, gen_random_uuid(), '{"changes": {}}',
      concat_ws(' ', ${text}), '{}'
    from (select generate_series(1, 4000) union select -120) as numbers (number)`);
});

/** The time so many days ago. */
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

/** The count that is right where `enough` of `all` may be enough: the given one, if it is a rounded part of them. */
function trueCount(counted: RowCount, all: number, enough: number): RowCount {
  const mayStop =
    counted.number >= Math.floor(Math.min(enough, 1000) / 10) * 10 && counted.number <= Math.min(all, 1000);
  if (!counted.isExact && all >= enough && mayStop && counted.number % 10 === 0) return counted;
  return all > 1000 ? atLeast(1000) : exactly(all);
}

const SEARCHES = Object.entries(HOLDERS).flatMap(([search, holders]) =>
  FILTERS.map((filters): [string, Filters, string] => [search, filters, holders]),
);

it.each(SEARCHES)('A long trail is searched for %j and counted, filtered by %j', async (search, filters, holders) => {
  const conditions = Object.entries(filters).map(([name, value]) => `${CONDITIONS[name] ?? ''} '${value}'`);
  const matches = `
    select id from (
      select *, case when performed_by_label = 'Mia' then resource_id::int end as number from public.audit_logs
    ) as l
    where ${['true', ...conditions].join(' and ')} and ${holders} order by performed_at desc, id desc`;
  const all = await servers.sql<{ id: string }>(matches);
  const request = { search, filters, after: null, size: SIZE };
  const { rows } = valueOf(await admin.adapters.listAuditLogs(request, unhurried));
  expect(rows.map(({ id }) => id)).toEqual(all.slice(0, SIZE).map(({ id }) => id));
  const isCostly = search.includes(' ') || (filters['table'] !== undefined && filters['action'] !== undefined);
  const counted = valueOf(await admin.adapters.countAuditLogs({ search, filters }, unhurried));
  expect(counted).toEqual(trueCount(counted, all.length, isCostly ? 51 : 1001));
  // In a longer trail a page would be looked up in the index.
  const different = await servers.sql(
    `select front, few from unnest(array[10, 100]) as front cross join unnest(array[5, 1000]) as few
    where public.page_of('public.audit_logs', public.audit_conditions($1), 'performed_at', true,
      public.search_condition($2), public.audit_arms($2), ${SIZE}, front, few, true, $3
    ) is distinct from array(${matches} limit ${SIZE})`,
    [filters, search, filters['from'] ?? null],
  );
  expect(different).toEqual([]);
});

it('A count of several words stops where older entries would have to be read for more', async () => {
  const counted = valueOf(await admin.adapters.countAuditLogs({ search: 'everywhere third' }, unhurried));
  expect(counted).toEqual(atLeast(counted.number));
  expect(counted.number).toBeGreaterThan(50);
  expect(counted.number).toBeLessThan(1000);
});

it('A count of several words is exact where a filter ends it before', async () => {
  const filters = { from: daysAgo(40) };
  const [row] = await servers.sql<{ all: number }>(
    `select count(*)::int as all from public.audit_logs
    where performed_by_label = 'Mia' and resource_id::int % 2 = 0 and performed_at >= $1`,
    [filters.from],
  );
  const counted = valueOf(await admin.adapters.countAuditLogs({ search: 'everywhere half', filters }, unhurried));
  expect(counted).toEqual(exactly(row?.all ?? 0));
  expect(counted.number).toBeGreaterThan(51);
});

describe('Entries that are counted from the newest on', () => {
  it.each(['= 180', '= 2500', '<= 180', '<= 360', '% 2 = 0', '% 3 = 0', '% 100 = 0', '> 3900', '> 4000'])(
    'are as many as their numbers %s',
    async (condition) => {
      for (const days of [25, 95, 400, 10_000]) {
        const since = daysAgo(days);
        const entries = `performed_by_label = 'Mia' and performed_at between '${since}' and now()`;
        const [row] = await servers.sql<{ all: number; counts: RowCount[] }>(
          `select count(*)::int as all, (
            select json_agg(json_build_object('number', number, 'isExact', is_exact) order by floor is null, enough)
            from unnest('{1, 100, 180, 200, 1001}'::integer[]) as enough
              cross join unnest(array[$3, null]::timestamptz[]) as floor
              cross join public.count_newest_first('public.audit_logs', $1, 'performed_at', $2, enough, floor)
          ) as counts
          from public.audit_logs where ${entries} and (resource_id::int ${condition} or resource_id::int = 1)`,
          [entries, `resource_id::int ${condition} or resource_id::int = 1`, since],
        );
        const all = row?.all ?? 0;
        const enough = [1, 100, 180, 200, 1001];
        const expected = row?.counts.map((counted, index) => trueCount(counted, all, enough[index % 5] ?? 0));
        expect([days, row?.counts]).toEqual([days, expected]);
      }
    },
  );
});

describe('How far back so many entries are to be expected', () => {
  it.each([
    { wanted: 100, found: 50, floor: null, expected: '2026-10-31' },
    { wanted: 100, found: 5, floor: null, expected: '2026-02-03' },
    { wanted: 100, found: 4, floor: null, expected: null },
    { wanted: 100, found: 0, floor: null, expected: null },
    { wanted: 100, found: 50, floor: '2024-01-01Z', expected: '2026-10-31' },
    { wanted: 100, found: 4, floor: '2024-01-01Z', expected: null },
    { wanted: 100, found: 50, floor: '2026-11-10Z', expected: '2026-11-10' },
    { wanted: 100, found: 4, floor: '2025-12-01Z', expected: '2025-12-01' },
    { wanted: 100, found: 0, floor: '2025-12-01Z', expected: '2025-12-01' },
  ])('is known of $wanted if $found are of the last fifteen days, from $floor on', async (given) => {
    const [row] = await servers.sql<{ since: string | null }>(
      `select to_char(
        public.look_back_to($1, $2, '2026-11-30Z', '2026-11-15Z', $3) at time zone 'UTC', 'YYYY-MM-DD'
      ) as since`,
      [given.wanted, given.found, given.floor],
    );
    expect(row?.since).toBe(given.expected);
  });
});

it('Entries are found and counted whatever dates look like', async () => {
  const [person] = await servers.sql<{ id: string }>(`select id from public.users where role = 'ADMIN' limit 1`);
  const asked = async (style: string) => {
    const [row] = await servers.sql<{ found: string[]; counted: number }>(
      `select
        set_config('request.jwt.claim.sub', $1, true), set_config('timezone', 'Asia/Kolkata', true),
        set_config('datestyle', $2, true),
        array(select id from public.search_audit_logs('ancient', $3)) as found,
        (public.count_audit_logs('hundredth', $4)).number as counted`,
      [person?.id, style, { from: daysAgo(1320), until: daysAgo(960) }, { from: daysAgo(700) }],
    );
    return { found: row?.found ?? [], counted: row?.counted };
  };
  const { found, counted } = await asked('ISO');
  expect([found.length, counted]).toEqual([59, 20]);
  expect(await asked('SQL, MDY')).toEqual({ found, counted });
});
