import { readFileSync } from 'node:fs';
import { literal } from './postgrest.ts';
import type { Owner } from './database.ts';

const WARM_RUNS = 2;
/** How often a statement is measured; the median counts. */
export const RUNS = 7;

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
type Explained = { Plan: Node; 'Planning Time': number; 'Execution Time': number };

/** Milliseconds of a statement: of a processor's work, and of waiting for it. */
type Time = { busy: number; elapsed: number };

/**
 * Medians of some turns of a statement: milliseconds of a processor at both sizes, how many times longer the large one took
 * in the same turn, and the milliseconds that it took from begin to end.
 */
export type Pair = { small: number; large: number; ratio: number; elapsed: number };

/** Below this a ratio says more about the machine than about the statement. */
const NOISE = 1;

/** A part of a plan: what it does, and to which table, where it says. */
export type Step = { type: string; table: string | null };

/** Begins a transaction as somebody signed in. */
function asPerson(person: string): string {
  const claims = JSON.stringify({ sub: person, role: 'authenticated' });
  return `begin; set local role authenticated; select
    set_config('request.jwt.claims', ${literal(claims)}, true), set_config('request.jwt.claim.sub', ${literal(person)}, true)`;
}

/** The middle one of some numbers. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function explain(owner: Owner, statement: string): Promise<Explained> {
  const [row] = await owner.unsafe<{ 'QUERY PLAN': Explained[] }[]>(
    `explain (analyze, timing off, format json) ${statement}`,
  );
  const explained = row?.['QUERY PLAN'][0];
  if (explained === undefined) throw new Error('Postgres explained nothing');
  return explained;
}

/** The milliseconds that a process has had a processor so far; null where the system does not say. */
function processorTime(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

/** A statement, with whose rights it is sent, and to which database. */
export type Sent = { owner: Owner; person: string; statement: string };

/** What a statement takes once. */
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
 * Measures a statement when warm at both sizes in turn, so that a machine that slows down slows both: what is divided was
 * measured in the same moment. Everything they read is in memory by then, so the time they had a processor is what they
 * take where nothing else runs.
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

/** Everything that a statement does, in the functions and triggers that it calls as well. */
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
