import type { PGlite } from '@supabase/lite/pglite';
import { sourceMutants } from './sourceMutants.ts';

/** A way to break the rules: what is broken, the SQL that does it, and the SQL that mends it again. */
export type Mutant = { name: string; sql: string; undo: string };

/** Everything that the migrations made in these schemas is broken, one at a time. */
const OBJECTS = `
  with policies as (
    select policyname, tablename, qual, with_check,
      format('drop policy if exists %I on public.%I; create policy %I on public.%I as %s for %s to %s%s%s',
        policyname, tablename, policyname, tablename, permissive, cmd, array_to_string(roles, ', '),
        ' using (' || qual || ')', ' with check (' || with_check || ')') as undo
    from pg_policies where schemaname = 'public'
  )
  select format('policy "%s" of %s: dropped', policyname, tablename) as name,
    format('drop policy %I on public.%I', policyname, tablename) as sql, undo
  from policies
  union all
  select format('policy "%s" of %s: finds every row', policyname, tablename),
    format('alter policy %I on public.%I using (true)', policyname, tablename), undo
  from policies where qual is not null
  union all
  select format('policy "%s" of %s: takes every row', policyname, tablename),
    format('alter policy %I on public.%I with check (true)', policyname, tablename), undo
  from policies where with_check is not null
  union all
  select format('policy "%s" of %s: for visitors too', policyname, tablename),
    format('alter policy %I on public.%I to anon, authenticated', policyname, tablename), undo
  from policies
  union all
  select format('row level security of %s: disabled', relname),
    format('alter table public.%I disable row level security', relname),
    format('alter table public.%I enable row level security', relname)
  from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
  union all
  select format('trigger %s of %s: dropped', t.tgname, t.tgrelid::regclass),
    format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass), pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and p.pronamespace = 'public'::regnamespace
  union all
  select format('constraint %s of %s: dropped', conname, conrelid::regclass),
    format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'f') and conrelid <> 0
  union all
  select format('index %s: dropped', i.indexrelid::regclass), format('drop index %s', i.indexrelid::regclass),
    pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select format('table %s: all granted to %s', c.oid::regclass, r.name),
    format('grant all on %s to %s', c.oid::regclass, r.name), ''
  from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) as r (name)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all
  select format('function %s: granted to %s', p.oid::regprocedure, r.name),
    format('grant execute on function %s to %s', p.oid::regprocedure, r.name),
    format('revoke execute on function %s from %s', p.oid::regprocedure, r.name)
  from pg_proc p, unnest(array['public', 'authenticated', 'service_role']) as r (name)
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (r.name = 'public' or not has_function_privilege(r.name, p.oid, 'execute'))
  union all
  select format('function %s: search_path not pinned', oid::regprocedure),
    format('alter function %s reset search_path', oid::regprocedure), pg_get_functiondef(oid)
  from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('function %s: runs with the caller''s rights', oid::regprocedure),
    format('alter function %s security invoker', oid::regprocedure), pg_get_functiondef(oid)
  from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
`;

const FUNCTIONS = `
  select oid::regprocedure::text as name, pg_get_functiondef(oid) as source
  from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1
`;

/** Every mutant of a migrated database. What is granted needs no undoing: the embedded backend grants every table. */
export async function mutantsOf(database: PGlite): Promise<Mutant[]> {
  const objects = await database.query<Mutant>(OBJECTS);
  const functions = await database.query<{ name: string; source: string }>(FUNCTIONS);
  return [
    ...objects.rows,
    ...functions.rows.flatMap(({ name, source }) =>
      sourceMutants(source).map((mutant) => ({
        name: `function ${name}, ${mutant.change}`,
        sql: mutant.source,
        undo: source,
      })),
    ),
  ];
}
