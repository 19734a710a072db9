import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/paths.ts';
import type { TestRun } from './reports.ts';

/** A row of docs/attacks.md or docs/faults.md. */
export type Case = { id: string; kind: 'attack' | 'fault' };

const ROW = /^\| ([A-Z])-(\d+)(?:\.\.(\d+))? \|/gm;

/** The ids of a document's rows; a range such as `M-01..03` stands for M-01, M-02 and M-03. */
export function idsIn(document: string): string[] {
  return [...document.matchAll(ROW)].flatMap(([, letter = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${letter}-${String(Number(first) + index).padStart(first.length, '0')}`,
    ),
  );
}

/**
 * The cases whose id is in no title of a test that passed. Some ids are in both documents: there, tests in
 * supabase/tests/ count for the attack, and other tests for the fault.
 */
export function missingCases(attacks: string, faults: string, runs: readonly TestRun[]): Case[] {
  const ids = { attack: idsIn(attacks), fault: idsIn(faults) };
  const cases = (['attack', 'fault'] as const).flatMap((kind) => ids[kind].map((id): Case => ({ id, kind })));
  return cases.filter(({ id, kind }) => {
    const isInBoth = ids.attack.includes(id) && ids.fault.includes(id);
    const inTitle = new RegExp(`\\b${id}\\b`);
    return !runs.some(
      ({ file, title, hasPassed }) =>
        hasPassed && inTitle.test(title) && (!isInBoth || file.startsWith('supabase/tests/') === (kind === 'attack')),
    );
  });
}

/** Checks docs/attacks.md and docs/faults.md against the tests, and prints missing cases. Returns whether there are none. */
export function checkAttackCoverage(runs: readonly TestRun[]): boolean {
  const [attacks = '', faults = ''] = ['attacks.md', 'faults.md'].map((name) =>
    readFileSync(join(root, 'docs', name), 'utf8'),
  );
  const missing = missingCases(attacks, faults, runs);
  for (const { id, kind } of missing) console.log(`no test that passed has the ${kind} ${id} in its title`);
  const total = idsIn(attacks).length + idsIn(faults).length;
  console.log(`docs/attacks.md, docs/faults.md: ${total} cases, ${missing.length} missing`);
  return total > 0 && missing.length === 0;
}
