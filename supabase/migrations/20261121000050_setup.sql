-- Prerequisites of the other files: roles, extensions and the schema of internal functions.

-- Supabase has these roles; this creates them in the embedded Postgres.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    create role supabase_auth_admin nologin;
  end if;
end
$$;

-- Ends long statements of the app's users. PostgREST applies the setting of the role to each request.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '5s';
notify pgrst, 'reload config';

-- Nobody may use a new table or call a new function until a grant under it says so. Older hosted projects grant both to
-- all roles by default, and Postgres grants functions to PUBLIC.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Objects that clients do not call: the REST API only exposes the schema public.
create schema private;

-- `>=`, but the planner expects one row of a primary key, as for `=`. Policies compare with it, so that the estimate of
-- `Prefer: count=planned` does not reveal how many rows a table has.
create operator private.>== (function = uuid_ge, leftarg = uuid, rightarg = uuid, restrict = eqsel);
create operator private.>== (function = int2ge, leftarg = smallint, rightarg = smallint, restrict = eqsel);
