-- Assignments of people to teams and departments (specification, section 3).

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

-- Sets the department of the team. Rejects assignments to an archived team or department.
create function private.complete_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  department_of_team uuid;
  is_archived boolean;
begin
  if tg_op = 'UPDATE' and new.user_id is distinct from old.user_id then
    raise exception 'The person of an assignment never changes' using errcode = '42501';
  elsif tg_op = 'INSERT' then
    -- Before the new row locks its user, so that change_users, which locks users first, cannot deadlock with it.
    perform from public.users where id = new.user_id for update;
  end if;
  -- Locked, so that the team cannot move to another department meanwhile.
  select department_id, archived_at is not null into department_of_team, is_archived
  from public.teams where id = new.team_id for share;
  if found and coalesce(new.department_id, department_of_team) is distinct from department_of_team then
    raise exception 'The team does not belong to this department' using errcode = '22023';
  elsif found then
    new.department_id := department_of_team;
  end if;
  if is_archived is not true then
    select archived_at is not null into is_archived from public.departments where id = new.department_id for share;
  end if;
  if is_archived then
    raise exception 'This team or department is archived. Choose another one.' using errcode = '22023';
  end if;
  return new;
end
$$;

-- Copies team and department to the person's row, which a removal may already have deleted.
create function private.copy_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.users set assigned_team_id = new.team_id, assigned_department_id = new.department_id
  where id = coalesce(new.user_id, old.user_id) and (tg_op <> 'DELETE' or pg_trigger_depth() = 1);
  return null;
end
$$;

-- A removal deletes the assignment before the person, so that the audit log can record their name.
create function private.unassign_before_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.role_assignments where user_id = old.id;
  return old;
end
$$;

create trigger role_assignments_serialize_moves before update or delete on public.role_assignments
  for each statement execute function private.serialize_moves();
create trigger role_assignments_1_guard before insert or update on public.role_assignments
  for each row execute function private.guard_record();
create trigger role_assignments_2_complete before insert or update on public.role_assignments
  for each row execute function private.complete_assignment();
create trigger role_assignments_copy after insert or update or delete on public.role_assignments
  for each row execute function private.copy_assignment();
create trigger users_9_unassign before delete on public.users
  for each row execute function private.unassign_before_removal();

alter table public.role_assignments enable row level security;
grant select, insert, update on public.role_assignments to authenticated, service_role;
grant delete on public.role_assignments to service_role;

-- People cannot assign themselves, because they may not edit their own role.
create policy "Staff can read assignments" on public.role_assignments for select to authenticated
  using (id operator(private.>==) (select private.readable_from()));
create policy "Editors can assign by the edit table" on public.role_assignments for insert to authenticated
  with check (
    (select u.role from public.users u where u.id = user_id) = any ((select private.my_editable_roles())::text[])
  );
create policy "Editors can reassign by the edit table" on public.role_assignments for update to authenticated
  using ((select u.role from public.users u where u.id = user_id) = any ((select private.my_editable_roles())::text[]));

-- The members of a team: the people assigned to it who are not suspended. PostgREST selects it like a column.
create function public.member_count(team public.teams) returns bigint
language sql stable security definer set search_path = ''
as $$
  select public.require_staff();
  select count(*) from public.users
  where assigned_team_id = team.id and (suspended_from is null or suspended_from > now());
$$;
grant execute on function public.member_count(public.teams) to authenticated;

-- What teams are sorted by: their department, or their members; then their name.
create function public.by_department(team public.teams) returns text
language sql stable set search_path = ''
return coalesce((select d.sort_name from public.departments d where d.id = team.department_id), '') || ' ' || team.sort_name;
grant execute on function public.by_department(public.teams) to authenticated;

create function public.by_members(team public.teams) returns text
language sql stable set search_path = ''
return to_char(public.member_count(team), 'FM0000000') || ' ' || team.sort_name;
grant execute on function public.by_members(public.teams) to authenticated;
