import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/paths.ts';
import { playwrightRuns, vitestRuns, type TestRun } from './reports.ts';

/** A row of docs/attacks.md or docs/faults.md. Both have an F-01: an attack's is shown by a test of the server's rules. */
export type Case = { id: string; kind: 'attack' | 'fault' };

const SERVER_TESTS = 'supabase/tests/';

const ROW = /^\| ([A-Z])-(\d+)(?:\.\.(\d+))? \|/gm;

/** The ids of a document's rows, ranges written out: `M-01..03` is M-01, M-02 and M-03. */
export function idsIn(document: string): string[] {
  return [...document.matchAll(ROW)].flatMap(([, letter = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${letter}-${String(Number(first) + index).padStart(first.length, '0')}`,
    ),
  );
}

/** The ids that docs/security.md gives a reason for, instead of a test: rows of a table that begin with the id. */
export function excusedIn(security: string): { id: string; reason: string }[] {
  return [...security.matchAll(/^\| ((?:[A-Z]-\d+(?:, )?)+) \|([^|]+)\|$/gm)].flatMap(([, ids = '', reason = '']) =>
    ids.split(', ').map((id) => ({ id, reason: reason.trim() })),
  );
}

/** Whether a test that ran and passed has the case's id in its title. */
export function isShown({ id, kind }: Case, isShared: boolean, runs: readonly TestRun[]): boolean {
  const inTitle = new RegExp(`\\b${id}\\b`);
  return runs.some(
    ({ file, title, hasPassed }) =>
      hasPassed && inTitle.test(title) && (!isShared || file.startsWith(SERVER_TESTS) === (kind === 'attack')),
  );
}

/** The cases that no test that ran has in its title, and no sentence excuses. */
export function missingCases(
  documents: { attacks: string; faults: string; security: string },
  runs: readonly TestRun[],
): Case[] {
  const attacks = idsIn(documents.attacks);
  const faults = idsIn(documents.faults);
  const shared = attacks.filter((id) => faults.includes(id));
  const excused = excusedIn(documents.security).map(({ id }) => id);
  const cases: Case[] = [
    ...attacks.map((id): Case => ({ id, kind: 'attack' })),
    ...faults.map((id): Case => ({ id, kind: 'fault' })),
  ];
  return cases.filter((one) => !excused.includes(one.id) && !isShown(one, shared.includes(one.id), runs));
}

/** Counts docs/attacks.md and docs/faults.md against the last runs, and prints what is missing. Returns whether nothing is. */
export function checkAttackCoverage(): boolean {
  const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
  const documents = { attacks: read('attacks.md'), faults: read('faults.md'), security: read('security.md') };
  const missing = missingCases(documents, [...vitestRuns(), ...playwrightRuns()]);
  for (const { id, kind } of missing) console.log(`no test that ran has the ${kind} ${id} in its title`);
  const total = idsIn(documents.attacks).length + idsIn(documents.faults).length;
  console.log(`docs/attacks.md, docs/faults.md: ${total} cases, ${missing.length} missing`);
  return total > 0 && missing.length === 0;
}
