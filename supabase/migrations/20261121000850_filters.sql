-- The filters of the lists.

-- Parses filters: the embedded backend passes JSON in a URL as a string.
create function private.unpacked(given jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  filters constant jsonb := case jsonb_typeof(given) when 'string' then private.bounded(given #>> '{}', 2000)::jsonb else given end;
begin
  if jsonb_typeof(filters) is distinct from 'object' or octet_length(filters::text) > 2000 then
    raise exception 'The filters are invalid or too many' using errcode = '22023';
  end if;
  return filters;
end
$$;

-- The pattern of values that are separated by commas.
create function private.one_or_more(value text) returns text
language sql immutable set search_path = ''
return format('(%1$s)(,(%1$s))*', value);

-- The filters of each list with a pattern of their values, for all functions that take filters: others are an error.
create function private.filter_patterns(list text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case list
    when 'users' then jsonb_build_object(
      'role', private.one_or_more((select string_agg(name, '|') from public.roles)),
      'department', id, 'team', 'none|' || id,
      'status', private.one_or_more('active|pending|invited|expired|leaving|suspended'),
      'attention', 'expired|waiting|leaving|teamless|dormant|never'
    )
    when 'teams' then jsonb_build_object('department', id, 'status', 'archived')
    when 'audit_logs' then jsonb_build_object(
      'by', id, 'about', id, 'action', '\w+', 'table', '\w+', 'from', day, 'until', day, 'entry', id
    )
    else '{}'
  end
  from (values ('[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}', '\d{4}-\d{2}-\d{2}.*')) as pattern (id, day)
$$;

-- Parses the filters of a list. Raises for an unknown filter, and for an impossible value.
create function private.checked_filters(list text, filters jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  given jsonb := private.unpacked(filters);
begin
  if exists (
    select from jsonb_each(given)
    where (jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 200
      and value #>> '{}' ~ ('^(' || (private.filter_patterns(list) ->> key) || ')$')) is not true
  ) then
    raise exception 'There is no such filter, or its value is impossible' using errcode = '22023';
  end if;
  return given;
end
$$;
