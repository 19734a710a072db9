-- The list of people: searched, filtered, sorted, page by page, and counted.

-- The conditions for filters: role (its name), department and team (their ids), setup (pending). Others say nothing.
create function public.staff_conditions(given jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  filters constant jsonb := public.unpacked(given);
begin
  return concat_ws(
    ' and ',
    'true',
    case when filters ? 'role' then
      'role_level = ' || coalesce((select hierarchy_level from public.roles where name = filters ->> 'role'), -1)
    end,
    'assigned_department_id = ' || quote_literal((filters ->> 'department')::uuid),
    'assigned_team_id = ' || quote_literal((filters ->> 'team')::uuid),
    case when filters ? 'setup' then
      case filters ->> 'setup' when 'pending' then 'not is_password_changed' else 'false' end
    end
  );
end
$$;

-- The ways in which a text finds people: by their names and email, by role, by department, by team.
-- Null for an empty text.
create function public.staff_arms(query text) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  condition constant text := public.search_condition(query);
  arms text[];
begin
  if condition is null then
    return null;
  end if;
  execute format(
    $sql$select
      array(
        select format('role_level = %%s', hierarchy_level)
        from (select hierarchy_level, public.folded(name) as search_text from public.roles) as r where %1$s
      )
      || (
        select format('assigned_department_id = any (%%L)', array_agg(id))
        from public.departments where %1$s having count(*) > 0
      )
      || (
        select format('assigned_team_id = any (%%L)', array_agg(id))
        from public.teams where %1$s having count(*) > 0
      )
    $sql$,
    condition
  ) into arms;
  return public.search_condition(query, true) || array_remove(arms, null);
end
$$;

-- A page of the people whom text and filters find, sorted by newest, name, email or role, behind the row `after`.
create function public.search_staff(
  query text,
  filters jsonb default '{}',
  sort text default 'newest',
  is_descending boolean default true,
  after_key text default null,
  after_id uuid default null,
  page_size integer default 1000
) returns setof public.users
language plpgsql stable security definer set search_path = '' rows 50
as $$
declare
  key constant text := case sort
    when 'newest' then 'created_at' when 'name' then 'sort_name' when 'email' then 'sort_email' when 'role' then 'role_level'
  end;
  conditions text;
  ids uuid[];
begin
  perform public.require_staff();
  conditions := public.staff_conditions(filters);
  if key is null then
    raise exception 'People are not sorted by %', sort using errcode = '22023';
  end if;
  if after_id is not null then
    conditions := conditions || format(
      ' and (%I, id) %s (%L, %L)', key, case when is_descending then '<' else '>' end, after_key, after_id
    );
  end if;
  ids := public.page_of(
    'public.users', conditions, key, is_descending, public.search_condition(query), public.staff_arms(query), page_size,
    300, 2500
  );
  return query select u.* from public.users u where u.id = any (ids);
end
$$;

-- How many people text and filters find: all of them by their total, others up to 1,000.
create function public.count_staff(query text, filters jsonb default '{}') returns public.row_count
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text;
  arms text[];
  counted integer;
begin
  perform public.require_staff();
  conditions := public.staff_conditions(filters);
  arms := public.staff_arms(query);
  if arms is null and conditions = 'true' then
    return public.row_count_of((select value::integer from public.totals where name = 'users'), true);
  end if;
  counted := public.capped_count(
    'public.users', conditions, 'created_at', public.search_condition(query), arms,
    -- Most departments are read to their end.
    case when public.unpacked(filters) ? 'department' then 5000 else 500 end, 10000
  );
  return public.row_count_of(counted, counted <= 1000);
end
$$;
