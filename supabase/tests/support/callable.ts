import type { Rules } from './harness.ts';

/** A function that signed-in users may call over REST, with valid arguments. */
export type Callable = { name: string; values: Record<string, unknown> };

const VALUES: Record<string, unknown> = {
  text: 'x',
  uuid: '00000000-0000-4000-8000-000000000000',
  jsonb: {},
  integer: 1,
  boolean: true,
  'uuid[]': ['00000000-0000-4000-8000-000000000000'],
  'timestamp with time zone[]': ['2026-01-01T00:00:00Z'],
  'timestamp with time zone': '2026-01-01T00:00:00Z',
};

/**
 * The functions of the schema `public` that the role `authenticated` may call. Without has_session, which requires no
 * permissions, and the functions that are selected like columns.
 */
export async function callableFunctions({ sql }: Rules): Promise<Callable[]> {
  const functions = await sql<{ name: string; names: string[]; types: string[] }>(`
    select proname as name, coalesce(proargnames[1:pronargs], '{}') as names,
      array(select format_type(type, null) from unnest(proargtypes) with ordinality as t (type, i) order by i) as types
    from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
      and proname not in ('has_session', 'member_count', 'by_department', 'by_members', 'last_seen')
    order by proname
  `);
  return functions.map(({ name, names, types }) => {
    const unknown = types.find((type) => !(type in VALUES));
    if (unknown !== undefined)
      throw new Error(`${name} has an argument of type ${unknown}: add a value in callable.ts`);
    return { name, values: Object.fromEntries(names.map((argument, index) => [argument, VALUES[types[index] ?? '']])) };
  });
}
