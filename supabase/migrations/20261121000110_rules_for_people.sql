-- Who may do what to whom, and what a row of a person goes through when it is written (specification, sections 5 and 6).
--
-- Every rule stands on policies and triggers. Grants (the last migration) are a second wall, because a backend may
-- grant more than it is told. What people read is raised with 42501, 22023, 23505 or PT404: a status of its own.

-- A time later than the one before, so that a save over a newer one is always noticed.
create function public.next_update_time(previous timestamptz) returns timestamptz
language sql volatile set search_path = ''
return greatest(clock_timestamp(), previous + interval '1 microsecond');

create function public.complete_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What is derived or concerns nobody else. A generated column is not there yet in a new row.
  quiet constant text[] := '{theme_preference, assigned_team_id, assigned_department_id, sort_email, updated_at}';
begin
  select id, hierarchy_level into new.role_id, new.role_level from public.roles where name = new.role;
  if not found then
    raise exception 'There is no role %', new.role using errcode = '22023';
  end if;

  -- Else what follows from the names is still right (guard_user_update). A new row has no old names.
  if (new.email, new.first_name, new.last_name, new.display_name)
    is distinct from (old.email, old.first_name, old.last_name, old.display_name)
  then
    new.email := lower(public.trimmed(new.email));
    if not public.is_email(new.email) then
      raise exception 'Enter a valid email address' using errcode = '22023';
    end if;
    new.first_name := nullif(public.kept_name(new.first_name), '');
    new.last_name := nullif(public.kept_name(new.last_name), '');
    new.display_name := nullif(public.kept_name(new.display_name), '');
    new.sort_name := public.normalized(
      coalesce(new.first_name || ' ' || new.last_name, new.first_name, new.last_name, new.email)
    );
    new.search_text := public.normalized(
      concat_ws(' ', new.first_name, new.last_name) || E'\n' || coalesce(new.display_name, '') || E'\n' || new.email
    );
  end if;
  select a.team_id, a.department_id into new.assigned_team_id, new.assigned_department_id
  from public.role_assignments a where a.user_id = new.id;

  -- A change of theme or of workplace makes nobody's edit of this person fail.
  if tg_op = 'UPDATE' then
    if (old.theme_preference, old.assigned_team_id, old.assigned_department_id)
        is distinct from (new.theme_preference, new.assigned_team_id, new.assigned_department_id)
      and to_jsonb(old) - quiet = to_jsonb(new) - quiet
    then
      new.updated_at := old.updated_at;
    else
      new.updated_at := public.next_update_time(old.updated_at);
    end if;
  end if;
  return new;
end
$$;

-- What a browser may put into a new profile.
create function public.guard_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_own constant boolean := coalesce(new.id = auth.uid(), false);
begin
  if not public.is_client() then
    return new;
  end if;

  if new.role_id is not null or new.role_level is not null then
    raise exception 'A role is given by its name' using errcode = '42501';
  end if;
  if new.assigned_team_id is not null or new.assigned_department_id is not null then
    raise exception 'Where somebody works is in their assignment' using errcode = '42501';
  end if;
  if new.sort_name is not null or new.search_text is not null then
    raise exception 'What lists are sorted and searched by follows from the names' using errcode = '42501';
  end if;
  if not coalesce((is_own and new.role = 'USER') or new.role = any (private.my_editable_roles()), false) then
    raise exception 'You cannot give this role' using errcode = '42501';
  end if;
  -- A session outlives its account: it has to hear that this is gone.
  if is_own and not exists (select from auth.users where id = new.id) then
    raise exception 'There is no account with this id and email' using errcode = 'PT404';
  end if;
  if lower(public.trimmed(new.email)) is distinct from (select lower(email) from auth.users where id = new.id) then
    raise exception 'There is no account with this id and email' using errcode = '42501';
  end if;
  if new.is_password_changed or new.password_changed_at is not null then
    raise exception 'The password has not been changed yet' using errcode = '42501';
  end if;
  if not is_own and (new.display_name is not null or new.theme_preference is distinct from 'light') then
    raise exception 'You cannot change another user''s own settings' using errcode = '42501';
  end if;

  new.created_at := now();
  new.updated_at := now();
  return new;
end
$$;

