import type { PGlite } from '@supabase/lite/pglite';

/** How a database was, to be put back after each file of tests. */
export type Snapshot = {
  /** Puts every row back. */
  restore: () => Promise<void>;
  /** A text that differs when anything of the rules differs. */
  fingerprint: () => Promise<string>;
};

const TABLES = `
  select c.oid::regclass::text as name, format('kept.%I', c.relnamespace::regnamespace || '_' || c.relname) as kept,
    string_agg(quote_ident(a.attname), ', ') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace in ('auth'::regnamespace, 'public'::regnamespace)
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid
`;

const RULES = `
  select md5(string_agg(rule, e'\\n' order by rule)) as value from (
    select pg_get_functiondef(oid) || proacl::text from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select p::text from pg_policies p where schemaname = 'public'
    union all
    select pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace = 'public'::regnamespace
    union all
    select conrelid::regclass || conname || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select relname || relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  ) as rules (rule)
`;

/** Remembers how the database is: the rows of every table, and the rules. */
export async function takeSnapshot(database: PGlite): Promise<Snapshot> {
  const { rows: tables } = await database.query<{ name: string; kept: string; columns: string }>(TABLES);
  const copies = tables.map(({ name, kept }) => `create table ${kept} as table ${name};`);
  await database.exec(`create schema kept; ${copies.join('\n')}`);
  const rows = tables.map(
    ({ name, kept, columns }) => `insert into ${name} (${columns}) select ${columns} from ${kept};`,
  );
  return {
    // Replication mode fires no trigger and checks no foreign key.
    restore: async () => {
      await database.exec(`
        begin;
        set local session_replication_role = replica;
        truncate ${tables.map(({ name }) => name).join(', ')};
        ${rows.join('\n')}
        commit;
        discard temp;
      `);
    },
    fingerprint: async () => (await database.query<{ value: string }>(RULES)).rows[0]?.value ?? '',
  };
}
