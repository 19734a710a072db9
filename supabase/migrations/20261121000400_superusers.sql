-- SUPERUSERs are made and unmade by the project's owner alone, and there is always one (decisions, "People, teams").

-- Whoever takes away a role or a person waits here for the one before: two at once could take the last two.
-- Before any row is locked, so that waiting cannot become a deadlock.
create function public.take_turns() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.users.role'));
  return null;
end
$$;

create function public.guard_superusers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_superuser constant boolean := tg_op <> 'INSERT' and old.role = 'SUPERUSER';
  stays_superuser constant boolean := tg_op <> 'DELETE' and new.role = 'SUPERUSER';
begin
  if was_superuser and not stays_superuser then
    -- Locked: a transaction with an older view of the table fails here instead of counting what is gone.
    perform from public.users where role = 'SUPERUSER' and id <> old.id limit 1 for share;
    if not found then
      raise exception 'The last superuser cannot be removed or demoted' using errcode = '42501';
    end if;
  end if;
  if was_superuser <> stays_superuser
    and coalesce(current_setting('staff.superusers_may_change', true), '') <> 'yes'
  then
    raise exception 'Only the project''s owner makes and unmakes superusers' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger users_take_turns before update of role or delete on public.users
  for each statement execute function public.take_turns();
create trigger users_2_guard_superusers before insert or update or delete on public.users
  for each row execute function public.guard_superusers();

-- Makes the person with this email a SUPERUSER, the first one included. An account that never signed in is enough.
-- For the project's owner, in the SQL editor: nobody else may call it.
create function public.make_superuser(email text) returns void
language plpgsql set search_path = ''
as $$
declare
  address constant text := public.normalized_email(email);
  account constant uuid := (select u.id from auth.users u where u.email = address);
begin
  if account is null then
    raise exception 'There is no account with the email %', email using errcode = '22023';
  end if;
  perform set_config('staff.superusers_may_change', 'yes', true);
  insert into public.users (id, email, role) values (account, address, 'SUPERUSER')
  on conflict (id) do update set role = 'SUPERUSER';
  perform set_config('staff.superusers_may_change', '', true);
end
$$;

-- Gives a SUPERUSER another role; never the last one. For the project's owner, in the SQL editor.
create function public.unmake_superuser(email text, new_role text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('staff.superusers_may_change', 'yes', true);
  update public.users u set role = new_role
  where u.email = public.normalized_email(unmake_superuser.email) and u.role = 'SUPERUSER';
  if not found then
    raise exception 'There is no superuser with the email %', email using errcode = '22023';
  end if;
  perform set_config('staff.superusers_may_change', '', true);
end
$$;
