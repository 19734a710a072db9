-- Roles, and the rights that they give (specification, sections 3 and 5). The policy of this table is in the next file.

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

-- Whether a browser sent the statement: rules about callers apply then. The setting names the role of the connection
-- also inside SECURITY DEFINER functions, where current_user does not.
create function private.is_client() returns boolean
language sql stable set search_path = ''
return coalesce(current_setting('role', true), '') in ('anon', 'authenticated');

-- While setup is pending, the admin who created the account knows its password: then a caller has no rights but to
-- complete the setup. The next two are in plpgsql, because every policy calls them and plpgsql caches their plans.

-- The roles that the caller may edit, remove, assign and give: the edit table of section 5, empty without rights.
-- A table and not "lower level": MANAGER and below may not edit a USER.
create function private.my_editable_roles() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case (select role from public.users where id = auth.uid() and is_password_changed)
    when 'SUPERUSER' then array['ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']
    when 'ADMIN' then array['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']
    when 'MANAGER' then array['SUPERVISOR', 'EMPLOYEE']
    when 'SUPERVISOR' then array['EMPLOYEE']
    else array[]::text[]
  end;
end
$$;

-- Whether the caller has a staff role, and so may read the lists.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.users where id = auth.uid() and role <> 'USER' and is_password_changed);
end
$$;

-- Raises an error unless the caller is staff. Every function that reads for the app calls it: an empty list would say
-- that there are no rows.
create function public.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'You do not have permission to see this' using errcode = '42501';
  end if;
end
$$;
