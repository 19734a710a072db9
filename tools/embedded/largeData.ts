import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from './backend.ts';
import { root } from './paths.ts';

/**
 * Adds people, teams and audit log entries to a data folder.
 * @param dataFolder is created with the demo people if it does not exist
 */
export async function addLargeData(dataFolder: string, people: number, audit: number): Promise<void> {
  const { database, close } = await openBackend({ dataFolder, siteUrl: 'http://localhost', signingSecret: 'unused' });
  try {
    await database.query(`select set_config('seed.people', $1, false), set_config('seed.audit', $2, false)`, [
      String(people),
      String(audit),
    ]);
    await database.exec(readFileSync(join(root, 'bench/postgres/large.sql'), 'utf8'));
  } finally {
    await close();
  }
}
