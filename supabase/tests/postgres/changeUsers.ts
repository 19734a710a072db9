import type { Sql } from 'postgres';
import { expect, it } from 'vitest';
import { addFixtures, idOf, ROLES, TEAMS } from '../support/fixtures.ts';
import { startRules } from '../support/harness.ts';
import { ownerOf } from '../support/server.ts';
import { asUser } from '../support/tokens.ts';

const rules = startRules(addFixtures);

const targets = ROLES.filter((role) => role !== 'SUPERUSER').flatMap((role) => [
  idOf('target', role),
  idOf('assigned', role),
]);
const admin = `${asUser(idOf('actor', 'SUPERUSER'))}; set local role authenticated`;

async function withConnections(count: number, work: (connections: Sql[]) => Promise<void>): Promise<void> {
  const url = rules.databaseUrl();
  if (url === null) throw new Error('These tests require a PostgreSQL server');
  const connections = Array.from({ length: count }, () => ownerOf(url));
  try {
    await work(connections);
  } finally {
    await Promise.all(connections.map((connection) => connection.end({ timeout: 1 })));
  }
}

const changing = (ids: string[], changes: object, versions: string[] | null = null) =>
  `select result, code from public.change_users(array['${ids.join("','")}']::uuid[], '${JSON.stringify(changes)}',
     ${versions === null ? 'null' : `array['${versions.join("','")}']::timestamptz[]`})`;

const shuffled = (run: number) => targets.toSorted((one, other) => order(one, run) - order(other, run));
const order = (id: string, run: number) => (Number.parseInt(id.slice(-6)) * 31 + run * 17) % 29;

it('U-09 concurrent calls, edits and assignments neither deadlock nor lose a change', async () => {
  const names = new Set<string>();
  await withConnections(4, async ([one, other, edits, assignments]) => {
    for (let run = 0; run < 200; run += 1) {
      const id = targets[run % targets.length] ?? '';
      await rules.exec(`delete from public.role_assignments where user_id = '${id}'`);
      const rows = await rules.sql<{ id: string; version: string }>(
        `select id, updated_at::text as version from public.users where id = any ($1) order by id`,
        [targets],
      );
      const versions = new Map(rows.map((row) => [row.id, row.version]));
      const call = (ids: string[], team: string, name: string) =>
        changing(
          ids,
          { first_name: name, team_id: team },
          ids.map((user) => versions.get(user) ?? ''),
        );
      const [first, second] = await Promise.all([
        one?.unsafe(`begin; ${admin}; ${call(shuffled(run), TEAMS.payroll, `One ${run}`)}; commit`),
        other?.unsafe(`begin; ${admin}; ${call(shuffled(run + 7), TEAMS.nursing, `Other ${run}`)}; commit`),
        edits?.unsafe(`begin; ${admin}; update public.users set last_name = 'Edit ${run}' where id = '${id}'; commit`),
        assignments?.unsafe(
          `begin; ${admin}; insert into public.role_assignments (user_id, team_id) values ('${id}', '${TEAMS.choir}')
           on conflict do nothing; commit`,
        ),
      ]);
      const resultsOf = (answer: unknown) =>
        (answer as { result?: string; code: string | null }[][]).flat().filter(({ result }) => result);
      const results = [...resultsOf(first), ...resultsOf(second)];
      expect(results).toHaveLength(targets.length * 2);
      // Each user has one version: at most one of two edits of it is saved.
      expect(results.filter(({ result }) => result === 'changed').length).toBeLessThanOrEqual(targets.length);
      expect(results.filter(({ code }) => code !== null && code !== 'PT409')).toEqual([]);
      const saved = await rules.sql<{ first_name: string; name: string }>(
        `select first_name, (select name from public.teams where id = assigned_team_id) as name from public.users
         where id = any ($1)`,
        [targets],
      );
      for (const { first_name: name } of saved) names.add(name.replace(/\d+/, ''));
      // Name and team are of the same call, unless the assignment came later.
      for (const { first_name, name } of saved) {
        if (first_name === `One ${run}`) expect(['Test Payroll', 'Test Choir']).toContain(name);
        if (first_name === `Other ${run}`) expect(['Test Nursing', 'Test Choir']).toContain(name);
      }
    }
  });
  expect(names).toContain('One ');
});

it('U-10 a cut connection saves nothing', async () => {
  const before = await rules.sql('select * from public.users order by id');
  await withConnections(2, async ([blocker, cut]) => {
    await blocker?.unsafe(`begin; select from public.teams where id = '${TEAMS.nursing}' for update`);
    const [backend] = (await cut?.unsafe('select pg_backend_pid() as pid')) ?? [];
    const call = changing(targets, { first_name: 'Half', team_id: TEAMS.nursing });
    cut?.unsafe(`begin; ${admin}; ${call}; commit`).catch(() => undefined);
    const isWaiting = async () =>
      (await rules.sql(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, [backend?.['pid']]))
        .length;
    await expect.poll(isWaiting).toBe(1);
    await blocker?.unsafe(`select pg_terminate_backend(${String(backend?.['pid'])})`);
    await expect.poll(isWaiting).toBe(0);
    await blocker?.unsafe('commit');
  });
  expect(await rules.sql('select * from public.users order by id')).toEqual(before);
});
