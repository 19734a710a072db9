-- What clients may write to their own row of users and to others (specification, sections 5 and 6).

-- The sent columns that a client may not write: all that are not listed, such as a new one. The first list is of the own
-- row, the second of other users. Triggers set sort_email and updated_at.
create function private.not_writable(sent jsonb, is_own boolean) returns text
language sql immutable set search_path = ''
return (
  select string_agg(key, ', ') from jsonb_object_keys(
    sent - '{sort_email, updated_at}'::text[] - case when is_own
      then '{first_name, last_name, role, display_name, is_password_changed, theme_preference}'
      else '{first_name, last_name, role}'
    end::text[]
  ) as key
);

-- Validates a new profile from a client. Derived columns are null until they are derived.
create function private.guard_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_own constant boolean := coalesce(new.id = auth.uid(), false);
  address text;
  denied constant text := private.not_writable(
    jsonb_strip_nulls(to_jsonb(new)) - '{id, email, is_password_changed, is_signed_up, created_at}'::text[],
    is_own
  );
begin
  if denied is not null then
    raise exception 'You cannot write %', denied using errcode = '42501';
  elsif not coalesce((is_own and new.role = 'USER') or new.role = any (private.my_editable_roles()), false) then
    raise exception 'You cannot give this role' using errcode = '42501';
  -- A session outlives its account: 404 signs it out.
  elsif is_own and not exists (select from auth.users where id = new.id) then
    raise exception 'There is no account with this id and email' using errcode = 'PT404';
  end if;
  address := lower(private.trimmed(private.bounded(new.email)));
  if address is distinct from (select lower(email) from auth.users where id = new.id) then
    raise exception 'There is no account with this id and email' using errcode = '42501';
  elsif new.is_password_changed then
    raise exception 'The password has not been changed yet' using errcode = '42501';
  -- An account that was registered before its ticket has an unknown password.
  elsif not is_own and exists (
    select from public.tickets where email = address and account is distinct from new.id
  ) then
    raise exception 'This email address was registered before it was invited' using errcode = '42501';
  end if;

  new.is_signed_up := is_own;
  new.created_at := now();
  new.updated_at := now();
  return new;
end
$$;

-- Rejects changes that even the owner may not make.
create function private.guard_user_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.id, new.created_at) is distinct from (old.id, old.created_at) then
    raise exception 'The id and the time of creation never change' using errcode = '42501';
  elsif new.email is distinct from old.email
    and new.email is distinct from (select lower(email) from auth.users where id = new.id)
  then
    raise exception 'The email is copied from the account and cannot be changed here' using errcode = '42501';
  elsif new.is_password_changed and new.password_changed_at is null then
    raise exception 'The password has not been changed yet' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Validates an edit from a client.
create function private.guard_user_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  denied constant text := private.not_writable((
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(new))
    where value is distinct from to_jsonb(old) -> key
  ), coalesce(old.id = auth.uid(), false));
begin
  if denied is not null then
    raise exception 'You cannot write %', denied using errcode = '42501';
  elsif old.id = auth.uid() then
    if new.role is distinct from old.role then
      raise exception 'You cannot change your own role' using errcode = '42501';
    elsif old.is_password_changed and not new.is_password_changed then
      raise exception 'You cannot undo your own setup' using errcode = '42501';
    -- The audit log shows the names, so their owner only chooses them once.
    elsif old.is_password_changed and (new.first_name, new.last_name)
      is distinct from (coalesce(old.first_name, new.first_name), coalesce(old.last_name, new.last_name))
    then
      raise exception 'Your first and last name are changed by those who manage your account' using errcode = '42501';
    elsif old.password_changed_at is null and (new.first_name, new.last_name, new.display_name)
      is distinct from (old.first_name, old.last_name, old.display_name)
    then
      raise exception 'The password has not been changed yet' using errcode = '42501';
    end if;
  elsif new.role is distinct from old.role and not coalesce(new.role = any (private.my_editable_roles()), false) then
    raise exception 'You cannot give this role' using errcode = '42501';
  end if;
  -- Self-created accounts have no names until setup.
  if old.first_name is not null and coalesce(private.stored_name(new.first_name), '') = '' then
    raise exception 'First name is required' using errcode = '22023';
  elsif old.last_name is not null and coalesce(private.stored_name(new.last_name), '') = '' then
    raise exception 'Last name is required' using errcode = '22023';
  end if;
  return new;
end
$$;

-- Triggers fire in alphabetical order: guards see the values that were sent, before any are derived.
create trigger users_0_guard_columns before update on public.users
  for each row execute function private.guard_user_columns();
-- Guards roles under row level security: not our functions, which write as the table's owner and check their callers.
create trigger users_1_guard_insert before insert on public.users
  for each row when (row_security_active('public.users')) execute function private.guard_new_user();
create trigger users_1_guard_update before update on public.users
  for each row when (row_security_active('public.users')) execute function private.guard_user_update();
