-- Roles and their permissions (specification, sections 3 and 5). The policy of this table is in the next file.

create table public.roles (
  id smallint primary key,
  name text not null unique,
  hierarchy_level integer not null
);

insert into public.roles (id, name, hierarchy_level)
values (0, 'USER', 0), (1, 'EMPLOYEE', 1), (2, 'SUPERVISOR', 2), (3, 'MANAGER', 3), (4, 'ADMIN', 4), (5, 'SUPERUSER', 5);

create trigger roles_no_truncate before truncate on public.roles
  for each statement execute function private.prevent_truncate();

alter table public.roles enable row level security;

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

-- The roles that the caller may edit, remove, assign and give: the edit table of section 5, empty without permissions.
-- Not a comparison of levels: MANAGER and below may not edit a USER.
create function private.my_editable_roles() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case private.my_role()
    when 'SUPERUSER' then array['ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']
    when 'ADMIN' then array['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']
    when 'MANAGER' then array['SUPERVISOR', 'EMPLOYEE']
    when 'SUPERVISOR' then array['EMPLOYEE']
    else array[]::text[]
  end;
end
$$;

-- Whether the caller has a staff role, which may read the lists.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.my_role() <> 'USER', false);
end
$$;

-- Raises an error unless the caller is staff. Every function that reads for the app calls it, because an empty list
-- would mean that there are no rows.
create function public.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'You do not have permission to see this' using errcode = '42501';
  end if;
end
$$;

-- The ids from which the caller may read rows: all for staff, otherwise none.
create function private.readable_from() returns uuid
language sql stable security definer set search_path = ''
return case when private.is_staff() then '00000000-0000-0000-0000-000000000000'::uuid end;
