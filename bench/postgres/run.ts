import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type Role } from '../../machines/rules/roles.ts';
import { root } from '../../scripts/embedded/paths.ts';
import { startPostgres } from '../../scripts/testing/postgresServer.ts';
import { actorsOf, factsOf, fill, type Owner, type Size } from './database.ts';
import { measure, stepsOf, type Step, type Time } from './measure.ts';
import { queriesOf, type Query } from './queries.ts';
import { judge, table, type Result } from './report.ts';
import { writesOf } from './writes.ts';

const SMALL: Size = { name: 'small', people: 1_000, audit: 10_000 };

const USAGE = `npm run bench:postgres -- [--people <how many>] [--audit <how many>]
Measures every query of the app on a PostgreSQL server of its own, at ${SMALL.audit} entries and at the size named.`;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    audit: { type: 'string', default: '1000000' },
    help: { type: 'boolean', default: false },
  },
});
const LARGE: Size = { name: 'large', people: Number(values.people), audit: Number(values.audit) };

/** Who sends what: lists are for staff, other people's rows are written by those whom the edit table lets. */
function sendersOf(query: Query, isWrite: boolean): Role[] {
  if (query.isForEveryone) return [...STAFF_ROLES, 'USER'];
  return isWrite ? STAFF_ROLES.filter((role) => role !== 'EMPLOYEE') : [...STAFF_ROLES];
}

type Measured = { times: Map<string, Time>; steps: Map<string, Step[]> };

/** Measures each query as somebody of each role who sends it. */
async function measureAll(owner: Owner, notices: string[]): Promise<{ queries: Query[]; measured: Measured }> {
  const measured: Measured = { times: new Map(), steps: new Map() };
  let queries: Query[] = [];
  for (const [role, id] of await actorsOf(owner)) {
    const facts = await factsOf(owner, id);
    const writes = writesOf(facts);
    queries = [...queriesOf(facts), ...writes];
    for (const query of queries) {
      if (!sendersOf(query, writes.includes(query)).includes(role)) continue;
      measured.times.set(`${query.name}\n${role}`, await measure(owner, id, query.statement));
      if (!measured.steps.has(query.name)) {
        measured.steps.set(query.name, await stepsOf(owner, notices, id, query.statement));
      }
    }
  }
  return { queries, measured };
}

async function main(): Promise<boolean> {
  const server = await startPostgres();
  if (server === null) {
    console.log(
      'The queries were not measured: no PostgreSQL server is installed here (apt-get install postgresql-15).',
    );
    return true;
  }
  try {
    console.log(server.version);
    const notices: string[] = [];
    const sizes = [];
    for (const size of [SMALL, LARGE]) {
      const started = Date.now();
      const owner = await fill(server.url, size, notices);
      console.log(
        `${size.people} people and ${size.audit} entries: filled in ${Math.round((Date.now() - started) / 1000)} s`,
      );
      sizes.push(await measureAll(owner, notices));
      await owner.end();
    }
    const [small, large] = sizes;
    if (small === undefined || large === undefined) throw new Error('Both sizes are measured');
    const results = large.queries.flatMap((query): Result[] =>
      [...STAFF_ROLES, 'USER' as const].flatMap((role) => {
        const key = `${query.name}\n${role}`;
        const before = small.measured.times.get(key);
        const time = large.measured.times.get(key);
        return before === undefined || time === undefined
          ? []
          : [
              judge({
                query: query.name,
                role,
                small: before.busy,
                large: time.busy,
                elapsed: time.elapsed,
                budget: query.budget,
                steps: large.measured.steps.get(query.name) ?? [],
              }),
            ];
      }),
    );
    console.log(table(results));
    mkdirSync(join(root, 'bench/results'), { recursive: true });
    writeFileSync(
      join(root, 'bench/results/postgres.json'),
      JSON.stringify({ server: server.version, sizes: [SMALL, LARGE], results }, null, 2),
    );
    return results.every(({ failures }) => failures.length === 0);
  } finally {
    server.stop();
  }
}

if (values.help) console.log(USAGE);
else process.exitCode = (await main()) ? 0 : 1;
