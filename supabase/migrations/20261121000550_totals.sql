-- How many people, teams and departments there are, kept by triggers: nobody has to count them.

create table public.totals (
  name text primary key,
  value bigint not null default 0
);
insert into public.totals (name) values ('users'), ('pending_setups'), ('teams'), ('departments');
comment on table public.totals is 'A row for each table, and for the people who have not completed their setup.';

-- Only triggers write it, which run as its owner.
create function public.guard_totals() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not SECURITY DEFINER: only our own functions write as the table's owner.
  if current_user <> (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    raise exception 'The totals are kept by the server alone' using errcode = '42501';
  end if;
  return coalesce(new, old);
end
$$;

create trigger totals_guard before insert or update or delete on public.totals
  for each row execute function public.guard_totals();

-- Adds the rows that came to the total of their table, or takes away those that went.
-- At the end of a statement, when everything else is locked: waiting here cannot become a deadlock.
create function public.keep_total() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sign constant integer := case when tg_op = 'INSERT' then 1 else -1 end;
  changed constant bigint := (select count(*) from changed_rows);
begin
  if changed > 0 then
    update public.totals set value = value + sign * changed where name = tg_table_name;
  end if;
  return null;
end
$$;

create function public.keep_pending_setups() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sign constant integer := case when tg_op = 'INSERT' then 1 else -1 end;
  changed constant bigint := (select count(*) from changed_rows where not is_password_changed);
begin
  if changed > 0 then
    update public.totals set value = value + sign * changed where name = 'pending_setups';
  end if;
  return null;
end
$$;

create function public.keep_completed_setup() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.totals set value = value + case when new.is_password_changed then -1 else 1 end
  where name = 'pending_setups';
  return null;
end
$$;

create trigger departments_total_inserted after insert on public.departments
  referencing new table as changed_rows for each statement execute function public.keep_total();
create trigger departments_total_deleted after delete on public.departments
  referencing old table as changed_rows for each statement execute function public.keep_total();
create trigger teams_total_inserted after insert on public.teams
  referencing new table as changed_rows for each statement execute function public.keep_total();
create trigger teams_total_deleted after delete on public.teams
  referencing old table as changed_rows for each statement execute function public.keep_total();
-- The letters put them behind one another, in the same order everywhere.
create trigger users_total_a_inserted after insert on public.users
  referencing new table as changed_rows for each statement execute function public.keep_total();
create trigger users_total_a_deleted after delete on public.users
  referencing old table as changed_rows for each statement execute function public.keep_total();
create trigger users_total_b_pending_inserted after insert on public.users
  referencing new table as changed_rows for each statement execute function public.keep_pending_setups();
create trigger users_total_b_pending_deleted after delete on public.users
  referencing old table as changed_rows for each statement execute function public.keep_pending_setups();
create trigger users_total_b_pending_updated after update on public.users
  for each row when (old.is_password_changed <> new.is_password_changed)
  execute function public.keep_completed_setup();

-- Counts everything anew. For the project's owner, after rows came without triggers, as a restore brings them.
create function public.recount_totals() returns void
language sql set search_path = ''
as $$
  update public.totals set value = case name
    when 'users' then (select count(*) from public.users)
    when 'pending_setups' then (select count(*) from public.users where not is_password_changed)
    when 'teams' then (select count(*) from public.teams)
    else (select count(*) from public.departments)
  end
  where true;
$$;

-- The totals of the dashboard, in one row.
create function public.dashboard_totals()
returns table (people bigint, teams bigint, departments bigint, pending_setups bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_staff();
  return query select
    (select value from public.totals where name = 'users'),
    (select value from public.totals where name = 'teams'),
    (select value from public.totals where name = 'departments'),
    (select value from public.totals where name = 'pending_setups');
end
$$;

-- Nobody reads or writes it but the functions above.
alter table public.totals enable row level security;
