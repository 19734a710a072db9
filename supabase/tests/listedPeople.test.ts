import { beforeAll, describe, expect, it } from 'vitest';
import type { Filters, ListQuery, Sort } from '../../machines/list/page.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';
import { loadPeople, oracle, type Person } from './support/peopleOracle.ts';
import { pagesOf } from './support/pages.ts';
import { atLeast, exactly } from '../../machines/testing/answers.ts';

const servers = startServers();
const neverAborted = new AbortController().signal;
let admin: Device;
let people: Person[];
let ids: { department: string; team: string };

beforeAll(async () => {
  admin = await servers.signedIn('admin@example.org');
  // Ties in every order, missing first or last names or both, and more than a page of equal names.
  await servers.sql(`
    insert into auth.users (id, email) select gen_random_uuid(), 'tie' || n || '@example.org' from generate_series(1, 120) n`);
  await servers.sql(`
    insert into public.users (id, email, first_name, last_name, role, created_at)
    select id, email, case when n % 7 > 0 then 'Ångel' end, case when n % 5 > 0 then 'Tie-Break' end,
      (array['EMPLOYEE', 'MANAGER', 'USER'])[1 + n % 3], '2026-03-01 00:00:00.123456+00'
    from (select id, email, row_number() over (order by email) as n from auth.users where email like 'tie%') as a`);
  await servers.sql(`
    insert into public.role_assignments (user_id, team_id)
    select u.id, t.id from public.users u, public.teams t where u.email like 'tie%1@example.org' and t.name = 'Payroll'`);
  people = await loadPeople(servers.sql);
  const payroll = people.find(({ team }) => team === 'Payroll');
  ids = { department: payroll?.departmentId ?? '', team: payroll?.teamId ?? '' };
});

const SEARCHES = [
  '',
  'tie-break',
  'angel',
  'ÅNG',
  'an',
  'k',
  'manager',
  'payroll',
  'finance',
  'zofia',
  'an castellanos',
  'ca adrian',
  'nobody at all',
];
const SORTS: (Sort | undefined)[] = [
  undefined,
  ...['newest', 'name', 'email', 'role', 'seen'].flatMap((key) =>
    [true, false].map((isDescending) => ({ key, isDescending })),
  ),
];

/** All filters, alone and combined. */
function filters(): Filters[] {
  const { department, team } = ids;
  const each = [
    { role: 'MANAGER' },
    { role: 'MANAGER,USER' },
    { department },
    { team },
    { status: 'pending,invited,expired' },
  ];
  return [{}, ...each, { role: 'EMPLOYEE', department }, { status: 'pending,invited,expired', team, role: 'USER' }];
}

/** The emails of a list, with the end of each page. */
async function listed(query: ListQuery): Promise<string[]> {
  const pages = await pagesOf((after) => admin.adapters.listUsers({ ...query, after }, neverAborted));
  return pages.flat().map(({ email }) => email);
}

describe('The list of people matches a naive implementation', () => {
  for (const sort of SORTS) {
    const order = sort ? `${sort.key} ${sort.isDescending ? 'descending' : 'ascending'}` : 'by default';
    it(`sorted ${order}, for every filter`, async () => {
      for (const filter of filters()) {
        const query: ListQuery = { search: '', filters: filter, ...(sort ? { sort } : {}) };
        expect([filter, await listed(query)]).toEqual([filter, oracle(people, query)]);
      }
    });

    it(`sorted ${order}, for every query`, async () => {
      for (const search of SEARCHES) {
        const query: ListQuery = { search, ...(sort ? { sort } : {}) };
        expect([search, await listed(query)]).toEqual([search, oracle(people, query)]);
      }
    });
  }

  it('searched, filtered and sorted together', async () => {
    const all = filters().flatMap((filter) => SEARCHES.map((search) => ({ search, filters: filter })));
    for (const [index, query] of all.entries()) {
      const sort = SORTS[index % SORTS.length];
      const requested = sort ? { ...query, sort } : query;
      expect([requested, await listed(requested)]).toEqual([requested, oracle(people, requested)]);
      const counted = valueOf(await admin.adapters.countUsers(query, neverAborted));
      expect([query, counted]).toEqual([query, exactly(oracle(people, query).length)]);
    }
  });
});

