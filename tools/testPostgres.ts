import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GRANTS, migrateTemplate } from '../supabase/tests/support/server.ts';
import { root } from './embedded/paths.ts';
import { startPostgres } from './testing/postgresServer.ts';

/** Runs the tests of the rules on a PostgreSQL server, once for each way in which tables may be granted. */
async function main(): Promise<boolean> {
  const server = await startPostgres();
  if (server === null) {
    console.log(
      'The rules were not tested on a PostgreSQL server: none is installed here (apt-get install postgresql-15).',
    );
    return true;
  }
  console.log(server.version);
  try {
    let isGreen = true;
    for (const grants of GRANTS) {
      console.log(`\n── tables granted: ${grants}`);
      await migrateTemplate(server.url, 'rules_template', grants);
      const { status } = spawnSync(
        join(root, 'node_modules/.bin/vitest'),
        ['run', '--config', 'vitest.postgres.config.ts', '--reporter=dot', ...process.argv.slice(2)],
        { cwd: root, stdio: 'inherit', env: { ...process.env, RULES_SERVER: server.url, RULES_GRANTS: grants } },
      );
      isGreen &&= status === 0;
    }
    return isGreen;
  } finally {
    server.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
