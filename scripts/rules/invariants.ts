import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { root } from '../embedded/paths.ts';
import type { Mutant } from './mutants.ts';

const FILE = 'supabase/tests/database/invariants.test.sql';

export type Invariants = {
  /** The first invariant that does not hold with the mutant; null when all do, `no SQL` when Postgres does not take it. */
  firstBroken: (mutant: Mutant) => Promise<{ broken: string } | null | 'no SQL'>;
  close: () => Promise<void>;
};

/** The invariants of the schema, judged in a database of their own: what breaks it is rolled back. */
export async function openInvariants(template: Blob): Promise<Invariants> {
  const database = await PGlite.create({ loadDataDir: template, extensions: { pgtap } });
  await database.exec('create schema tap; create extension pgtap schema tap;');
  // The mutant stands in the same transaction.
  const assertions = readFileSync(join(root, FILE), 'utf8')
    .replace(/^begin;$/m, '')
    .replace(/^rollback;$/m, '');

  return {
    firstBroken: async ({ sql }) => {
      try {
        await database.exec('begin');
        try {
          await database.exec(sql);
        } catch {
          return 'no SQL';
        }
        const results = await database.exec(assertions, { rowMode: 'array' });
        const lines = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)));
        const broken = lines.map((line) => /^not ok \d+ - (.*)/.exec(line)?.[1]).find((title) => title !== undefined);
        return broken === undefined ? null : { broken: `${FILE} › ${broken}` };
      } catch {
        return { broken: `${FILE} › runs to its end` };
      } finally {
        await database.exec('rollback');
      }
    },
    close: () => database.close(),
  };
}
