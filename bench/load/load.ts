import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { seededRandom } from '../../scripts/testing/draw.ts';
import { startPostgres } from '../../scripts/testing/postgresServer.ts';
import { openLedger } from './ledger.ts';
import { letWork } from './person.ts';
import { startServerProcess } from './serverProcess.ts';

const USAGE = `npm run bench:load -- [--minutes 10] [--people 50] [--on embedded|postgres] [--seed 1]
Lets people work at the same time, on the embedded backend and on PostgreSQL; each write is read back.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '50' },
    on: { type: 'string', default: 'embedded,postgres' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const MINUTE = 60_000;
/** The memory may grow by a tenth from the second minute on. */
const GROWTH = 1.1;

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Lets everybody work for so many minutes, and prints what happened. Returns whether all went well. */
async function load(title: string, postgresUrl: string | null): Promise<boolean> {
  const [minutes, count] = [Number(values.minutes), Number(values.people)];
  const server = await startServerProcess(postgresUrl);
  const ledger = openLedger();
  const random = seededRandom(Number(values.seed));
  const workers = server.people.slice(0, count);
  console.log(`\n── ${title}: ${workers.length} people for ${minutes} minutes, seed ${values.seed}`);

  const deadline = Date.now() + minutes * MINUTE;
  const working = workers.map((worker) =>
    letWork(worker, server.url, ledger, seededRandom(random() * 2 ** 32), deadline),
  );
  const memory: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await new Promise((resolve) => setTimeout(resolve, MINUTE));
    memory.push(await server.memory());
    console.log(
      `minute ${minute}: ${megabytes(memory.at(-1) ?? 0)} MB, ${ledger.errors.length} errors, ${ledger.lost.length} lost`,
    );
  }
  for (const readAll of await Promise.all(working)) await readAll();
  await server.stop();

  for (const row of ledger.rows()) console.log(row);
  console.log(`${ledger.writes()} writes read back: ${ledger.lost.length} lost; ${ledger.errors.length} errors`);
  for (const text of [...new Set(ledger.errors)].slice(0, 20)) console.log(`ERROR ${text}`);
  for (const text of ledger.lost.slice(0, 20)) console.log(`LOST ${text}`);
  const [second, last] = [memory[1], memory.at(-1)];
  const hasGrown = second !== undefined && last !== undefined && last > GROWTH * second;
  if (second !== undefined && last !== undefined) {
    console.log(
      `memory: ${megabytes(second)} MB after 2 minutes, ${megabytes(last)} MB at the end (${(last / second).toFixed(2)} times)`,
    );
  }
  return ledger.errors.length === 0 && ledger.lost.length === 0 && !hasGrown;
}

async function main(): Promise<boolean> {
  // Node 20 has none of its own, and supabase-js wants one.
  Object.assign(globalThis, { WebSocket });
  let isGood = true;
  if (values.on.includes('embedded')) isGood = (await load('embedded backend', null)) && isGood;
  if (!values.on.includes('postgres')) return isGood;
  const postgres = await startPostgres();
  if (postgres === null) {
    console.log('\nNothing was loaded on a PostgreSQL server: none is installed here (apt-get install postgresql-15).');
    return isGood;
  }
  try {
    return (await load(postgres.version, postgres.url)) && isGood;
  } finally {
    postgres.stop();
  }
}

if (values.help) console.log(USAGE);
// What supabase-js still has under way would keep the process.
else process.exit((await main()) ? 0 : 1);
