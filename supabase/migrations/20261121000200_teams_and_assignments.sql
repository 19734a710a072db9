-- Departments, teams, and who works where (specification, section 3).

create table public.departments (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and char_length(name) <= 200),
  sort_name text not null,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index departments_name on public.departments (sort_name);

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and char_length(name) <= 200),
  sort_name text not null,
  search_text text not null,
  department_id uuid references public.departments (id),
  member_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Teams without a department are unique among themselves.
create unique index teams_name_in_department on public.teams (department_id, sort_name) nulls not distinct;
create index teams_by_name on public.teams (sort_name, id);
create index teams_of_department on public.teams (department_id, sort_name, id);

create table public.role_assignments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.users (id) on delete cascade,
  team_id uuid references public.teams (id),
  department_id uuid references public.departments (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index role_assignments_team_id on public.role_assignments (team_id);
create index role_assignments_department_id on public.role_assignments (department_id);
create index role_assignments_newest_first on public.role_assignments (created_at desc, id desc);

create function public.complete_department() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := public.unreserved_name(new.name);
  new.sort_name := public.comparable_name(new.name);
  new.search_text := public.normalized(new.name);
  if tg_op = 'UPDATE' then
    if (new.id, new.created_at) is distinct from (old.id, old.created_at) then
      raise exception 'The id and the time of creation never change' using errcode = '42501';
    end if;
    new.updated_at := public.next_update_time(old.updated_at);
  elsif public.is_client() then
    -- The trail is read by ids: a chosen one would plant an entry in somebody's history.
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
  end if;
  -- The index decides; this finds the words for it.
  if exists (select from public.departments where sort_name = new.sort_name and id <> new.id) then
    raise exception 'A department with this name already exists' using errcode = '23505';
  end if;
  return new;
end
$$;

create function public.complete_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := public.unreserved_name(new.name);
  new.sort_name := public.comparable_name(new.name);
  new.search_text := public.normalized(new.name);
  if tg_op = 'UPDATE' then
    if (new.id, new.created_at) is distinct from (old.id, old.created_at) then
      raise exception 'The id and the time of creation never change' using errcode = '42501';
    end if;
    -- A new count of members makes nobody's edit of the team fail.
    if (new.name, new.department_id) is distinct from (old.name, old.department_id) then
      new.updated_at := public.next_update_time(old.updated_at);
    else
      new.updated_at := old.updated_at;
    end if;
  elsif public.is_client() then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
  end if;
  new.member_count := (select count(*) from public.role_assignments where team_id = new.id);
  -- The index decides; this finds the words for it.
  if exists (
    select from public.teams
    where sort_name = new.sort_name and department_id is not distinct from new.department_id and id <> new.id
  ) then
    raise exception 'A team with this name already exists in this department' using errcode = '23505';
  end if;
  return new;
end
$$;

-- A person's team and department agree: a team brings its department along.
create function public.complete_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  department_of_team uuid;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at) then
      raise exception 'The id, the person and the time of creation never change' using errcode = '42501';
    end if;
    new.updated_at := public.next_update_time(old.updated_at);
    -- Both teams will be counted again: always locked in the same order, two exchanges do not wait for each other.
    perform from public.teams where id in (old.team_id, new.team_id) order by id for no key update;
  elsif public.is_client() then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
  end if;

  -- Locked, so that the team cannot move to another department meanwhile.
  select department_id into department_of_team from public.teams where id = new.team_id for no key update;
  if found and new.department_id is null then
    new.department_id := department_of_team;
  end if;
  if found and new.department_id is distinct from department_of_team then
    raise exception 'The team does not belong to this department' using errcode = '22023';
  end if;
  return new;
end
$$;

-- Counts the members of the teams that somebody joined or left; complete_team does the counting.
create function public.count_joined() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.teams set member_count = default where id in (select team_id from new_rows);
  return null;
end
$$;

