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

  it('F-39 of the audit trail are all reached by key, newest first', async () => {
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

describe('A count of matches', () => {
  const MORE_THAN_THERE_ARE = 1_000_000;

  /** How many users without a staff role hold the text: anywhere, or where a word begins under three letters. */
  async function counted(text: string, front: number, wide: number) {
    const [found] = await servers.sql<{ counted: number; all: number }>(`
      select
        least(1001, (
          select count(*) from public.users
          where role = 'USER' and search_text ~ '${text.length < 3 ? `(^|[^[:alnum:]])${text}` : text}'
        ))::int as all,
        public.capped_count(
          'public.users', $$role = 'USER'$$, 'created_at', public.search_condition('${text}'),
          array[public.search_condition('${text}', true)], ${front}, ${wide}
        ) as counted`);
    return found;
  }

  it.each([
    ['looks at all rows', MORE_THAN_THERE_ARE, 0],
    ['goes on where the first row matches', 1, MORE_THAN_THERE_ARE],
    ['expects more than there are', 1, 1_001],
    ['asks the indexes', 1, 0],
  ])('is right when it %s', async (_, front, wide) => {
    const [newest] = await servers.sql<{ text: string }>(
      `select left(email, 5) as text from public.users where role = 'USER' order by created_at desc, id desc limit 1`,
    );
    for (const text of [newest?.text ?? '', 'many7', 'ma', 'm', 'example', 'qx']) {
      const found = await counted(text, front, wide);
      expect(found?.counted, text).toBe(found?.all);
    }
  });
});
