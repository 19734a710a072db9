-- Only the project's owner promotes, suspends and demotes SUPERUSERs. One is always active (docs/product-decisions.md).

-- Serializes changes of superusers, so that two transactions cannot remove the last two. Per statement, before any row
-- is locked, so that waiting cannot deadlock.
create function private.serialize_role_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_role_changes();
  return null;
end
$$;

create function private.guard_superusers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_superuser constant boolean := tg_op <> 'INSERT' and old.role = 'SUPERUSER';
  stays_superuser constant boolean := tg_op <> 'DELETE' and new.role = 'SUPERUSER';
begin
  if was_superuser and old.suspended_from is null and not (stays_superuser and new.suspended_from is null) then
    -- Locked: a transaction with an older snapshot fails here instead of counting a removed superuser.
    perform from public.users where role = 'SUPERUSER' and suspended_from is null and id <> old.id limit 1 for share;
    if not found then
      raise exception 'The last superuser cannot be removed, demoted or suspended' using errcode = '42501';
    end if;
  end if;
  if (was_superuser <> stays_superuser or was_superuser and new.suspended_from is distinct from old.suspended_from)
    and coalesce(current_setting('staff.superusers_may_change', true), '') <> 'yes'
  then
    raise exception 'Only the project''s owner can add, suspend or demote superusers' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger users_serialize_role_changes before update of role, suspended_from or delete on public.users
  for each statement execute function private.serialize_role_changes();
create trigger users_2_guard_superusers before insert or update or delete on public.users
  for each row execute function private.guard_superusers();

-- For the owner, in the SQL editor: makes the account with this email a SUPERUSER, even if it never signed in.
create function public.make_superuser(email text) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Not SET in the head of the function: a hosted project cannot create one with a custom setting.
  perform set_config('staff.superusers_may_change', 'yes', true);
  insert into public.users (id, email, role)
  select u.id, u.email, 'SUPERUSER' from auth.users u where u.email = private.normalized_email(make_superuser.email)
  on conflict (id) do update set role = 'SUPERUSER';
  if not found then
    raise exception 'There is no account with the email %', email using errcode = '22023';
  end if;
  perform set_config('staff.superusers_may_change', '', true);
end
$$;

-- For the owner, in the SQL editor: gives a SUPERUSER another role, except the last one.
create function public.unmake_superuser(email text, new_role text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('staff.superusers_may_change', 'yes', true);
  update public.users u set role = new_role
  where u.email = private.normalized_email(unmake_superuser.email) and u.role = 'SUPERUSER';
  if not found then
    raise exception 'There is no superuser with the email %', email using errcode = '22023';
  end if;
  perform set_config('staff.superusers_may_change', '', true);
end
$$;

-- For the owner, in the SQL editor: suspends a SUPERUSER from a time, or restores them with null; never the last one.
create function public.suspend_superuser(email text, starts_at timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('staff.superusers_may_change', 'yes', true);
  update public.users u set suspended_from = starts_at
  where u.email = private.normalized_email(suspend_superuser.email) and u.role = 'SUPERUSER';
  if not found then
    raise exception 'There is no superuser with the email %', email using errcode = '22023';
  end if;
  perform set_config('staff.superusers_may_change', '', true);
end
$$;
