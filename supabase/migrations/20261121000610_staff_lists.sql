-- The list of people. A person is found by name and email, or by role, department or team.
-- Filters: role (its name), department and team (their ids), setup (pending).

-- A page of the list, sorted by newest, name, email or role, after the row `after`.
create function public.search_staff(
  query text, filters jsonb default '{}', sort text default 'newest', is_descending boolean default true,
  after_key text default null, after_id uuid default null, page_size integer default 1000
) returns setof public.users
language plpgsql stable security definer set search_path = '' rows 50
as $$
declare
  words constant text[] := public.search_patterns(query);
  sort_column constant text := case sort
    when 'newest' then 'created_at' when 'name' then 'sort_name' when 'email' then 'sort_email' when 'role' then 'role_level'
  end;
begin
  perform public.require_staff();
  if sort_column is null then
    raise exception 'People are not sorted by %', sort using errcode = '22023';
  end if;
  -- Only the sort is put into the text; values are parameters, and each call is planned with them.
  return query execute format(
    $sql$
      select * from public.users
      where ($1 ->> 'role' is null or role = $1 ->> 'role')
        and ($1 ->> 'department' is null or assigned_department_id = ($1 ->> 'department')::uuid)
        and ($1 ->> 'team' is null or assigned_team_id = ($1 ->> 'team')::uuid)
        and ($1 ->> 'setup' is null or ($1 ->> 'setup' = 'pending' and not is_password_changed))
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
    public.unpacked(filters), words,
    array(select name from public.roles where public.normalized(name) like all (words)),
    array(select id from public.departments where search_text like all (words)),
    array(select id from public.teams where search_text like all (words)),
    after_key, after_id, page_size;
end
$$;

-- How many people the list has: all of them exactly, those of a query or filter up to 1,000.
create function public.count_staff(query text, filters jsonb default '{}') returns public.row_count
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform public.require_staff();
  if public.search_patterns(query) = '{}' and public.unpacked(filters) = '{}' then
    return ((select count(*)::integer from public.users), true);
  end if;
  select count(*) into counted from public.search_staff(query, filters, page_size => 1001);
  return (least(counted, 1000), counted <= 1000);
end
$$;
