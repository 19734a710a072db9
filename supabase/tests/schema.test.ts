import { describe, expect, it } from 'vitest';
import { startRules } from './support/harness.ts';

const rules = startRules(async ({ as }) => {
  // The embedded backend adds its grants at the first request.
  await as('visitor').from('roles').select('count');
});

async function names(query: string): Promise<string[]> {
  return (await rules.sql<{ name: string }>(query)).map((row) => row.name);
}

describe('The schema', () => {
  it('has row level security on every table', async () => {
    const tables = `from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
    expect(await names(`select relname as name ${tables} order by 1`)).toEqual([
      'audit_logs',
      'departments',
      'role_assignments',
      'roles',
      'teams',
      'tickets',
      'users',
    ]);
    expect(await names(`select relname as name ${tables} and not relrowsecurity`)).toEqual([]);
  });

  for (const role of ['anon', 'service_role', 'public']) {
    it(`grants ${role} no function`, async () => {
      const condition =
        role === 'public'
          ? `exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`
          : `has_function_privilege('${role}', oid, 'execute')`;
      expect(
        await names(
          `select proname as name from pg_proc
           where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and ${condition}`,
        ),
      ).toEqual([]);
    });
  }

  it('grants authenticated the functions of policies, in a schema that the REST API does not expose', async () => {
    expect(
      await names(`
        select proname as name from pg_proc
        where pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
        order by 1
      `),
    ).toEqual([
      'is_active',
      'may_edit_teams',
      'may_read',
      'may_read_log',
      'my_editable_roles',
      'my_role',
      'readable_from',
    ]);
  });

  it('grants nobody the function of a later migration', async () => {
    await rules.exec(`create function public.added_later() returns integer language sql set search_path = '' return 1`);
    const callers = await names(`
      select role as name from unnest('{anon, authenticated, service_role}'::text[]) as role
      where has_function_privilege(role, 'public.added_later()', 'execute')
    `);
    await rules.exec('drop function public.added_later');
    expect(callers).toEqual([]);
  });

  it('pins the search path of every function', async () => {
    expect(
      await names(`
        select proname as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and not coalesce(proconfig, '{}') @> array['search_path=""']
      `),
    ).toEqual([]);
  });

  it('has one owner of all functions and tables', async () => {
    expect(
      await names(`
        select proname as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_get_userbyid(proowner) <> current_user
        union all
        select relname from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> current_user
      `),
    ).toEqual([]);
  });

  it('has one foreign key between users and roles', async () => {
    expect(
      await names(`
        select conname as name from pg_constraint
        where contype = 'f' and conrelid = 'public.users'::regclass and confrelid = 'public.roles'::regclass
      `),
    ).toEqual(['users_role_id_fkey']);
  });

  it('sorts and compares all names by the same rules, in one collation', async () => {
    const columns = `
      select format('%s.%s', attrelid::regclass, attname) as name from pg_attribute
      join pg_class on attrelid = pg_class.oid and relkind = 'r' and relnamespace = 'public'::regnamespace
      where attname ~ '^(sort|unique)_' and attcollation <> '"C"'::regcollation`;
    expect(await names(columns)).toEqual([]);
    expect(await writersOf('sort_name')).toEqual(['complete_name normalized', 'complete_user normalized']);
    expect(await writersOf('unique_name')).toEqual(['complete_name comparable_name']);
  });

  it('raises all versions in one function', async () => {
    expect(await writersOf('updated_at')).toEqual(['complete_user next_version', 'guard_record next_version']);
  });

  /** The triggers that derive a column, and the function of `private` that they derive it with. */
  function writersOf(column: string): Promise<string[]> {
    return names(`
      select distinct proname || ' ' || match[1] as name
      from pg_proc, regexp_matches(prosrc, 'new.${column} := private[.](\\w+)', 'g') as match
      where pronamespace = 'private'::regnamespace order by 1
    `);
  }

  const ORDERS = [
    ['users', 'created_at desc, id desc'],
    ['users', 'sort_name, id'],
    ['users', 'sort_email desc, id desc'],
    ['users', 'role_level, id'],
    ['audit_logs', 'performed_at desc, id desc'],
    ['role_assignments', 'created_at desc, id desc'],
    ['teams', 'sort_name, id'],
    ['departments', 'sort_name'],
  ] as const;
  for (const [table, order] of ORDERS) {
    it(`reads ${table} by ${order} from an index`, async () => {
      await rules.exec('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off;');
      const plan = await rules.sql<Record<string, string>>(
        `explain select * from public.${table} order by ${order} limit 50`,
      );
      await rules.exec('reset enable_seqscan; reset enable_bitmapscan; reset enable_sort;');
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toContain('Index Scan');
      expect(text).not.toContain('Sort');
    });
  }

  const FILTERED: [string, string][] = [
    ['users', 'btree (role, created_at DESC, id DESC)'],
    ['users', 'btree (assigned_team_id, created_at DESC, id DESC)'],
    ['users', 'btree (assigned_department_id, created_at DESC, id DESC)'],
    ['users', 'btree (is_password_changed, created_at DESC, id DESC)'],
    ['users', 'gin (search_text extensions.gin_trgm_ops)'],
    ['audit_logs', 'btree (performed_by, performed_at DESC, id DESC)'],
    ['audit_logs', 'btree (subject_id, performed_at DESC, id DESC)'],
    ['audit_logs', 'btree (action, performed_at DESC, id DESC)'],
    ['audit_logs', 'btree (resource_type, performed_at DESC, id DESC)'],
    ['audit_logs', 'gin (search_text extensions.gin_trgm_ops)'],
    ['teams', 'btree (department_id, sort_name, id)'],
  ];
  for (const [table, columns] of FILTERED) {
    it(`has an index of ${table} on ${columns}`, async () => {
      const definitions = await names(
        `select regexp_replace(indexdef, '^.* USING ', '') as name from pg_indexes
         where schemaname = 'public' and tablename = '${table}'`,
      );
      expect(definitions).toContain(columns);
    });
  }

  it('searches people and audit entries with an index', async () => {
    await rules.exec('set enable_seqscan = off');
    for (const table of ['users', 'audit_logs']) {
      const plan = await rules.sql<Record<string, string>>(
        `explain select * from public.${table} where search_text like '%zofi%'`,
      );
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Bitmap Index Scan on ${table}_search`);
    }
    await rules.exec('reset enable_seqscan');
  });

  it('has a truncate guard on every table', async () => {
    expect(
      await names(`
        select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgtype & 32 <> 0 and t.tgenabled = 'O')
      `),
    ).toEqual([]);
  });
});

