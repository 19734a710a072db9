import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrations, seed } from '../embedded/migrations.ts';
import { makeData } from '../embedded/backend.ts';
import { localFolder } from '../embedded/paths.ts';

/** The migrated and seeded data folder that each worker starts from a copy of; a change of the SQL makes a new one. */
export function templateFolder(): string {
  const hash = createHash('sha256');
  for (const { version, sql } of migrations()) hash.update(version).update(sql);
  return join(localFolder, `template-${hash.update(seed()).digest('hex').slice(0, 12)}`);
}

/** Makes the template once, before any worker starts. */
export default async function prepareData(): Promise<void> {
  const template = templateFolder();
  if (existsSync(template)) return;
  await makeData(template);
}
