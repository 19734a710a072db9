import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../../tools/embedded/paths.ts';
import { findBinaries } from '../../../tools/testing/postgresServer.ts';
import { addFixtures } from '../support/fixtures.ts';
import { startRules } from '../support/harness.ts';
import { migrateNew, ownerOf } from '../support/server.ts';

const rules = startRules(addFixtures);
const folder = mkdtempSync(join(tmpdir(), 'restore-'));
const file = join(folder, 'data.sql');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(findBinaries() ?? '', command), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

/** The arguments of each psql command under "Back up" in docs/deploy.md, after the connection string. */
function documentedRestore(): string[][] {
  const manual = readFileSync(join(root, 'docs/deploy.md'), 'utf8').replaceAll('\\\n', ' ');
  return [...manual.matchAll(/^psql <connection string> (.*)$/gm)].map(([, options = '']) =>
    [...options.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

/** All rows of accounts and tables, as text. */
const EVERYTHING = `
  select name, (xpath('//row', query_to_xml(format('select * from %s order by 1', name), true, false, '')))::text as rows
  from unnest(array['auth.users', 'auth.identities'] || array(
    select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'private')
  )) as name order by name`;

it('A backup is restored as documented, into a new project with the same migrations', async () => {
  const url = rules.databaseUrl();
  if (url === null) throw new Error('This test requires a PostgreSQL server');
  // With the flags of `supabase db dump --data-only`.
  run('pg_dump', url, '--data-only', '--column-inserts', '--rows-per-insert=100000', '-f', file);
  const name = `restored_${process.pid}`;
  const restored = await migrateNew(url, name, 'explicitly');
  try {
    for (const options of documentedRestore()) {
      run('psql', restored, ...options.map((option) => option.replace('data.sql', file)));
    }
    const owner = ownerOf(restored);
    const found = await owner.unsafe(EVERYTHING);
    await owner.end();
    expect([...found]).toEqual(await rules.sql(EVERYTHING));
  } finally {
    const admin = ownerOf(url);
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  }
});
