-- What the lists share, and the short lists. SECURITY DEFINER, because Postgres uses no trigram index below a row level
-- policy; 42501 unless the caller is staff, because an empty list would say that there is nothing.

-- The words of a query as patterns for LIKE, the longest first. Words without a letter or digit are ignored, unless the
-- query has no others. An empty query has none. Lists look up two words in the index, which does not serve LIKE ALL.
create function public.search_patterns(query text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(public.normalized(query), '[\s\u00a0\u2007\u202f,;<>"()]+') as word
    where word <> '' and (word ~ '[[:alnum:]]' or public.normalized(query) !~ '[[:alnum:]]')
    order by char_length(word) desc
    limit 10
  );
$$;

-- Filters as an object: the embedded backend passes JSON in an address as a string.
create function public.unpacked(given jsonb) returns jsonb
language sql immutable set search_path = ''
return case when jsonb_typeof(given) = 'string' then (given #>> '{}')::jsonb else given end;

-- How many rows there are: this many, or at least as many.
create type public.row_count as (number integer, is_exact boolean);

-- The numbers of the dashboard, in one row.
create function public.dashboard_totals()
returns table (people bigint, teams bigint, departments bigint, pending_setups bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_staff();
  return query select
    (select count(*) from public.users),
    (select count(*) from public.teams),
    (select count(*) from public.departments),
    (select count(*) from public.users where not is_password_changed);
end
$$;

-- Every department: ordered and paged by the caller.
create function public.list_departments() returns setof public.departments
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_staff();
  return query select * from public.departments;
end
$$;

-- The teams whose name or department contains each word: ordered and paged by the caller.
create function public.search_teams(query text) returns setof public.teams
language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := public.search_patterns(query);
begin
  perform public.require_staff();
  return query
    select * from public.teams
    where search_text like all (words)
      or department_id in (select id from public.departments where search_text like all (words));
end
$$;
