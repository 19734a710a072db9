-- Search and totals (decisions, "People, teams, audit"). Each asks once whether the caller is staff.

-- A pattern for ~* that finds a text: any part of it, or under three letters the beginning of a word.
-- Every character stands for itself.
create function public.search_pattern(query text) returns text
language sql immutable set search_path = ''
as $$
  select case when char_length(public.trimmed(query)) < 3 then '(^|[^[:alnum:]])' else '' end
    || regexp_replace(public.trimmed(query), '([^[:alnum:]])', '\\\1', 'g');
$$;

-- The people whose name, email, role, team or department holds the text.
create function public.search_staff(query text) returns setof public.users
language sql stable security definer set search_path = ''
as $$
  select u.*
  from public.users u
    left join public.role_assignments a on a.user_id = u.id
    left join public.teams t on t.id = a.team_id
    left join public.departments d on d.id = a.department_id
  where (select public.is_staff())
    and concat_ws(
      E'\n', concat_ws(' ', u.first_name, u.last_name), u.display_name, u.email, u.role, t.name, d.name
    ) ~* (select public.search_pattern(query));
$$;

-- The teams whose name or department holds the text.
create function public.search_teams(query text) returns setof public.teams
language sql stable security definer set search_path = ''
as $$
  select t.*
  from public.teams t left join public.departments d on d.id = t.department_id
  where (select public.is_staff())
    and concat_ws(E'\n', t.name, d.name) ~* (select public.search_pattern(query));
$$;

-- The rows of the trail whose action, table, performer, or name of what was touched holds the text.
create function public.search_audit_logs(query text) returns setof public.audit_logs
language sql stable security definer set search_path = ''
as $$
  select l.*
  from public.audit_logs l
  where (select public.is_staff())
    and concat_ws(E'\n', l.action, l.resource_type, l.performed_by_label, l.details ->> 'label')
      ~* (select public.search_pattern(query));
$$;

-- How many people, teams and departments there are, and how many people have not completed their setup.
-- One row for staff, none for others.
create function public.dashboard_totals()
returns table (people bigint, teams bigint, departments bigint, pending_setups bigint)
language sql stable security definer set search_path = ''
as $$
  select
    (select count(*) from public.users),
    (select count(*) from public.teams),
    (select count(*) from public.departments),
    (select count(*) from public.users where not is_password_changed)
  where public.is_staff();
$$;
