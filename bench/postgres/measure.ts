import { readFileSync } from 'node:fs';
import { literal } from './postgrest.ts';
import type { Owner } from './database.ts';

const WARM_RUNS = 2;
/** How often a statement is measured; the median counts. */
export const RUNS = 7;

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
type Explained = { Plan: Node; 'Planning Time': number; 'Execution Time': number };

/** Milliseconds of a statement: of a processor's work, and of waiting for it. */
export type Time = { busy: number; elapsed: number };

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
 * Measures statements when warm and in turn, so that a machine that slows down slows them all: medians of some runs.
 * Everything they read is in memory by then, so the time they had a processor is what they take where nothing else
 * runs.
 */
export async function measureInTurn(statements: Sent[], runs: number): Promise<Time[]> {
  const measured = await Promise.all(
    statements.map(async (sent) => ({ sent, pid: await processOf(sent.owner), times: [] as Time[] })),
  );
  for (let run = 0; run < WARM_RUNS + runs; run += 1) {
    for (const { sent, pid, times } of measured) {
      const taken = await time(sent, pid);
      if (run >= WARM_RUNS) times.push(taken);
    }
  }
  return measured.map(({ times }) => ({
    busy: median(times.map(({ busy }) => busy)),
    elapsed: median(times.map(({ elapsed }) => elapsed)),
  }));
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
