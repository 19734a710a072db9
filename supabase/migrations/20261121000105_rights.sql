-- Who may do what (specification, section 5).

-- What policies and other functions call. The REST API serves the schema public alone.
create schema private;

-- The edit table of section 5: whom an editor may edit, remove, assign, and which roles they may give.
-- A table and not "lower level": MANAGER and below may not touch a USER.
create function public.editable_roles(editor text) returns text[]
language sql immutable set search_path = ''
return case editor
  when 'SUPERUSER' then array['ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']
  when 'ADMIN' then array['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']
  when 'MANAGER' then array['SUPERVISOR', 'EMPLOYEE']
  when 'SUPERVISOR' then array['EMPLOYEE']
  else array[]::text[]
end;

-- The next two are part of nearly every statement, so they are in plpgsql, which plans a query once and not at each call.
-- While setup is pending, the admin who created the account knows its password: it has no rights but to complete setup.

-- The caller's row of the edit table: empty for callers who may edit nobody, have no profile, or whose setup is pending.
create function private.my_editable_roles() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return public.editable_roles((select role from public.users where id = auth.uid() and is_password_changed));
end
$$;

-- Whether the caller has one of the five staff roles and has completed their setup, and so may read the lists.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.users where id = auth.uid() and role <> 'USER' and is_password_changed);
end
$$;

-- Raises an error unless the caller is staff. Each function that the app reads a list, a count or a total through calls it
-- first: no permission must not look like no data.
create function public.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'You do not have permission to see this' using errcode = '42501';
  end if;
end
$$;

-- Whether the statement comes from a browser: the rules about persons hold then. The setting names who connected
-- also inside SECURITY DEFINER functions and cascades, where current_user does not.
create function public.is_client() returns boolean
language sql stable set search_path = ''
return coalesce(current_setting('role', true), '') in ('anon', 'authenticated');

-- Policies check a new row only after other triggers, whose errors say which names and teams there are. So this comes
-- first, with the same error.
create function public.guard_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if public.is_client() and not private.is_staff() then
    raise exception 'new row violates row-level security policy for table "%"', tg_table_name using errcode = '42501';
  end if;
  return new;
end
$$;