describe('A page of people', () => {
  it('continues after its last row, even if rows were added or removed', async () => {
    const query: ListQuery = { search: 'tie', sort: { key: 'name', isDescending: false } };
    const first = valueOf(await admin.adapters.listUsers({ ...query, after: null }, neverAborted));
    const expected = oracle(people, query).slice(50, 100);
    await servers.sql(`insert into auth.users (id, email) values (gen_random_uuid(), 'a-tie@example.org')`);
    await servers.sql(
      `insert into public.users (id, email) select id, email from auth.users where email like 'a-tie%'`,
    );
    await servers.sql('delete from auth.users where id = $1', [first.rows[0]?.id]);
    const second = valueOf(await admin.adapters.listUsers({ ...query, after: first.next }, neverAborted));
    expect(second.rows.map(({ email }) => email)).toEqual(expected);
  });

  it('ignores an unknown order and filter', async () => {
    const own = valueOf(await admin.adapters.listUsers({ search: '', after: null }, neverAborted));
    const requested = {
      search: '',
      sort: { key: 'shoe', isDescending: false },
      filters: { colour: 'red' },
      after: null,
    };
    expect(valueOf(await admin.adapters.listUsers(requested, neverAborted))).toEqual(own);
  });

  it.each([{ role: 'KING' }, { team: 'x' }, { department: '1' }, { status: 'done' }])(
    'is empty for the invalid filter %j without a request',
    async (filter) => {
      const before = admin.sent.length;
      const query = { search: '', filters: filter };
      expect(valueOf(await admin.adapters.listUsers({ ...query, after: null }, neverAborted)).rows).toEqual([]);
      expect(valueOf(await admin.adapters.countUsers(query, neverAborted))).toEqual(exactly(0));
      expect(admin.sent.slice(before)).toEqual([]);
    },
  );
});

describe('A count of people', () => {
  beforeAll(async () => {
    await servers.sql(`
      insert into auth.users (id, email) select gen_random_uuid(), 'crowd' || n || '@example.org' from generate_series(1, 1100) n`);
    await servers.sql(
      `insert into public.users (id, email, role) select id, email, 'SUPERVISOR' from auth.users where email like 'crowd%'`,
    );
  });

  it('is exact without filters, and limited to 1,000 matches', async () => {
    const count = async (query: ListQuery) => valueOf(await admin.adapters.countUsers(query, neverAborted));
    const [all] = await servers.sql<{ count: number }>('select count(*)::int as count from public.users');
    expect(await count({ search: '' })).toEqual(exactly(all?.count ?? 0));
    expect(all?.count).toBeGreaterThan(1001);
    expect(await count({ search: 'crowd' })).toEqual(atLeast(1000));
    expect(await count({ search: ' ', filters: { role: 'SUPERVISOR' } })).toEqual(atLeast(1000));
    expect(await count({ search: 'crowd10' })).toEqual(exactly(111));
  });

  it('includes matches by name and by team in a long list', async () => {
    await servers.sql(`update public.users set display_name = 'Payroll' where email = 'superuser@example.org'`);
    const count = async (filters: Filters) =>
      valueOf(await admin.adapters.countUsers({ search: 'payroll', filters }, neverAborted));
    // A test above has removed a user.
    const members = (await loadPeople(servers.sql)).filter(({ team }) => team === 'Payroll');
    expect(await count({})).toEqual(exactly(members.length + 1));
    expect(await count({ role: 'SUPERVISOR' })).toEqual(
      exactly(members.filter(({ role }) => role === 'SUPERVISOR').length),
    );
  });
});

/** The server truncates responses to 1,000 rows without an error. */
const MANY = 1_501;

/** The number of rows in a table. */
async function rowsIn(table: string): Promise<number> {
  const [row] = await servers.sql<{ count: number }>(`select count(*)::int as count from public.${table}`);
  return row?.count ?? 0;
}

/** The number of distinct rows, and of all rows. */
function counted(pages: { id: string }[][]): { different: number; all: number } {
  const ids = pages.flat().map(({ id }) => id);
  return { different: new Set(ids).size, all: ids.length };
}

describe('Tables with more rows than a response', () => {
  beforeAll(async () => {
    await servers.sql(`
      with accounts as (
        insert into auth.users (id, email)
        select gen_random_uuid(), 'many' || n || '@example.org' from generate_series(1, ${MANY}) n
        returning id, email
      )
      insert into public.users (id, email) select id, email from accounts`);
    await servers.sql(`insert into public.teams (name) select 'Many ' || n from generate_series(1, ${MANY}) n`);
  });

  it('F-38 return and count all people', async () => {
    const all = await rowsIn('users');
    expect(all).toBeGreaterThan(MANY);
    const pages = await pagesOf((after) => admin.adapters.listUsers({ search: '', after }, neverAborted));
    expect(counted(pages)).toEqual({ different: all, all });
    expect(valueOf(await admin.adapters.countUsers({ search: '' }, neverAborted))).toEqual(exactly(all));
  });

  it('F-39 return the whole audit log by cursor, newest first', async () => {
    const all = await rowsIn('audit_logs');
    expect(all).toBeGreaterThan(MANY);
    const pages = await pagesOf((after) => admin.adapters.listAuditLogs({ search: '', after }, neverAborted));
    expect(counted(pages)).toEqual({ different: all, all });
    const times = pages.flat().map(({ performedAt }) => performedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('F-40 return all teams for a select', async () => {
    const choices = valueOf(await admin.adapters.listTeamChoices());
    expect(counted([choices])).toEqual({ different: await rowsIn('teams'), all: choices.length });
    expect(choices.length).toBeGreaterThan(MANY);
    expect(choices.filter(({ name }) => name === `Many ${MANY}`)).toHaveLength(1);
  });
});