-- What never changes, and what a browser may change.
create function public.guard_user_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.id, new.created_at) is distinct from (old.id, old.created_at) then
    raise exception 'The id and the time of creation never change' using errcode = '42501';
  end if;
  if new.email is distinct from old.email and (
    public.is_client() or new.email is distinct from (select lower(email) from auth.users where id = new.id)
  ) then
    raise exception 'The email follows that of the account' using errcode = '42501';
  end if;
  if (new.role_id, new.role_level) is distinct from (old.role_id, old.role_level) then
    raise exception 'A role is given by its name' using errcode = '42501';
  end if;
  if (new.sort_name, new.search_text) is distinct from (old.sort_name, old.search_text) then
    raise exception 'What lists are sorted and searched by follows from the names' using errcode = '42501';
  end if;
  -- The trigger of an assignment tells it to the person, and fires this one.
  if pg_trigger_depth() = 1 and (new.assigned_team_id, new.assigned_department_id)
    is distinct from (old.assigned_team_id, old.assigned_department_id)
  then
    raise exception 'Where somebody works is in their assignment' using errcode = '42501';
  end if;
  if new.is_password_changed and new.password_changed_at is null then
    raise exception 'The password has not been changed yet' using errcode = '42501';
  end if;
  if not public.is_client() then
    return new;
  end if;

  if new.password_changed_at is distinct from old.password_changed_at then
    raise exception 'Only the server records a change of password' using errcode = '42501';
  end if;
  -- Whoever made their own account has no names until setup.
  if old.first_name is not null and coalesce(public.kept_name(new.first_name), '') = '' then
    raise exception 'First name is required' using errcode = '22023';
  end if;
  if old.last_name is not null and coalesce(public.kept_name(new.last_name), '') = '' then
    raise exception 'Last name is required' using errcode = '22023';
  end if;
  if old.id = auth.uid() then
    if new.role is distinct from old.role then
      raise exception 'You cannot change your own role' using errcode = '42501';
    end if;
    if old.password_changed_at is null and (new.first_name, new.last_name, new.display_name)
      is distinct from (old.first_name, old.last_name, old.display_name)
    then
      raise exception 'The password has not been changed yet' using errcode = '42501';
    end if;
    return new;
  end if;

  if new.role is distinct from old.role and not coalesce(new.role = any (private.my_editable_roles()), false) then
    raise exception 'You cannot give this role' using errcode = '42501';
  end if;
  if (new.display_name, new.theme_preference, new.is_password_changed)
    is distinct from (old.display_name, old.theme_preference, old.is_password_changed)
  then
    raise exception 'You cannot change another user''s own settings' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Triggers of a kind fire in the order of their names: a guard sees what was sent, before anything is derived.
create trigger users_1_guard_insert before insert on public.users
  for each row execute function public.guard_new_user();
create trigger users_1_guard_update before update on public.users
  for each row execute function public.guard_user_update();
create trigger users_3_complete before insert or update on public.users
  for each row execute function public.complete_user();

-- Records that a password really changed. A sign-up inserts an account, which has no profile yet: neither counts.
create function public.record_password_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.users set password_changed_at = clock_timestamp() where id = new.id;
  return null;
end
$$;

create trigger record_password_change after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function public.record_password_change();

-- The address of an account is a normalized one: others could look like an address that somebody has.
create function public.refuse_invalid_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_email(lower(new.email)) then
    raise exception 'Enter a valid email address' using errcode = '22023';
  end if;
  return new;
end
$$;

create trigger refuse_invalid_email before insert or update of email on auth.users
  for each row when (new.email <> '')
  execute function public.refuse_invalid_email();

-- A person's row follows when the auth server has changed the address that they sign in with.
create function public.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.users set email = lower(new.email) where id = new.id;
  return null;
end
$$;

create trigger follow_email after update of email on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function public.follow_email();

alter table public.roles enable row level security;
alter table public.users enable row level security;

create policy "Staff read all roles, others their own" on public.roles for select to authenticated
  using (
    (select private.is_staff())
    or id = (select u.role_id from public.users u where u.id = (select auth.uid()) and u.is_password_changed)
  );

create policy "Staff read everybody, others themselves" on public.users for select to authenticated
  using (id = (select auth.uid()) or (select private.is_staff()));
create policy "Owners create a USER, editors whom the edit table names" on public.users for insert
  to authenticated
  with check (
    (id = (select auth.uid()) and role = 'USER') or role = any ((select private.my_editable_roles())::text[])
  );
create policy "Everybody edits themselves, editors whom the edit table names" on public.users for update to authenticated
  using (id = (select auth.uid()) or role = any ((select private.my_editable_roles())::text[]))
  with check (id = (select auth.uid()) or role = any ((select private.my_editable_roles())::text[]));
