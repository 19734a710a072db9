-- Teams (specification, section 3). Their members are counted in role_assignments on each read.

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and char_length(name) <= 200),
  unique_name text collate "C" not null,
  sort_name text collate "C" not null,
  department_id uuid references public.departments (id),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Names of teams without a department are unique among themselves.
create unique index teams_name_in_department on public.teams (department_id, unique_name) nulls not distinct;
create index teams_by_name on public.teams (sort_name, id);
create index teams_of_department on public.teams (department_id, sort_name, id);

-- Moves the members of a team to its new department.
create function private.move_members() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.role_assignments set department_id = new.department_id where team_id = new.id;
  return null;
end
$$;

-- Serializes moves of teams and changes of assignments: a move locks the team before its assignments, a change of an
-- assignment locks them in reverse order. Runs before either has locked a row; callers without permissions change none.
create function private.serialize_moves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_client() and not private.may_write(tg_table_name) then
    return null;
  elsif tg_table_name = 'teams' then
    perform pg_advisory_xact_lock(hashtext('public.teams.department_id'));
  else
    perform pg_advisory_xact_lock_shared(hashtext('public.teams.department_id'));
  end if;
  return null;
end
$$;

-- Archives a team without people. An active team cannot belong to an archived department. The locks serialize this with
-- new assignments and with archiving the department.
create function private.archive_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_department_archived boolean;
  assigned constant text := private.assigned_people(new.id, null);
begin
  if new.archived_at is null then
    select archived_at is not null into is_department_archived from public.departments
    where id = new.department_id for share;
    if is_department_archived then
      raise exception 'The department of this team is archived. Restore it first, or choose another one.'
        using errcode = '22023';
    end if;
  elsif assigned is not null then
    raise exception 'Assigned to this team: %. Move them first.', assigned using errcode = '22023';
  end if;
  return new;
end
$$;

create trigger teams_serialize_moves before update of department_id on public.teams
  for each statement execute function private.serialize_moves();
create trigger teams_1_guard before insert or update on public.teams
  for each row execute function private.guard_record();
create trigger teams_2_complete before insert or update on public.teams
  for each row execute function private.complete_name();
create trigger teams_3_archive before insert or update of archived_at, department_id on public.teams
  for each row execute function private.archive_team();
create trigger teams_move_members after update of department_id on public.teams
  for each row when (old.department_id is distinct from new.department_id) execute function private.move_members();

alter table public.teams enable row level security;
grant select, insert, update on public.teams to authenticated, service_role;
grant delete on public.teams to service_role;

create policy "Staff can read teams" on public.teams for select to authenticated
  using (id operator(private.>==) (select private.readable_from()));
create policy "Roles that may edit teams can add teams" on public.teams for insert to authenticated
  with check ((select private.may_edit_teams()));
create policy "Roles that may edit teams can edit teams" on public.teams for update to authenticated
  using ((select private.may_edit_teams()));
