-- Accounts of the auth server (auth.users): validation, triggers and removal.

-- Rejects an address that could look like another one.
create function private.check_account_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_email(lower(new.email)) then
    raise exception 'Enter a valid email address' using errcode = '22023';
  end if;
  return new;
end
$$;

create trigger check_account_email before insert or update of email on auth.users
  for each row when (new.email <> '') execute function private.check_account_email();

-- Copies a new address to the profile unless its user is suspended, or records a change of the password. The argument
-- says what the auth server does. It does not say who changed a password: usually its user.
create function private.sync_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('staff.performer', case when tg_argv[0] <> 'address' then new.id::text else '' end, true);
  if tg_argv[0] = 'password' then
    update public.users set password_changed_at = clock_timestamp() where id = new.id;
    perform private.write_audit_log('PASSWORD', 'users', new.id, new.id, private.person_label(new.id), '{}')
    from public.users where id = new.id;
  else
    update public.users set email = lower(new.email)
    where id = new.id and email <> lower(new.email) and (suspended_from is null or suspended_from > now());
  end if;
  perform set_config('staff.performer', '', true);
  return null;
end
$$;

-- The auth server writes email_change only if users change their own address, not for its admin functions. Fires before
-- the last trigger.
create trigger sync_own_address after update of email_change on auth.users
  for each row when (old.email is distinct from new.email) execute function private.sync_profile('own address');
-- A change of the password also clears recovery_token. A sign-in that only hashes or encrypts the same password again
-- does not name that column.
create trigger sync_password after update of recovery_token on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.sync_profile('password');
create trigger sync_profile after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.sync_profile('address');

-- Returns the person if the caller may edit them. `verb` is part of the error message.
create function private.editable_user(target uuid, verb text) returns public.users
language plpgsql security definer set search_path = ''
as $$
declare
  person public.users;
begin
  -- First, so that callers without permission do not learn which ids exist.
  if cardinality(private.my_editable_roles()) = 0 then
    raise exception 'You do not have permission to % this user', verb using errcode = '42501';
  end if;
  select * into person from public.users where id = target;
  if not found then
    raise exception 'User not found' using errcode = 'PT404';
  elsif person.role <> all (private.my_editable_roles()) then
    raise exception 'You do not have permission to % this user', verb using errcode = '42501';
  end if;
  return person;
end
$$;

-- Like editable_user, but also locks the row. Checks again afterwards, because permissions may change during the wait.
create function private.lock_editable(target uuid, verb text default 'edit') returns public.users
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.editable_user(target, verb);
  -- Take the locks of the triggers serialize_role_changes and serialize_moves before any row lock.
  perform private.lock_role_changes();
  perform pg_advisory_xact_lock_shared(hashtext('public.teams.department_id'));
  -- Lock in the same order as updates of an assignment, to avoid deadlocks.
  perform from public.role_assignments where user_id = target for update;
  perform from public.users where id = target for update;
  return private.editable_user(target, verb);
end
$$;

-- Removes a person: account, profile and assignment. The audit log keeps the names of both people.
create function public.remove_user(target uuid, reason text default null) returns void
language sql security definer set search_path = ''
as $$
  select private.lock_editable(target, 'remove');
  select set_config('staff.reason', coalesce(reason, ''), true);
  delete from auth.users where id = target;
  select set_config('staff.reason', '', true);
$$;
grant execute on function public.remove_user(uuid, text) to authenticated;

-- Ends the sessions when a suspension begins or ends. Passwords and reset links also start sessions during it, and
-- older ones outlast a leaving date: after the end, none may have rights, nor may a password that was set meanwhile.
create function private.end_sessions_of_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.suspended_from <= now() and coalesce(new.suspended_from > now(), true)
    and old.password_changed_at >= old.suspended_from
  then
    new.is_password_changed := false;
    new.password_changed_at := null;
    new.invited_at := null;
  end if;
  if least(old.suspended_from, new.suspended_from) <= now() then
    delete from auth.sessions where user_id = new.id;
  end if;
  return new;
end
$$;

create trigger users_4_end_sessions before update of suspended_from on public.users
  for each row execute function private.end_sessions_of_suspended();

-- Suspends a person from the given time, by default at once; idempotent. The time replaces the leaving date `replaces`,
-- which the caller has seen: any other is a conflict. Not the row's version, which its owner could change in a loop.
create function public.suspend_user(
  target uuid, starts_at timestamptz default null, reason text default null, replaces timestamptz default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person constant public.users := private.lock_editable(target, 'suspend');
begin
  -- The embedded backend reads a number as milliseconds since 1970.
  if starts_at < now() - interval '1 day' then
    raise exception 'The leaving date is in the past' using errcode = '22023';
  elsif not isfinite(starts_at) or starts_at > now() + interval '10 years' then
    raise exception 'The leaving date is more than ten years away' using errcode = '22023';
  -- Not now(): this transaction may have begun before the one that suspended the person.
  elsif person.suspended_from <= clock_timestamp() and starts_at > now() then
    raise exception 'This user is already suspended. Restore them first.' using errcode = '22023';
  elsif person.suspended_from <= clock_timestamp() then
    delete from auth.sessions where user_id = person.id;
    return;
  elsif person.suspended_from is distinct from replaces and (person.suspended_from = starts_at) is not true then
    raise exception 'Someone else changed the last day of this user in the meantime' using errcode = 'PT409';
  end if;
  perform set_config('staff.reason', coalesce(reason, ''), true);
  update public.users set suspended_from = greatest(starts_at, now()) where id = person.id;
  perform set_config('staff.reason', '', true);
end
$$;
grant execute on function public.suspend_user(uuid, timestamptz, text, timestamptz) to authenticated;

-- Ends a suspension, or clears a leaving date. Returns whether the password changed meanwhile: a new one is required.
create function public.restore_user(target uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant public.users := private.lock_editable(target, 'restore');
begin
  update public.users set suspended_from = null where id = person.id and suspended_from is not null;
  return person.password_changed_at is not null
    and exists (select from public.users where id = person.id and password_changed_at is null);
end
$$;
grant execute on function public.restore_user(uuid) to authenticated;

-- Requires a new password of a person: setup is pending again, and their sessions end.
create function public.require_new_password(target uuid) returns void
language sql security definer set search_path = ''
as $$
  select private.lock_editable(target);
  update public.users set is_password_changed = false, password_changed_at = null, invited_at = null
  where id = target and password_changed_at is not null;
  delete from auth.sessions where user_id = target;
$$;
grant execute on function public.require_new_password(uuid) to authenticated;

-- Deletes an account without a profile, if any: a sign-up got no response, or a stranger registered the address first.
create function public.discard_unfinished_account(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  account uuid;
begin
  if cardinality(private.my_editable_roles()) = 0 then
    raise exception 'You do not have permission to add users' using errcode = '42501';
  end if;
  address := private.normalized_email(email);
  -- Locked, so that the account gets no profile meanwhile.
  select u.id into account from auth.users u where u.email = address and not u.is_sso_user for update;
  if exists (select from public.users p where p.id = account) then
    raise exception 'This email address belongs to an existing user' using errcode = '23505';
  elsif account is not null then
    delete from auth.users u where u.id = account;
    perform private.write_audit_log(
      'DELETE', 'users', account, account, address,
      jsonb_build_object('email', jsonb_build_object('old', address, 'new', null))
    );
  end if;
end
$$;
grant execute on function public.discard_unfinished_account(text) to authenticated;
