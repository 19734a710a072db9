import { readFileSync } from 'node:fs';
import { literal } from './postgrest.ts';
import type { Owner } from './database.ts';

const WARM_RUNS = 2;
/** The number of runs per statement. */
export const RUNS = 7;

type Explained = { 'Planning Time': number; 'Execution Time': number };

/** The SQL that starts a transaction as a signed-in person. */
function asPerson(person: string): string {
  const claims = JSON.stringify({ sub: person, session_id: person, role: 'authenticated' });
  return `begin; set local role authenticated; select
    set_config('request.jwt.claims', ${literal(claims)}, true), set_config('request.jwt.claim.sub', ${literal(person)}, true)`;
}

/** The median of some numbers. */
function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function explain(owner: Owner, statement: string): Promise<Explained> {
  const [row] = await owner.unsafe<{ 'QUERY PLAN': Explained[] }[]>(
    `explain (analyze, timing off, format json) ${statement}`,
  );
  const explained = row?.['QUERY PLAN'][0];
  if (explained === undefined) throw new Error('EXPLAIN returned no plan');
  return explained;
}

/** The CPU time of a process in milliseconds; null if the system does not report it. */
function processorTime(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

/** Measures a statement once: its CPU time in milliseconds, or the elapsed time if the system does not report it. */
async function time(owner: Owner, person: string, statement: string, pid: number): Promise<number> {
  await owner.unsafe(asPerson(person));
  const before = processorTime(pid);
  const explained = await explain(owner, statement);
  const after = processorTime(pid);
  await owner.unsafe('rollback');
  if (before !== null && after !== null) return after - before;
  return explained['Planning Time'] + explained['Execution Time'];
}

/** The median time of a statement. The data is in memory by then, so it is the time on an idle machine. */
export async function measure(owner: Owner, person: string, statement: string, runs: number): Promise<number> {
  const [backend] = await owner.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  const times: number[] = [];
  for (let run = 0; run < WARM_RUNS + runs; run += 1) {
    const taken = await time(owner, person, statement, backend?.pid ?? 0);
    if (run >= WARM_RUNS) times.push(taken);
  }
  return median(times);
}
