-- Departments (specification, section 3).

create table public.departments (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and char_length(name) <= 200),
  unique_name text collate "C" not null,
  sort_name text collate "C" not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index departments_name on public.departments (unique_name);
create index departments_by_name on public.departments (sort_name, id);

-- The number of people in a team or department, and how many of them are suspended; null without any.
create function private.assigned_people(team uuid, department uuid) returns text
language sql stable set search_path = ''
as $$
  select case count(*) when 1 then '1 person' else count(*) || ' people' end
    || coalesce(', ' || nullif(count(*) filter (where suspended_from <= now()), 0) || ' suspended', '')
  from public.users
  where assigned_team_id = team or assigned_department_id = department
  having count(*) > 0;
$$;

-- Archives a department without people and active teams, or restores it. An assignment or team that is added meanwhile
-- waits for this row.
create function private.archive_department() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  assigned constant text := private.assigned_people(null, new.id);
  teams constant bigint := (select count(*) from public.teams where department_id = new.id and archived_at is null);
begin
  if new.archived_at is not null and (assigned is not null or teams > 0) then
    raise exception 'Assigned to this department: %. Move them first.',
      concat_ws('; ', assigned, case teams when 0 then null when 1 then '1 team' else teams || ' teams' end)
      using errcode = '22023';
  end if;
  return new;
end
$$;

create trigger departments_1_guard before insert or update on public.departments
  for each row execute function private.guard_record();
create trigger departments_2_complete before insert or update on public.departments
  for each row execute function private.complete_name();
create trigger departments_3_archive before insert or update of archived_at on public.departments
  for each row execute function private.archive_department();

alter table public.departments enable row level security;
grant select, insert, update on public.departments to authenticated, service_role;
grant delete on public.departments to service_role;

create policy "Staff can read departments" on public.departments for select to authenticated
  using (id operator(private.>==) (select private.readable_from()));
create policy "Roles that may edit teams can add departments" on public.departments for insert to authenticated
  with check ((select private.may_edit_teams()));
create policy "Roles that may edit teams can edit departments" on public.departments for update to authenticated
  using ((select private.may_edit_teams()));
