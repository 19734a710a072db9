import { renameSync, rmSync } from 'node:fs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { App } from '@supabase/lite';
import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { startApp, type AppOptions } from './app.ts';
import { migrations, seed } from './migrations.ts';

type BackendOptions = AppOptions & {
  /** The folder of the data; undefined stores it in memory. */
  dataFolder?: string;
  /** Starts from this dump instead of an empty database. */
  dump?: Blob;
};

type EmbeddedBackend = {
  app: App;
  /** The Postgres instance with the rights of its owner, for tests and the seed. */
  database: PGlite;
  close: () => Promise<void>;
};

/** The extensions for the search (supabase/migrations). */
export const SEARCH_EXTENSIONS = { pg_trgm, unaccent };

type MigrationRow = { version: string; statements: string[] | null };

/** Opens the embedded backend, applies all migrations, and adds the demo people to an empty database. */
export async function openBackend(options: BackendOptions): Promise<EmbeddedBackend> {
  const connection = await createPgliteConnection({
    ...(options.dataFolder === undefined ? {} : { url: options.dataFolder }),
    pgliteOptions: {
      extensions: SEARCH_EXTENSIONS,
      ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    },
  });
  const app = await startApp(connection, 'pglite', options, serialise);
  try {
    await migrate(connection.driver);
    await seedOnce(connection.driver);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { app, database: connection.driver, close: () => connection.close() };
}

/** Creates a folder with migrated and seeded data: completely, or not at all if the process ends meanwhile. */
export async function makeData(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { close } = await openBackend({ dataFolder: unfinished, siteUrl: 'http://localhost', signingSecret: 'unused' });
  await close();
  renameSync(unfinished, folder);
}

/**
 * Runs one request at a time. The embedded Postgres has a single session: concurrent requests would share a transaction
 * and its role.
 */
function serialise(app: App): void {
  const answer = app.fetch.bind(app);
  let last: Promise<unknown> = Promise.resolve();
  app.fetch = (...request) => {
    const answered = last.then(() => answer(...request));
    last = answered.catch(() => undefined);
    return answered;
  };
}

/**
 * Applies the new migrations.
 * @throws with a message for the terminal if an applied one has changed or is missing
 */
async function migrate(database: PGlite): Promise<void> {
  const { rows } = await database.query<MigrationRow>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements?.[0]]));
  const all = migrations();
  const unchanged = all.filter(({ version, sql }) => applied.get(version) === sql);
  if (unchanged.length !== applied.size) {
    throw new Error(
      'The demo data was created with other migrations. Run npm run reset, which removes it, and start again.',
    );
  }
  for (const { version, name, sql } of all) {
    if (applied.has(version)) continue;
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  }
}

/** Adds the demo people once, in a transaction. */
async function seedOnce(database: PGlite): Promise<void> {
  const seeded = await database.query('select 1 from supabase_migrations.seed_files');
  if (seeded.rows.length > 0) return;
  await database.transaction(async (transaction) => {
    await transaction.exec(seed());
    await transaction.query("insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '')");
  });
}
