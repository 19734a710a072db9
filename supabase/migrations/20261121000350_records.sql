-- Triggers that departments, teams and assignments share.

-- Fires first, with the error of a policy: Postgres checks policies on a new row after
-- the other triggers, whose errors reveal which names exist. The server chooses ids, which identify audit entries.
create function private.guard_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.created_at) is distinct from (old.id, old.created_at) then
    raise exception 'The id and the time of creation never change' using errcode = '42501';
  elsif tg_op = 'UPDATE' then
    new.updated_at := private.next_version(old.updated_at);
  elsif private.is_client() and not private.may_write(tg_table_name) then
    raise exception 'new row violates row-level security policy for table "%"', tg_table_name using errcode = '42501';
  elsif private.is_client() then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- For departments and teams. Normalizes name and time of archiving. Rejects archived names, and labels of filters for none or all.
create function private.complete_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_archived boolean;
begin
  new.unique_name := private.comparable_name(new.name);
  if new.unique_name = any ('{no department,no team,all departments,all teams,-,—}') then
    raise exception 'This name is reserved. Choose another one.' using errcode = '22023';
  end if;
  new.name := private.stored_name(new.name);
  new.sort_name := private.normalized(new.name);
  new.archived_at :=
    case when tg_op = 'UPDATE' and new.archived_at is not null then coalesce(old.archived_at, now()) end;
  -- The unique indexes reject the other names.
  if tg_table_name = 'departments' then
    select archived_at is not null into is_archived from public.departments
    where unique_name = new.unique_name and id <> new.id;
  else
    select archived_at is not null into is_archived from public.teams
    where unique_name = new.unique_name and department_id is not distinct from new.department_id and id <> new.id;
  end if;
  if is_archived then
    raise exception 'An archived % has this name. Restore it, or choose another name.', rtrim(tg_table_name, 's')
      using errcode = '23505';
  end if;
  return new;
end
$$;
