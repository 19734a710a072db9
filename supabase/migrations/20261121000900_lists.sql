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

-- A page of people, sorted by newest, name, email, role or last sign-in, after the row `after`. A query matches names and
-- emails, or the role, department or team. Filters: role (names), department, team (their ids, or none for no team), status
-- (one or more), attention (only users whom the caller may edit). The sort order none is faster, for counts.
create function public.search_staff(
  query text, filters jsonb default '{}', sort text default 'newest', is_descending boolean default true,
  after_key text default null, after_id uuid default null, page_size integer default 1000
) returns setof public.users
language plpgsql stable security definer set search_path = '' rows 50
as $$
declare
  words text[];
  given jsonb;
  -- A hidden or missing time comes last.
  sort_by constant text := case sort
    when 'newest' then 'created_at' when 'name' then 'sort_name' when 'email' then 'sort_email' when 'role' then 'role_level'
    when 'seen' then 'coalesce(case when role = any ($9) or id = auth.uid() then last_at end, $10)' when 'none' then ''
  end;
  last constant timestamptz := case when is_descending then '-infinity' else 'infinity' end;
begin
  perform public.require_staff();
  words := private.search_patterns(query);
  given := private.checked_filters('users', filters);
  if sort_by is null then
    raise exception 'People are not sorted by %', private.bounded(sort) using errcode = '22023';
  end if;
  -- Only the sort order is formatted into the text; values are parameters, and each call is planned with them.
  return query execute format(
    $sql$
      select u.* from public.users u join private.sign_ins s on s.user_id = u.id
      where ($1 ->> 'role' is null or role = any (string_to_array($1 ->> 'role', ',')))
        and ($1 ->> 'department' is null or assigned_department_id = ($1 ->> 'department')::uuid)
        and ($1 ->> 'team' is null or assigned_team_id = nullif($1 ->> 'team', 'none')::uuid
          or ($1 ->> 'team' = 'none' and assigned_team_id is null))
        and ($11 is null
          or ('active' = any ($11) and is_password_changed and suspended_from is null)
          or ('pending' = any ($11) and not is_password_changed and suspended_from is null and invited_at is null)
          or ('invited' = any ($11) and not is_password_changed and suspended_from is null
            and invited_at > now() - interval '24 hours')
          or ('expired' = any ($11) and not is_password_changed and suspended_from is null
            and invited_at <= now() - interval '24 hours')
          or ('leaving' = any ($11) and suspended_from > now())
          or ('suspended' = any ($11) and suspended_from <= now()))
        and ($1 ->> 'attention' is null or role = any ($9) and case $1 ->> 'attention'
          when 'expired' then not is_password_changed and suspended_from is null
            and invited_at <= now() - interval '24 hours'
          when 'waiting' then not is_password_changed and suspended_from is null and invited_at is null
            and idle_since < now() - interval '7 days'
          when 'leaving' then suspended_from > now() and suspended_from < now() + interval '14 days'
          when 'teamless' then assigned_team_id is null and suspended_from is null
          when 'dormant' then is_password_changed and suspended_from is null and idle_since < now() - interval '90 days'
          when 'never' then suspended_from is null and last_at is null
        end)
        and ($2[1] is null
          or (search_text like $2[1] and ($2[2] is null or search_text like $2[2]) and search_text like all ($2[3:]))
          or role = any ($3) or assigned_department_id = any ($4) or assigned_team_id = any ($5))
        %1$s
      limit least($8, 1001)
    $sql$,
    case when sort <> 'none' then format(
      'and ($7 is null or (%1$s, id) %2$s ($6::%3$s, $7)) order by %1$s %4$s, id %4$s',
      sort_by,
      case when is_descending then '<' else '>' end,
      case when sort in ('newest', 'seen') then 'timestamptz' when sort = 'role' then 'integer' else 'text' end,
      case when is_descending then 'desc' else 'asc' end
    ) end
  ) using
    given, words,
    array(select name from public.roles where private.normalized(name) like all (words)),
    array(select id from public.departments where sort_name like all (words)),
    array(select id from public.teams where sort_name like all (words)),
    case when sort = 'seen' then coalesce(nullif(private.bounded(after_key), ''), last::text) else private.bounded(after_key) end,
    after_id, page_size, private.my_editable_roles(), last, string_to_array(given ->> 'status', ',');
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
    from public.search_staff(query, filters, 'none', page_size => 1001)
  );
end
$$;
grant execute on function public.count_staff(text, jsonb) to authenticated;

-- What the dashboard shows: totals, the users who need attention from the caller, and users by role and department.
create function public.dashboard_totals() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_staff();
  return (
    with groups as materialized (
      select role, assigned_department_id as department, count(*) as users,
        count(*) filter (where not is_password_changed and suspended_from is null) as pending
      from public.users group by 1, 2
    )
    select jsonb_build_object(
      'people', (select coalesce(sum(users), 0) from groups),
      'pending_setups', (select coalesce(sum(pending), 0) from groups),
      'teams', (select count(*) from public.teams where archived_at is null),
      'departments', (select count(*) from public.departments where archived_at is null),
      'attention', (
        select jsonb_object_agg(value, public.count_staff('', jsonb_build_object('attention', value)))
        from unnest('{expired,waiting,leaving,teamless,dormant}'::text[]) as value
      ),
      'by_role', (
        select coalesce(jsonb_agg(g order by hierarchy_level desc), '[]') from (
          select role, hierarchy_level, sum(users) as users from groups join public.roles on name = role group by 1, 2
        ) as g
      ),
      'by_department', (
        select coalesce(jsonb_agg(g order by users desc, name), '[]') from (
          select d.id, d.name, sum(users) as users from groups join public.departments d on d.id = department group by d.id
        ) as g
      )
    )
  );
end
$$;
grant execute on function public.dashboard_totals() to authenticated;

-- A page of the audit log, newest first, after the row `after`. A query matches names, addresses, and the codes of
-- actions, tables and columns. Filters: by (the actor), about (the subject), action, table, from and until (exclusive),
-- entry (its id).
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
  if not private.may_read_log() then
    raise exception 'You do not have permission to see this' using errcode = '42501';
  end if;
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
      and (given ->> 'entry' is null or id = (given ->> 'entry')::uuid)
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
