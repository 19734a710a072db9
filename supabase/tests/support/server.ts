import postgres from 'postgres';
import type { EmailDriver } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { startApp } from '../../../tools/embedded/app.ts';
import { migrations, seed } from '../../../tools/embedded/migrations.ts';
import { PUBLISHABLE_KEY } from '../../../tools/embedded/publishableKey.ts';
import { SESSIONS_SQL } from './sessions.ts';
import { SIGNING_SECRET, SITE_URL } from './template.ts';

/** The tested backend: Auth and REST, and the database as its owner. */
export type RulesBackend = {
  /** The URL of the database; null if it is embedded. */
  url: string | null;
  fetch: (request: Request) => Promise<Response>;
  query: <Row extends object>(query: string, parameters: unknown[]) => Promise<Row[]>;
  exec: (statements: string) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * How tables are granted: explicitly, like in new hosted projects; by default to all roles, like in older ones, where
 * the migrations revoke it; or everything to all roles, like the embedded backend does at its first request.
 */
export const GRANTS = ['explicitly', 'by default', 'everything'] as const;
type Grants = (typeof GRANTS)[number];

const DEFAULT_GRANTS = ['tables', 'functions', 'sequences']
  .map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
  .join('\n');
const ROLES = ['anon', 'authenticated', 'service_role', 'supabase_auth_admin'];
const CREATE_ROLES = ROLES.map(
  (role) => `do $$ begin
    create role ${role} nologin ${role === 'service_role' ? 'bypassrls' : ''};
  exception when duplicate_object then null; end $$;`,
).join('\n');

/** Selects the statements that restore the current grants. */
const CURRENT_GRANTS = `
  select coalesce(string_agg(format('grant %s on %s to %I;', a.privilege_type, c.oid::regclass, r.rolname), ' '), '') as sql
  from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
  where c.relnamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated', 'service_role')
`;

let databases = 0;

function at(server: string, database: string): string {
  return new URL(`/${database}`, server).href;
}

/** Opens a single connection as the owner. Values have the same types as in PGlite. */
export function ownerOf(url: string) {
  return postgres(url, {
    max: 1,
    onnotice: () => {},
    types: {
      json: {
        to: 3802,
        from: [114, 3802],
        serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
        parse: (text: string) => JSON.parse(text) as unknown,
      },
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  });
}

async function connect(url: string, email?: EmailDriver) {
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => undefined } });
  const options = { siteUrl: SITE_URL, signingSecret: SIGNING_SECRET };
  const app = await startApp(connection, 'postgres', email === undefined ? options : { ...options, email });
  // Requests that were not awaited, such as sign-outs, may still run.
  return { app, close: () => connection.driver.end({ timeout: 5 }) };
}

/** Creates a migrated database without users on the server. Returns its URL. */
export async function migrateNew(server: string, name: string, grants: Grants): Promise<string> {
  const admin = ownerOf(server);
  await admin.unsafe(`drop database if exists ${name}`);
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = at(server, name);
  const { close } = await connect(url);
  const owner = ownerOf(url);
  await owner.unsafe(CREATE_ROLES);
  if (grants === 'by default') await owner.unsafe(DEFAULT_GRANTS);
  for (const { sql } of migrations()) await owner.unsafe(`begin; ${sql}; commit;`);
  await owner.end();
  await close();
  return url;
}

/** Creates a migrated database with the demo data, as the template of test databases. */
export async function migrateTemplate(server: string, name: string, grants: Grants): Promise<void> {
  const owner = ownerOf(await migrateNew(server, name, grants));
  await owner.unsafe(`begin; ${seed()}; ${SESSIONS_SQL} commit;`);
  await owner.end();
}

/** Creates a database from the template on the server. */
export async function openOnServer(server: string, grants: Grants, email?: EmailDriver): Promise<RulesBackend> {
  databases += 1;
  const name = `rules_${process.pid}_${databases}`;
  const admin = ownerOf(server);
  await admin.unsafe(`create database ${name} template rules_template`);
  const { app, close } = await connect(at(server, name), email);
  const owner = ownerOf(at(server, name));
  if (grants !== 'everything') {
    const [current] = await owner.unsafe<{ sql: string }[]>(CURRENT_GRANTS);
    // The backend grants everything at its first request. Restores the grants of the migrations.
    await app.fetch(new Request(`${SITE_URL}/rest/v1/roles`, { headers: { apikey: PUBLISHABLE_KEY } }));
    await owner.unsafe(`revoke all on all tables in schema public from ${ROLES.join(', ')}; ${current?.sql ?? ''}`);
  }
  return {
    url: at(server, name),
    fetch: async (request) => await app.fetch(request),
    query: async <Row extends object>(query: string, parameters: unknown[]) => [
      ...(await owner.unsafe<Row[]>(query, parameters)),
    ],
    exec: async (statements) => {
      await owner.unsafe(statements);
    },
    close: async () => {
      await owner.end({ timeout: 5 });
      await close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
