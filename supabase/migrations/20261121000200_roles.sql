-- Roles and their permissions (specification, sections 3 and 5). The policy of this table is in the next file.

create table public.roles (
  id smallint primary key,
  name text not null unique,
  hierarchy_level integer not null,
  -- A new role may do nothing until it is listed here and in machines/rules/permissions.ts; a test compares both.
  may_read boolean not null default false, -- the lists
  may_edit_teams boolean not null default false, -- add, edit and archive teams and departments
  -- The roles that the role may edit, remove, assign and give: the edit table of section 5. Not a comparison of levels:
  -- MANAGER and below may not edit a USER.
  edits text[] not null default '{}',
  -- The audit log with its reasons. A setting that the owner changes (docs/security.md), so permissions.ts has none.
  may_read_log boolean not null default false
);

insert into public.roles (id, name, hierarchy_level, may_read, may_edit_teams, edits) values
  (0, 'USER', 0, false, false, '{}'),
  (1, 'EMPLOYEE', 1, true, true, '{}'),
  (2, 'SUPERVISOR', 2, true, true, '{EMPLOYEE}'),
  (3, 'MANAGER', 3, true, true, '{SUPERVISOR, EMPLOYEE}'),
  (4, 'ADMIN', 4, true, true, '{MANAGER, SUPERVISOR, EMPLOYEE, USER}'),
  (5, 'SUPERUSER', 5, true, true, '{ADMIN, MANAGER, SUPERVISOR, EMPLOYEE, USER}');
update public.roles set may_read_log = may_read;

alter table public.roles enable row level security;
-- No policy names anon: the connection test reads no rows, without an error.
grant select on public.roles to anon, authenticated, service_role;

-- Whether a client sent the statement, so that rules about callers apply: row level security applies to the role that
-- PostgREST sets for the request. Unlike current_user, the setting does not change inside SECURITY DEFINER functions.
create function private.is_client() returns boolean
language sql stable set search_path = ''
return exists (
  select from pg_catalog.pg_roles
  where rolname = current_setting('role', true) and not rolsuper and not rolbypassrls
);

-- Serializes changes of superusers. Not those by clients, which guard_superusers rejects.
create function private.lock_role_changes() returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtext('public.users.role')) where not private.is_client() $$;

-- The following functions are in plpgsql, because every policy calls them and plpgsql caches their plans.

-- Whether the session of the caller's token has not ended. A token stays valid for up to an hour after its session was
-- deleted by a sign-out, a suspension or a change of the password.
create function public.has_session() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  session_id constant text := coalesce(auth.jwt() ->> 'session_id', '');
begin
  if session_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return exists (
    select from auth.sessions
    where id = session_id::uuid and user_id = auth.uid() and (not_after is null or not_after > now())
  );
end
$$;

-- Whether the caller has a session and is not suspended. Without it, a caller may only read their own row.
create function private.is_active() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return public.has_session()
    and not exists (select from public.users where id = auth.uid() and suspended_from <= now());
end
$$;

-- The role that gives the caller permissions. Null while setup is pending, because the admin who created the account
-- knows its password.
create function private.my_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select role from public.users where id = auth.uid() and is_password_changed and private.is_active());
end
$$;

-- The roles that the caller may edit, remove, assign and give; empty without permissions.
create function private.my_editable_roles() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select edits from public.roles where name = (select private.my_role())), '{}');
end
$$;

-- Whether the caller may read the lists.
create function private.may_read() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select may_read from public.roles where name = (select private.my_role())), false);
end
$$;

-- Whether the caller may also read the audit log.
create function private.may_read_log() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select may_read and may_read_log from public.roles where name = (select private.my_role())), false);
end
$$;

-- Whether the caller may add, edit and archive teams and departments.
create function private.may_edit_teams() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select may_edit_teams from public.roles where name = (select private.my_role())), false);
end
$$;

-- Whether the caller may write any row of a table.
create function private.may_write(table_name text) returns boolean
language sql stable security definer set search_path = ''
return case table_name
  when 'role_assignments' then cardinality(private.my_editable_roles()) > 0 else private.may_edit_teams()
end;

-- Raises unless the caller may read. Every function that reads for the app calls it: an empty list would mean no rows.
create function public.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_read() then
    raise exception 'You do not have permission to see this' using errcode = '42501';
  end if;
end
$$;

-- The ids from which the caller may read rows: all, or none.
create function private.readable_from() returns uuid
language sql stable security definer set search_path = ''
return case when private.may_read() then '00000000-0000-0000-0000-000000000000'::uuid end;

grant execute on function public.has_session, private.is_active, private.my_role, private.my_editable_roles,
  private.may_read, private.may_read_log, private.may_edit_teams, public.require_staff, private.readable_from to authenticated;
