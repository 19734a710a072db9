import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addLargeData } from '../../tools/embedded/largeData.ts';
import { localFolder, root } from '../../tools/embedded/paths.ts';
import { templateFolder } from '../../tools/testing/prepareData.ts';

const PEOPLE = 10_000;
const AUDIT_ENTRIES = 20_000;

/** Returns a data folder with 10,000 people. It is reused until a migration or the seed changes. */
export async function largeDataFolder(): Promise<string> {
  const sql = readFileSync(join(root, 'bench/postgres/large.sql'));
  const hash = createHash('sha256').update(basename(templateFolder())).update(sql).digest('hex').slice(0, 12);
  const folder = join(localFolder, `bench-${hash}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await addLargeData(unfinished, PEOPLE, AUDIT_ENTRIES);
  renameSync(unfinished, folder);
  return folder;
}
