-- Invariants of all tables, policies and functions of the schema, including future ones. In pgTAP:
-- supabase/tests/invariants.test.ts runs it in the embedded Postgres, `supabase test db` on a local Supabase.
begin;
create schema if not exists tap;
create extension if not exists pgtap schema tap;
set local search_path = tap, public;

select no_plan();

create temporary view own_tables as
  select c.* from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p');

-- Without the functions of extensions.
create temporary view own_functions as
  select p.* from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

select isnt_empty('select from own_tables', 'there are tables to check');
select isnt_empty('select from own_functions where prosecdef', 'there are SECURITY DEFINER functions to check');
select isnt_empty($$select from pg_policies where schemaname = 'public'$$, 'there are policies to check');

select is_empty(
  'select relname from own_tables where not relrowsecurity',
  'every table has row level security'
);

select is_empty(
  $$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')$$,
  'no view bypasses row level security'
);

-- Postgres prints a wrapped call as "( SELECT f() AS f)", and an operator of another schema as "OPERATOR(private.+)".
select is_empty(
  $$select policyname from pg_policies
    where schemaname = 'public'
      and regexp_replace(concat_ws(' ', qual, with_check), 'SELECT\s+(CASE\s+WHEN )?(\w+\.)?\w+\(\)|OPERATOR\(', '', 'g') ~ '\w\('$$,
  'policies wrap function calls in a select, so that they do not run once per row'
);

select is_empty(
  $$select policyname from pg_policies where schemaname = 'public' and roles <> '{authenticated}'$$,
  'every policy is for authenticated only'
);

select is_empty(
  $$select oid::regprocedure from own_functions where has_function_privilege('anon', oid, 'execute')$$,
  'no function is executable by anon'
);

select is_empty(
  $$select oid::regprocedure from own_functions where has_function_privilege('service_role', oid, 'execute')$$,
  'no function is executable by the service key'
);

select is_empty(
  $$select p.oid::regprocedure
    from own_functions p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where a.grantee = 0$$,
  'no function is executable by PUBLIC'
);

select is_empty(
  $$select oid::regprocedure from own_functions
    where prosecdef and not coalesce(proconfig, '{}') @> array['search_path=""']$$,
  'every SECURITY DEFINER function has a pinned search_path'
);

select is_empty(
  $$select c.conname from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null and i.indisvalid
        and (i.indkey::smallint[])[0:array_length(c.conkey, 1) - 1] @> c.conkey
    )$$,
  'every foreign key is indexed'
);

-- Grants are the last line of defence. Hosted projects use them; the embedded backend adds more at its first request.
select table_privs_are('public', t.name, r.name, r.privileges)
from unnest(array['users', 'departments', 'teams', 'role_assignments']) as t (name), (
  values
    ('anon', array[]::text[]),
    ('authenticated', array['SELECT', 'INSERT', 'UPDATE']),
    ('service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
) as r (name, privileges);
select table_privs_are('public', 'audit_logs', r.name, r.privileges)
from (values ('anon', array[]::text[]), ('authenticated', array['SELECT']), ('service_role', array['SELECT']))
  as r (name, privileges);
select table_privs_are('public', 'roles', r.name, array['SELECT'])
from unnest(array['anon', 'authenticated', 'service_role']) as r (name);
select table_privs_are('public', t.name, r.name, array[]::text[])
from unnest(array['tickets']) as t (name), unnest(array['anon', 'authenticated', 'service_role']) as r (name);

select * from finish();
rollback;
