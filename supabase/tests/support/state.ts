import type { Rules } from './harness.ts';

const TABLES = [
  'auth.users',
  'auth.sessions',
  'public.roles',
  'public.users',
  'public.departments',
  'public.teams',
  'public.role_assignments',
  'public.audit_logs',
  'public.tickets',
  'private.purged_states',
  'private.sign_ins',
];

type Columns = { columns: string };

export type State = {
  /** A hash of all rows, including the audit log. */
  fingerprint: () => Promise<string>;
  /** Restores the saved rows. */
  restore: () => Promise<void>;
};

/** Saves all rows of the database, so that tests can restore them without a restart. */
export async function saveState({ sql, exec }: Rules): Promise<State> {
  const writable = new Map<string, string>();
  for (const table of TABLES) {
    const [row] = await sql<Columns>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    writable.set(table, row?.columns ?? '');
    await exec(`create temporary table ${saved(table)} as table ${table}`);
  }

  const everything = TABLES.map(
    (table) => `(select md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) from ${table} t)`,
  ).join(` || `);
  // Replication mode fires no triggers and checks no foreign keys.
  const restoring = TABLES.map(
    (table) =>
      `delete from ${table}; insert into ${table} (${writable.get(table) ?? ''}) select ${writable.get(table) ?? ''} from ${saved(table)};`,
  ).join('\n');

  return {
    fingerprint: async () => {
      const [row] = await sql<{ value: string }>(`select ${everything} as value`);
      return row?.value ?? '';
    },
    restore: () => exec(`begin; set local session_replication_role = replica; ${restoring} commit;`),
  };
}

function saved(table: string): string {
  return `saved_${table.replace('.', '_')}`;
}
