import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from '../../../tools/embedded/backend.ts';
import { migrations, seed } from '../../../tools/embedded/migrations.ts';
import { localFolder } from '../../../tools/embedded/paths.ts';
import { SESSIONS_SQL } from './sessions.ts';

/** The configured URL of the embedded backend in tests. Nothing listens there. */
export const SITE_URL = 'http://localhost:5173';

/** Signs the tokens of the tests, only in this process. */
export const SIGNING_SECRET = 'the rules under test: signs nothing that anyone else accepts';

/**
 * A dump of the migrated database with the demo data, created once per content of migrations and seed.
 * Starting from it takes a fraction of the time.
 */
export async function migratedDatabase(): Promise<Blob> {
  const hash = createHash('sha256')
    .update(JSON.stringify([migrations(), seed(), SESSIONS_SQL]))
    .digest('hex')
    .slice(0, 16);
  const file = join(localFolder, `rules-${hash}.tar`);
  if (!existsSync(file)) {
    const backend = await openBackend({ siteUrl: SITE_URL, signingSecret: SIGNING_SECRET });
    await backend.database.exec(SESSIONS_SQL);
    const dump = await backend.database.dumpDataDir('none');
    await backend.close();
    mkdirSync(localFolder, { recursive: true });
    // Renamed atomically, because two workers may create it at once.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    for (const stale of readdirSync(localFolder).filter((name) => /^rules-\w+\.tar$/.test(name))) {
      rmSync(join(localFolder, stale), { force: true });
    }
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}
