import { literal } from './postgrest.ts';
import type { Owner } from './database.ts';

const WARM_RUNS = 2;
const RUNS = 7;

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
type Explained = { Plan: Node; 'Planning Time': number; 'Execution Time': number };

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

async function explain(owner: Owner, person: string, statement: string): Promise<Explained> {
  await owner.unsafe(asPerson(person));
  try {
    const [row] = await owner.unsafe<{ 'QUERY PLAN': Explained[] }[]>(
      `explain (analyze, timing off, format json) ${statement}`,
    );
    const explained = row?.['QUERY PLAN'][0];
    if (explained === undefined) throw new Error('Postgres explained nothing');
    return explained;
  } finally {
    await owner.unsafe('rollback');
  }
}

/** The milliseconds that a statement takes in the server, planning included: the median of seven runs, when warm. */
export async function measure(owner: Owner, person: string, statement: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_RUNS + RUNS; run += 1) {
    const explained = await explain(owner, person, statement);
    if (run >= WARM_RUNS) times.push(explained['Planning Time'] + explained['Execution Time']);
  }
  return median(times);
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
