import { beforeAll, describe, expect, it } from 'vitest';
import { exactly } from '../../machines/testing/rowCounts.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';
import { pagesOf } from './support/pages.ts';

const servers = startServers();
const unhurried = new AbortController().signal;
/** The server cuts an answer at 1,000 rows, without a word. */
const MANY = 1_501;
let admin: Device;

beforeAll(async () => {
  admin = await servers.signedIn('admin@example.org');
  await servers.sql(`
    with accounts as (
      insert into auth.users (id, email)
      select gen_random_uuid(), 'many' || n || '@example.org' from generate_series(1, ${MANY}) n
      returning id, email
    )
    insert into public.users (id, email) select id, email from accounts`);
  await servers.sql(`insert into public.teams (name) select 'Many ' || n from generate_series(1, ${MANY}) n`);
});

/** How many rows a table has. */
async function rowsIn(table: string): Promise<number> {
  const [row] = await servers.sql<{ count: number }>(`select count(*)::int as count from public.${table}`);
  return row?.count ?? 0;
}

/** How many different rows came, and how many in all. */
function counted(pages: { id: string }[][]): { different: number; all: number } {
  const ids = pages.flat().map(({ id }) => id);
  return { different: new Set(ids).size, all: ids.length };
}

describe('More rows than an answer holds', () => {
  it('F-38 of people are all reached, and all counted', async () => {
    const all = await rowsIn('users');
    expect(all).toBeGreaterThan(MANY);
    const pages = await pagesOf((after) => admin.adapters.listStaff({ search: '', after }, unhurried));
    expect(counted(pages)).toEqual({ different: all, all });
    expect(valueOf(await admin.adapters.countStaff({ search: '' }, unhurried))).toEqual(exactly(all));
  });

  it('F-39 of the audit log are all reached by key, newest first', async () => {
    const all = await rowsIn('audit_logs');
    expect(all).toBeGreaterThan(MANY);
    const pages = await pagesOf((after) => admin.adapters.listAuditLogs({ search: '', after }, unhurried));
    expect(counted(pages)).toEqual({ different: all, all });
    const times = pages.flat().map(({ performedAt }) => performedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('F-40 of teams are all in a select', async () => {
    const choices = valueOf(await admin.adapters.listTeamChoices());
    expect(counted([choices])).toEqual({ different: await rowsIn('teams'), all: choices.length });
    expect(choices.length).toBeGreaterThan(MANY);
    expect(choices.filter(({ name }) => name === `Many ${MANY}`)).toHaveLength(1);
  });
});
