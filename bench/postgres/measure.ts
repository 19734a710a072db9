import { readFileSync } from 'node:fs';
import { literal } from './postgrest.ts';
import type { Owner } from './database.ts';

const WARM_RUNS = 2;
/** The number of runs per statement. */
export const RUNS = 7;

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
type Explained = { Plan: Node; 'Planning Time': number; 'Execution Time': number };

/** The time of a statement in milliseconds: CPU time and elapsed time. */
type Time = { busy: number; elapsed: number };

/**
 * Medians over several runs of a statement: CPU milliseconds at both sizes, the ratio of the two in the same run, and
 * the elapsed milliseconds at the large size.
 */
export type Pair = { small: number; large: number; ratio: number; elapsed: number };

/** CPU times below this are noise, in milliseconds. */
const NOISE = 1;

/** A node of a query plan, with its table if it has one. */
export type Step = { type: string; table: string | null };

/** The SQL that starts a transaction as a signed-in person. */
function asPerson(person: string): string {
  const claims = JSON.stringify({ sub: person, session_id: person, role: 'authenticated' });
  return `begin; set local role authenticated; select
    set_config('request.jwt.claims', ${literal(claims)}, true), set_config('request.jwt.claim.sub', ${literal(person)}, true)`;
}

/** The median of some numbers. */
export function median(values: number[]): number {
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

/** A statement, the person who sends it, and the database. */
export type Sent = { owner: Owner; person: string; statement: string };

/** Measures a statement once. */
async function time({ owner, person, statement }: Sent, pid: number): Promise<Time> {
  await owner.unsafe(asPerson(person));
  const before = processorTime(pid);
  const explained = await explain(owner, statement);
  const after = processorTime(pid);
  await owner.unsafe('rollback');
  const elapsed = explained['Planning Time'] + explained['Execution Time'];
  return { busy: before === null || after === null ? elapsed : after - before, elapsed };
}

async function processOf(owner: Owner): Promise<number> {
  const [backend] = await owner.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  return backend?.pid ?? 0;
}

/**
 * Measures a statement at both sizes, alternating, so that a slower machine affects both. The data is in memory by
 * then, so the CPU time is the time on an idle machine.
 */
export async function measurePair(small: Sent, large: Sent, runs: number): Promise<Pair> {
  const pids = { small: await processOf(small.owner), large: await processOf(large.owner) };
  const turns: { small: Time; large: Time }[] = [];
  for (let run = 0; run < WARM_RUNS + runs; run += 1) {
    const turn = { small: await time(small, pids.small), large: await time(large, pids.large) };
    if (run >= WARM_RUNS) turns.push(turn);
  }
  return {
    small: median(turns.map((turn) => turn.small.busy)),
    large: median(turns.map((turn) => turn.large.busy)),
    ratio: median(turns.map((turn) => Math.max(turn.large.busy, NOISE) / Math.max(turn.small.busy, NOISE))),
    elapsed: median(turns.map((turn) => turn.large.elapsed)),
  };
}

function stepsIn(node: Node): Step[] {
  return [{ type: node['Node Type'], table: node['Relation Name'] ?? null }, ...(node.Plans ?? []).flatMap(stepsIn)];
}

/** All plan nodes of a statement, including the functions and triggers that it calls. */
export async function stepsOf(owner: Owner, notices: string[], person: string, statement: string): Promise<Step[]> {
  notices.length = 0;
  await owner.unsafe(`
    load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = json; set client_min_messages = log`);
  await owner.unsafe(asPerson(person));
  notices.length = 0;
  try {
    await owner.unsafe(statement);
  } finally {
    await owner.unsafe('rollback; set client_min_messages = warning; set auto_explain.log_min_duration = -1');
  }
  return notices.flatMap((notice) => {
    const json = /plan:\s*(\{[\s\S]*\})\s*$/.exec(notice)?.[1];
    return json === undefined ? [] : stepsIn((JSON.parse(json) as { Plan: Node }).Plan);
  });
}