describe('The demo data', () => {
  const ACCOUNTS: [string, string, string][] = [
    ['superuser', 'staff-demo', 'SUPERUSER'],
    ['admin', 'staff-demo', 'ADMIN'],
    ['manager', 'staff-demo', 'MANAGER'],
    ['supervisor', 'staff-demo', 'SUPERVISOR'],
    ['employee', 'staff-demo', 'EMPLOYEE'],
    ['newcomer', 'welcome1', 'EMPLOYEE'],
  ];
  for (const [name, password, role] of ACCOUNTS) {
    it(`${name} signs in`, async () => {
      const client = rules.withSession();
      const { data, error } = await client.auth.signInWithPassword({ email: `${name}@example.org`, password });
      expect(error).toBeNull();
      const profile = await client
        .from('users')
        .select('email, is_password_changed, roles(name)')
        .eq('id', data.user?.id ?? '')
        .single();
      expect(profile.data).toEqual({
        email: `${name}@example.org`,
        is_password_changed: name !== 'newcomer',
        roles: name === 'newcomer' ? null : { name: role },
      });
    });
  }

  it('has three pages of people in all roles, most of them in a team', async () => {
    const [counts] = await rules.sql<Record<string, number>>(`
      select
        (select count(*)::int from public.users) as people,
        (select count(distinct role)::int from public.users where role <> 'USER') as roles,
        (select count(*)::int from public.departments) as departments,
        (select count(*)::int from public.teams) as teams,
        (select count(*)::int from public.users u
          where not exists (select from public.role_assignments a where a.user_id = u.id)) as teamless,
        (select count(distinct performed_by_label)::int from public.audit_logs) as performers
    `);
    expect(counts).toEqual({ people: 140, roles: 5, departments: 4, teams: 11, teamless: 15, performers: 4 });
  });

  it('spans two years', async () => {
    const [span] = await rules.sql<{ years: number }>(
      `select round(extract(epoch from max(created_at) - min(created_at)) / 31557600)::int as years from public.users`,
    );
    expect(span).toEqual({ years: 2 });
  });
});
