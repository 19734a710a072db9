import type { EmailDriver } from '@supabase/lite';
import { openBackend } from '../../../tools/embedded/backend.ts';
import { GRANTS, openOnServer, type RulesBackend } from './server.ts';
import { migratedDatabase, SIGNING_SECRET, SITE_URL } from './template.ts';

/** Opens a migrated database with the demo data: embedded, or on the server of tools/testPostgres.ts. */
export async function openRules(email: EmailDriver): Promise<RulesBackend> {
  const server = process.env['RULES_SERVER'];
  const grants = GRANTS.find((name) => name === process.env['RULES_GRANTS']);
  if (server !== undefined && grants !== undefined) return await openOnServer(server, grants, email);

  const { app, database, close } = await openBackend({
    dump: await migratedDatabase(),
    siteUrl: SITE_URL,
    signingSecret: SIGNING_SECRET,
    email,
  });
  return {
    url: null,
    fetch: async (request) => await app.fetch(request),
    query: async <Row extends object>(query: string, parameters: unknown[]) =>
      (await database.query<Row>(query, parameters)).rows,
    exec: async (statements) => {
      await database.exec(statements);
    },
    close,
  };
}
