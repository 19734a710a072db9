import { parseArgs } from 'node:util';
import { STAFF_ROLES, type Role } from '../../machines/rules/roles.ts';
import { startPostgres } from '../../tools/testing/postgresServer.ts';
import { actorsOf, factsOf, fill, type Owner, type Size } from './database.ts';
import { measure, RUNS } from './measure.ts';
import { queriesOf, type Query } from './queries.ts';
import { isOver, table, type Result } from './report.ts';
import { writesOf } from './writes.ts';

/** The factor of runs for the second measurement, because of outliers. */
const MORE = 3;

const { values } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '100000' }, audit: { type: 'string', default: '1000000' } },
});
const size: Size = { name: 'large', people: Number(values.people), audit: Number(values.audit) };

/** The roles that send a query: lists are for staff, and writes to other people are for roles that may edit them. */
function sendersOf(query: Query, isWrite: boolean): Role[] {
  if (query.isForEveryone) return [...STAFF_ROLES, 'USER'];
  return isWrite ? STAFF_ROLES.filter((role) => role !== 'EMPLOYEE') : [...STAFF_ROLES];
}

/** Measures each query as each of its roles. A query over its budget is measured again with more runs. */
async function measureAll(owner: Owner): Promise<Result[]> {
  const results: Result[] = [];
  for (const [role, person] of await actorsOf(owner)) {
    const facts = await factsOf(owner, person);
    const writes = writesOf(facts);
    for (const query of [...queriesOf(facts), ...writes]) {
      if (!sendersOf(query, writes.includes(query)).includes(role)) continue;
      const { name, statement, budget } = query;
      const measured = async (runs: number): Promise<Result> => {
        return { query: name, role, taken: await measure(owner, person, statement, runs), budget };
      };
      const result = await measured(RUNS);
      results.push(isOver(result) ? await measured(RUNS * MORE) : result);
    }
  }
  return results;
}

/** Measures all queries of the app in a large database on a temporary PostgreSQL server. */
export async function measureQueries(): Promise<void> {
  const server = await startPostgres();
  if (server === null) {
    console.log('Skipped the queries, because no PostgreSQL server is installed (apt-get install postgresql-15).');
    return;
  }
  try {
    console.log(server.version);
    const started = Date.now();
    const owner = await fill(server.url, size);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${size.people} people and ${size.audit} entries: created in ${seconds} s`);
    const results = await measureAll(owner);
    await owner.end();
    console.log(table(results));
    if (results.some(isOver)) process.exitCode = 1;
  } finally {
    server.stop();
  }
}
