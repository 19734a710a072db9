-- Search, lists and counts. SECURITY DEFINER, because Postgres does not use trigram indexes under row level security.

-- The words of a query as LIKE patterns, the longest first. Signs between words only count if the query has no letters
-- or digits. Lists compare two words separately, because LIKE ALL uses no index.
create function private.search_patterns(query text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  normalized constant text := private.normalized(private.bounded(query, 200));
  is_punctuation constant boolean := normalized !~ '[[:alnum:]]';
begin
  return array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(
      normalized, case when is_punctuation then '[\s\u00a0\u2007\u202f]+' else '[\s\u00a0\u2007\u202f,;<>"()]+' end
    ) as word
    where word <> '' and (word ~ '[[:alnum:]]' or is_punctuation)
    order by char_length(word) desc
    limit 10
  );
end
$$;

create type public.row_count as (number integer, is_exact boolean);

-- The totals of the dashboard.
create function public.dashboard_totals()
returns table (people bigint, teams bigint, departments bigint, pending_setups bigint)
language sql stable security definer set search_path = ''
as $$
  select public.require_staff();
  select
    (select count(*) from public.users),
    (select count(*) from public.teams where archived_at is null),
    (select count(*) from public.departments where archived_at is null),
    (select count(*) from public.users where not is_password_changed and suspended_from is null);
$$;
grant execute on function public.dashboard_totals() to authenticated;

-- All departments; the caller orders and pages them.
create function public.list_departments() returns setof public.departments
language sql stable security definer set search_path = ''
as $$
  select public.require_staff();
  select * from public.departments;
$$;
grant execute on function public.list_departments() to authenticated;

-- The teams whose name or department contains each word; the caller orders and pages them.
create function public.search_teams(query text) returns setof public.teams
language sql stable security definer set search_path = ''
as $$
  select public.require_staff();
  select t.*
  from private.search_patterns(query) as words, public.teams t left join public.departments d on d.id = t.department_id
  where t.sort_name like all (words) or d.sort_name like all (words);
$$;
grant execute on function public.search_teams(text) to authenticated;

-- A page of people, sorted by newest, name, email or role, after the row `after`. A query matches names and emails, or
-- the role, department or team. Filters: role (its name), department, team (their ids, or none for no team), status
-- (active, pending, leaving, suspended, or current: any but suspended).
create function public.search_staff(
  query text, filters jsonb default '{}', sort text default 'newest', is_descending boolean default true,
  after_key text default null, after_id uuid default null, page_size integer default 1000
) returns setof public.users
language plpgsql stable security definer set search_path = '' rows 50
as $$
declare
  words text[];
  sort_column constant text := case sort
    when 'newest' then 'created_at' when 'name' then 'sort_name' when 'email' then 'sort_email' when 'role' then 'role_level'
  end;
begin
  perform public.require_staff();
  words := private.search_patterns(query);
  if sort_column is null then
    raise exception 'People are not sorted by %', private.bounded(sort) using errcode = '22023';
  end if;
  -- Only the sort column is formatted into the text; values are parameters, and each call is planned with them.
  return query execute format(
    $sql$
      select * from public.users
      where ($1 ->> 'role' is null or role = $1 ->> 'role')
        and ($1 ->> 'department' is null or assigned_department_id = ($1 ->> 'department')::uuid)
        and ($1 ->> 'team' is null or assigned_team_id = nullif($1 ->> 'team', 'none')::uuid
          or ($1 ->> 'team' = 'none' and assigned_team_id is null))
        and ($1 ->> 'status' is null or case $1 ->> 'status'
          when 'active' then is_password_changed and suspended_from is null
          when 'pending' then not is_password_changed and suspended_from is null
          when 'leaving' then suspended_from > now()
          when 'suspended' then suspended_from <= now()
          when 'current' then suspended_from is null or suspended_from > now()
        end)
        and ($2[1] is null
          or (search_text like $2[1] and ($2[2] is null or search_text like $2[2]) and search_text like all ($2[3:]))
          or role = any ($3) or assigned_department_id = any ($4) or assigned_team_id = any ($5))
        and ($7 is null or (%1$I, id) %2$s ($6::%3$s, $7))
      order by %1$I %4$s, id %4$s
      limit least($8, 1001)
    $sql$,
    sort_column,
    case when is_descending then '<' else '>' end,
    case sort when 'newest' then 'timestamptz' when 'role' then 'integer' else 'text' end,
    case when is_descending then 'desc' else 'asc' end
  ) using
    private.checked_filters('users', filters), words,
    array(select name from public.roles where private.normalized(name) like all (words)),
    array(select id from public.departments where sort_name like all (words)),
    array(select id from public.teams where sort_name like all (words)),
    private.bounded(after_key), after_id, page_size;
end
$$;
grant execute on function public.search_staff(text, jsonb, text, boolean, text, uuid, integer) to authenticated;

-- The number of people: exact without a query or filter, otherwise up to 1,000.
create function public.count_staff(query text, filters jsonb default '{}') returns public.row_count
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_staff();
  if private.search_patterns(query) = '{}' and private.checked_filters('users', filters) = '{}' then
    return ((select count(*)::integer from public.users), true);
  end if;
  return (
    select (least(count(*), 1000), count(*) <= 1000)::public.row_count
    from public.search_staff(query, filters, page_size => 1001)
  );
end
$$;
grant execute on function public.count_staff(text, jsonb) to authenticated;

-- A page of the audit log, newest first, after the row `after`. A query matches names, addresses, and the codes of
-- actions, tables and columns. Filters: by (the actor), about (the subject), action, table, from and until (exclusive).
create function public.search_audit_logs(
  query text, filters jsonb default '{}', after_key text default null, after_id uuid default null,
  page_size integer default 1000
) returns setof public.audit_logs
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan rows 50
as $$
declare
  words text[];
  given jsonb;
begin
  perform public.require_staff();
  words := private.search_patterns(query);
  given := private.checked_filters('audit_logs', filters);
  after_key := private.bounded(after_key);
  return query
    select * from public.audit_logs
    where (given ->> 'by' is null or performed_by = (given ->> 'by')::uuid)
      and (given ->> 'about' is null or subject_id = (given ->> 'about')::uuid)
      and (given ->> 'action' is null or action = given ->> 'action')
      and (given ->> 'table' is null or resource_type = given ->> 'table')
      and (given ->> 'from' is null or performed_at >= (given ->> 'from')::timestamptz)
      and (given ->> 'until' is null or performed_at < (given ->> 'until')::timestamptz)
      and (words[1] is null or search_text like words[1])
      and (words[2] is null or search_text like words[2])
      and search_text like all (words[3:])
      and (after_id is null or (performed_at, id) < (after_key::timestamptz, after_id))
    order by performed_at desc, id desc
    limit least(page_size, 1001);
end
$$;
grant execute on function public.search_audit_logs(text, jsonb, text, uuid, integer) to authenticated;

-- The number of audit entries, up to 1,000.
create function public.count_audit_logs(query text, filters jsonb default '{}') returns public.row_count
language sql stable security definer set search_path = ''
return (
  select (least(count(*), 1000), count(*) <= 1000)::public.row_count
  from public.search_audit_logs(query, filters, page_size => 1001)
);
grant execute on function public.count_audit_logs(text, jsonb) to authenticated;
