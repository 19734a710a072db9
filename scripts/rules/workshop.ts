import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { Lender } from '../../supabase/tests/support/lent.ts';
import { SIGNING_SECRET, SITE_URL } from '../../supabase/tests/support/template.ts';
import { startApp } from '../embedded/app.ts';
import { serialise } from '../embedded/backend.ts';
import { PUBLISHABLE_KEY } from '../embedded/publishableKey.ts';
import type { Mutant } from './mutants.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';

/** A database that lives through all mutants: it is broken, lent to the tests, and mended. */
export type Workshop = {
  /** For the tests of a file: closing puts back every row. */
  lend: Lender;
  breakRules: (mutant: Mutant) => Promise<void>;
  /** Mends what the mutant broke; with another database where that is not enough. */
  mend: (mutant: Mutant) => Promise<void>;
  close: () => Promise<void>;
};

const OPTIONS = { siteUrl: SITE_URL, signingSecret: SIGNING_SECRET };

type Bench = { connection: PgliteConnection; snapshot: Snapshot; whole: string };

async function setUp(template: Blob): Promise<Bench> {
  const connection = await createPgliteConnection({ pgliteOptions: { loadDataDir: template } });
  // At its first request the backend grants every table to everybody: what is granted, the invariants judge.
  const app = await startApp(connection, 'pglite', OPTIONS, serialise);
  await app.fetch(new Request(`${SITE_URL}/rest/v1/roles`, { headers: { apikey: PUBLISHABLE_KEY } }));
  const snapshot = await takeSnapshot(connection.driver);
  return { connection, snapshot, whole: await snapshot.fingerprint() };
}

/** Opens the workshop on a migrated database with the demo people. */
export async function openWorkshop(template: Blob): Promise<Workshop> {
  let bench = await setUp(template);

  return {
    lend: async (email) => {
      const { connection, snapshot } = bench;
      await connection.clearSchemaCache();
      const app = await startApp(connection, 'pglite', { ...OPTIONS, email }, serialise);
      const { driver } = connection;
      return {
        url: null,
        fetch: async (request) => await app.fetch(request),
        query: async <Row extends object>(query: string, parameters: unknown[]) =>
          (await driver.query<Row>(query, parameters)).rows,
        exec: async (statements) => {
          await driver.exec(statements);
        },
        close: () => snapshot.restore(),
      };
    },

    breakRules: async ({ sql }) => {
      await bench.connection.driver.exec(sql);
    },

    mend: async ({ undo }) => {
      try {
        await bench.snapshot.restore();
        await bench.connection.driver.exec(undo);
        if ((await bench.snapshot.fingerprint()) === bench.whole) return;
      } catch {
        // A mutant that cannot be undone needs another database as well.
      }
      await bench.connection.close();
      bench = await setUp(template);
    },

    close: () => bench.connection.close(),
  };
}
