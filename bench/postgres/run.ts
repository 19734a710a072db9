import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type Role } from '../../machines/rules/roles.ts';
import { root } from '../../tools/embedded/paths.ts';
import { startPostgres } from '../../tools/testing/postgresServer.ts';
import { actorsOf, factsOf, fill, type Owner, type Size } from './database.ts';
import { measurePair, RUNS, stepsOf, type Step } from './measure.ts';
import { queriesOf, type Query } from './queries.ts';
import { judge, table, type Result } from './report.ts';
import { writesOf } from './writes.ts';

const SMALL: Size = { name: 'small', people: 1_000, audit: 10_000 };

/** The factor of runs when a query outside its budget is measured again, because of outliers. */
const MORE = 3;

const { values } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '100000' }, audit: { type: 'string', default: '1000000' } },
});
const LARGE: Size = { name: 'large', people: Number(values.people), audit: Number(values.audit) };

/** The roles that send a query: lists are for staff, and writes to other people are for roles that may edit them. */
function sendersOf(query: Query, isWrite: boolean): Role[] {
  if (query.isForEveryone) return [...STAFF_ROLES, 'USER'];
  return isWrite ? STAFF_ROLES.filter((role) => role !== 'EMPLOYEE') : [...STAFF_ROLES];
}

/** The queries of one role in a database. */
type Sending = { role: Role; person: string; queries: Query[] };

async function sendingsIn(owner: Owner): Promise<Sending[]> {
  const sendings: Sending[] = [];
  for (const [role, person] of await actorsOf(owner)) {
    const facts = await factsOf(owner, person);
    const writes = writesOf(facts);
    const queries = [...queriesOf(facts), ...writes].filter((query) =>
      sendersOf(query, writes.includes(query)).includes(role),
    );
    sendings.push({ role, person, queries });
  }
  return sendings;
}

/**
 * Measures each query as each of its roles, alternating between both databases. A query outside its budget is measured
 * again with more runs, and the second result counts.
 */
async function measureAll(small: Owner, large: Owner, notices: string[]): Promise<Result[]> {
  const results: Result[] = [];
  const steps = new Map<string, Step[]>();
  const sentToSmall = await sendingsIn(small);
  for (const { role, person, queries } of await sendingsIn(large)) {
    const lesser = sentToSmall.find((sending) => sending.role === role);
    for (const { name, statement, budget } of queries) {
      const same = lesser?.queries.find((query) => query.name === name);
      if (lesser === undefined || same === undefined) throw new Error(`${name} is not sent to both databases`);
      const known = steps.get(name) ?? (await stepsOf(large, notices, person, statement));
      steps.set(name, known);
      const measured = async (runs: number): Promise<Result> => {
        const pair = await measurePair(
          { owner: small, person: lesser.person, statement: same.statement },
          { owner: large, person, statement },
          runs,
        );
        return judge({ query: name, role, ...pair, budget, runs, steps: known });
      };
      const result = await measured(RUNS);
      results.push(result.failures.length === 0 ? result : await measured(RUNS * MORE));
    }
  }
  return results;
}

/** Measures all queries of the app on a temporary PostgreSQL server, in a small and a large database. */
export async function measureQueries(): Promise<void> {
  const server = await startPostgres();
  if (server === null) {
    console.log('Skipped the queries, because no PostgreSQL server is installed (apt-get install postgresql-15).');
    return;
  }
  try {
    console.log(server.version);
    const notices: string[] = [];
    const filled = async (size: Size) => {
      const started = Date.now();
      const owner = await fill(server.url, size, notices);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`${size.people} people and ${size.audit} entries: created in ${seconds} s`);
      return owner;
    };
    const small = await filled(SMALL);
    const large = await filled(LARGE);
    const results = await measureAll(small, large, notices);
    await small.end();
    await large.end();
    console.log(table(results));
    mkdirSync(join(root, 'bench/results'), { recursive: true });
    writeFileSync(
      join(root, 'bench/results/postgres.json'),
      JSON.stringify({ server: server.version, sizes: [SMALL, LARGE], results }, null, 2),
    );
    if (results.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  } finally {
    server.stop();
  }
}
