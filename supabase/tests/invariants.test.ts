import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { describe, expect, it } from 'vitest';
import { SEARCH_EXTENSIONS } from '../../tools/embedded/backend.ts';
import { migratedDatabase } from './support/template.ts';

const FILE = new URL('database/invariants.test.sql', import.meta.url);
const ASSERTION = /^(ok|not ok) \d+ - (.*)/;

/** Runs the file. Returns its output in the Test Anything Protocol. */
async function answers(): Promise<string[]> {
  const database = await PGlite.create({
    loadDataDir: await migratedDatabase(),
    extensions: { ...SEARCH_EXTENSIONS, pgtap },
  });
  const results = await database.exec(readFileSync(FILE, 'utf8'), { rowMode: 'array' });
  await database.close();
  return results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)));
}

const lines = await answers();
const assertions = lines.filter((line) => ASSERTION.test(line));

describe('Invariants of the schema', () => {
  for (const line of assertions) {
    const [, , description = ''] = ASSERTION.exec(line) ?? [];

    it(description, () => {
      expect(line).toMatch(/^ok /);
    });
  }

  it('run to completion', () => {
    expect(lines.at(-1)).toBe(`1..${assertions.length}`);
    expect(assertions.length).toBeGreaterThan(30);
  });
});