create function public.count_left() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.teams set member_count = default where id in (select team_id from old_rows);
  return null;
end
$$;

-- Tells people where they work now; complete_user looks it up. Somebody who is being removed needs not know.
create function public.place_people() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' or pg_trigger_depth() = 1 then
    update public.users set assigned_team_id = default where id in (select user_id from changed_rows);
  end if;
  return null;
end
$$;

create function public.move_members() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.role_assignments set department_id = new.department_id where team_id = new.id;
  return null;
end
$$;

-- A team that moves is locked before its members' assignments, which are locked before their team when they change
-- themselves. So moves wait for changes, and changes for moves, before either has locked a row.
create function public.wait_for_moves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'teams' then
    perform pg_advisory_xact_lock(hashtext('public.teams.department_id'));
  else
    perform pg_advisory_xact_lock_shared(hashtext('public.teams.department_id'));
  end if;
  return null;
end
$$;

create trigger teams_wait_for_moves before update of department_id on public.teams
  for each statement execute function public.wait_for_moves();
create trigger role_assignments_wait_for_moves before update or delete on public.role_assignments
  for each statement execute function public.wait_for_moves();
create trigger departments_1_guard_insert before insert on public.departments
  for each row execute function public.guard_insert();
create trigger teams_1_guard_insert before insert on public.teams
  for each row execute function public.guard_insert();
create trigger role_assignments_1_guard_insert before insert on public.role_assignments
  for each row execute function public.guard_insert();
create trigger departments_complete before insert or update on public.departments
  for each row execute function public.complete_department();
create trigger teams_complete before insert or update on public.teams
  for each row execute function public.complete_team();
create trigger role_assignments_complete before insert or update on public.role_assignments
  for each row execute function public.complete_assignment();
create trigger teams_move_members after update of department_id on public.teams
  for each row when (old.department_id is distinct from new.department_id)
  execute function public.move_members();
create trigger role_assignments_count_inserted after insert on public.role_assignments
  referencing new table as new_rows for each statement execute function public.count_joined();
create trigger role_assignments_count_joined after update on public.role_assignments
  referencing new table as new_rows for each statement execute function public.count_joined();
create trigger role_assignments_count_left after update on public.role_assignments
  referencing old table as old_rows for each statement execute function public.count_left();
create trigger role_assignments_count_deleted after delete on public.role_assignments
  referencing old table as old_rows for each statement execute function public.count_left();
create trigger role_assignments_place_inserted after insert on public.role_assignments
  referencing new table as changed_rows for each statement execute function public.place_people();
create trigger role_assignments_place_updated after update on public.role_assignments
  referencing new table as changed_rows for each statement execute function public.place_people();
create trigger role_assignments_place_deleted after delete on public.role_assignments
  referencing old table as changed_rows for each statement execute function public.place_people();

alter table public.departments enable row level security;
alter table public.teams enable row level security;
alter table public.role_assignments enable row level security;

create policy "Staff read departments" on public.departments for select to authenticated
  using ((select private.is_staff()));
create policy "Staff add departments" on public.departments for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff edit departments" on public.departments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff read teams" on public.teams for select to authenticated
  using ((select private.is_staff()));
create policy "Staff add teams" on public.teams for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff edit teams" on public.teams for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- Nobody assigns themselves: nobody's row of the edit table holds their own role.
create policy "Staff read assignments" on public.role_assignments for select to authenticated
  using ((select private.is_staff()));
create policy "Editors assign whom the edit table names" on public.role_assignments for insert to authenticated
  with check (
    (select u.role from public.users u where u.id = user_id) = any ((select private.my_editable_roles())::text[])
  );
create policy "Editors reassign whom the edit table names" on public.role_assignments for update to authenticated
  using ((select u.role from public.users u where u.id = user_id) = any ((select private.my_editable_roles())::text[]))
  with check (
    (select u.role from public.users u where u.id = user_id) = any ((select private.my_editable_roles())::text[])
  );
