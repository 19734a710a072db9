-- People: the profiles of accounts (specification, sections 3, 5 and 6).

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null unique,
  first_name text check (first_name <> '' and char_length(first_name) <= 200),
  last_name text check (last_name <> '' and char_length(last_name) <= 200),
  display_name text check (display_name <> '' and char_length(display_name) <= 200),
  role text not null default 'USER', -- the only writable form of a role: the next two are derived from it
  role_id smallint not null references public.roles (id),
  role_level integer not null,
  is_password_changed boolean not null default false,
  password_changed_at timestamptz, -- written only by the server
  invited_at timestamptz, -- when the invitation was last sent by email; null with a temporary password
  suspended_from timestamptz check (isfinite(suspended_from)), -- a time in the future is the leaving date
  -- Whether the account created its own profile, and no editor has given it a role since; written only by the server.
  is_signed_up boolean not null default false,
  theme_preference text check (theme_preference in ('light', 'dark')), -- null: that of the system
  -- Copies from role_assignments, for filters. No foreign keys: the assignment has them.
  assigned_team_id uuid,
  assigned_department_id uuid,
  sort_name text collate "C" not null, -- first and last name, or else the email, normalized
  sort_email text collate "C" not null generated always as (email) stored,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_role_id on public.users (role_id);
-- One index for each order of the list, and one for each filter in the default order.
create index users_newest_first on public.users (created_at desc, id desc);
create index users_by_name on public.users (sort_name, id);
create index users_by_email on public.users (sort_email, id);
create index users_by_role on public.users (role_level, id);
create index users_of_role on public.users (role, created_at desc, id desc);
create index users_of_team on public.users (assigned_team_id, created_at desc, id desc);
create index users_of_department on public.users (assigned_department_id, created_at desc, id desc);
create index users_by_setup on public.users (is_password_changed, created_at desc, id desc);
create index users_by_suspension on public.users (suspended_from) where suspended_from is not null;
create index users_search on public.users using gin (search_text extensions.gin_trgm_ops);

-- The version of a changed row, which editors save over. Always increases, so that a newer version is detected.
create function private.next_version(saved timestamptz) returns timestamptz
language sql volatile set search_path = ''
return greatest(clock_timestamp(), saved + interval '1 microsecond');

-- Normalizes names and email, and derives the role's columns, sort_name, search_text and updated_at.
create function private.complete_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Derived columns, and what only the users themselves change: no editor overwrites it.
  unversioned constant text[] := '{
    role_id, role_level, sort_name, sort_email, search_text, updated_at,
    display_name, theme_preference, is_password_changed, password_changed_at, is_signed_up
  }';
begin
  select id, hierarchy_level into new.role_id, new.role_level from public.roles where name = new.role;
  if not found then
    raise exception 'There is no role %', new.role using errcode = '22023';
  end if;

  -- An editor or the owner has decided about the account.
  new.is_signed_up := new.is_signed_up and new.role = 'USER';
  if (new.email, new.first_name, new.last_name, new.display_name)
    is distinct from (old.email, old.first_name, old.last_name, old.display_name)
  then
    new.email := lower(private.trimmed(new.email));
    if not private.is_email(new.email) then
      raise exception 'Enter a valid email address' using errcode = '22023';
    end if;
    new.first_name := nullif(private.stored_name(new.first_name), '');
    new.last_name := nullif(private.stored_name(new.last_name), '');
    new.display_name := nullif(private.stored_name(new.display_name), '');
    new.sort_name := private.normalized(
      coalesce(new.first_name || ' ' || new.last_name, new.first_name, new.last_name, new.email)
    );
    new.search_text := private.normalized(
      concat_ws(' ', new.first_name, new.last_name) || E'\n' || coalesce(new.display_name, '') || E'\n' || new.email
    );
  end if;

  if tg_op = 'INSERT' then
    new.assigned_team_id := null;
    new.assigned_department_id := null;
  elsif to_jsonb(new) - unversioned is distinct from to_jsonb(old) - unversioned then
    new.updated_at := private.next_version(old.updated_at);
  else
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;

create trigger users_3_complete before insert or update on public.users
  for each row execute function private.complete_user();

alter table public.users enable row level security;
grant select, insert, update on public.users to authenticated, service_role;
grant delete on public.users to service_role;

create policy "Staff can read all users, others only themselves" on public.users for select to authenticated
  using (id = (select auth.uid()) or id operator(private.>==) (select private.readable_from()));
create policy "Users can create their own profile as USER, editors by the edit table" on public.users for insert to authenticated
  with check (
    (id = (select auth.uid()) and role = 'USER' and (select private.is_active()))
    or role = any ((select private.my_editable_roles())::text[])
  );
create policy "Users can update their own row, editors by the edit table" on public.users for update to authenticated
  using (
    (id = (select auth.uid()) and (select private.is_active()))
    or role = any ((select private.my_editable_roles())::text[])
  );

create policy "Staff can read all roles, others only their own" on public.roles for select to authenticated
  using (
    id operator(private.>==) (select case when private.may_read() then 0::smallint end)
    or name = (select private.my_role())
  );
