import './testing/nodeWarning.ts';
import { GRANTS, migrateTemplate } from '../supabase/tests/support/server.ts';
import { startPostgres } from './testing/postgresServer.ts';
import { runTool } from './testing/runTool.ts';

/** Runs the database tests on a PostgreSQL server, once for each default of table grants. */
async function main(): Promise<boolean> {
  const server = await startPostgres();
  if (server === null) {
    console.log(
      'Skipped the database tests on a PostgreSQL server, because none is installed (apt-get install postgresql-15).',
    );
    return true;
  }
  console.log(server.version);
  try {
    let isGreen = true;
    for (const grants of GRANTS) {
      console.log(`\n── tables granted: ${grants}`);
      await migrateTemplate(server.url, 'rules_template', grants);
      const command = ['vitest run --config vitest.postgres.config.ts --reporter=dot', ...process.argv.slice(2)];
      isGreen = (await runTool(command.join(' '), { RULES_SERVER: server.url, RULES_GRANTS: grants })) && isGreen;
    }
    return isGreen;
  } finally {
    server.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
