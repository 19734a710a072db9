import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrations, seed } from '../embedded/migrations.ts';
import { makeData } from '../embedded/backend.ts';
import { localFolder } from '../embedded/paths.ts';

/** The migrated and seeded data folder that workers copy. A change of the SQL creates a new one. */
export function templateFolder(): string {
  const hash = createHash('sha256');
  for (const { version, sql } of migrations()) hash.update(version).update(sql);
  return join(localFolder, `template-${hash.update(seed()).digest('hex').slice(0, 12)}`);
}

/** Creates the template once, before the workers start. */
export default async function prepareData(): Promise<void> {
  const template = templateFolder();
  if (existsSync(template)) return;
  await makeData(template);
}
