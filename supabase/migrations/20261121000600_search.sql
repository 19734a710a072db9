-- Search (decisions, "People, teams, audit"; docs/decisions/004-lists-through-functions.md).
--
-- Below a row level policy Postgres uses no trigram index, because matching a pattern might leak rows. So the functions
-- that search run as the owner, ask once whether the caller is staff, and build their statement around the values:
-- the planner then sees how rare they are.

-- A condition on the column search_text: it holds the text in any place or, under three letters, at the beginning of a
-- word. Every character stands for itself. Null for an empty text, which everything holds.
create function public.search_condition(query text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  sought constant text := public.folded(public.trimmed(query));
begin
  return case
    when sought = '' then null
    -- Signs alone, and a sign before one letter, are no index's words.
    when sought !~ '[[:alnum:]]' then 'false'
    when char_length(sought) >= 3
      then format('search_text like %L', '%' || regexp_replace(sought, '([\\%_])', '\\\1', 'g') || '%')
    when sought !~ '^[[:alnum:]]' then 'false'
    else format('search_text ~ %L', '(^|[^[:alnum:]])' || regexp_replace(sought, '([^[:alnum:]])', '\\\1', 'g'))
  end;
end
$$;

-- The condition in a table that has the column word_starts, where an index finds what is under three letters.
create function public.indexed_condition(query text) returns text
language sql immutable set search_path = ''
as $$
  select case when public.search_condition(query) like 'search_text ~ %' then
    format('word_starts @> array[%L] and ', substring(public.folded(public.trimmed(query)) from '^[[:alnum:]]+'))
  else '' end || public.search_condition(query);
$$;

-- Filters as they were meant: some servers hand over an object as a text that holds its JSON.
create function public.unpacked(given jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(given) = 'string' then (given #>> '{}')::jsonb else given end;
$$;

-- The ids of a page of a table: of the rows that keep all `conditions` and one of `arms`, the first in this order.
-- The order is of the columns `key` and id; without arms every row is taken.
-- A common text fills the page from the rows in front. A rare one is looked up in its indexes, arm by arm: the first
-- arm is the text, whose matches are few then; the others are found in the order of the list.
create function public.page_of(
  source regclass, conditions text, key text, is_descending boolean, arms text[], page_size integer
) returns uuid[]
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  front constant integer := 2000;
  sequence constant text := format(case when is_descending then '%1$I desc, id desc' else '%1$I, id' end, key);
  -- A server answers 1,000 rows at most.
  size constant integer := least(page_size, 1000);
  tail constant text := format('order by %s limit %s', sequence, size);
  ids uuid[];
begin
  if arms is null then
    execute format('select array(select id from %s where %s %s)', source, conditions, tail) into ids;
    return ids;
  end if;

  execute format(
    'select array(select id from (select * from %s where %s order by %s limit %s) as front where %s %s)',
    source, conditions, sequence, front, array_to_string(arms, ' or '), tail
  ) into ids;
  if cardinality(ids) >= size then
    return ids;
  end if;

  -- "offset 0": the matches of the text first, and sorted then.
  execute (
    select format(
      'select array(select id from (%s) as found %s)',
      string_agg(
        format(
          case
            when n = 1 then '(select id, %1$I from (select id, %1$I from %2$s where %3$s and (%4$s) offset 0) as m %5$s)'
            else '(select id, %1$I from %2$s where %3$s and %4$s %5$s)'
          end,
          key, source, conditions, arm, tail
        ),
        ' union '
      ),
      tail
    )
    from unnest(arms) with ordinality as a (arm, n)
  ) into ids;
  return ids;
end
$$;

-- How many rows keep all conditions and one of the arms: at most 1,001, which says more than 1,000.
create function public.capped_count(source regclass, conditions text, key text, arms text[]) returns integer
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  cap constant integer := 1001;
  front constant integer := 4000;
  counted integer;
begin
  if arms is not null then
    execute format(
      'select count(*) from (
        select from (select * from %1$s where %2$s order by %3$I desc, id desc limit %4$s) as front where %5$s limit %6$s
      ) as counted',
      source, conditions, key, front, array_to_string(arms, ' or '), cap
    ) into counted;
    if counted >= cap then
      return counted;
    end if;
  end if;
  execute format(
    'select count(*) from (select from %s where %s and (%s) limit %s) as counted',
    source, conditions, coalesce(array_to_string(arms, ' or '), 'true'), cap
  ) into counted;
  return counted;
end
$$;

-- The teams whose name or department holds the text.
create function public.search_teams(query text) returns setof public.teams
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition constant text := coalesce(public.search_condition(query), 'true');
begin
  if public.is_staff() then
    return query execute format(
      'select t.* from public.teams t, lateral (select public.folded(t.name) as search_text) as own
      where %1$s or department_id in (
        select id from public.departments d, lateral (select public.folded(d.name) as search_text) as own where %1$s
      )',
      condition
    );
  end if;
end
$$;

create index users_words on public.users using gin (word_starts) with (fastupdate = off);
create index audit_logs_words on public.audit_logs using gin (word_starts) with (fastupdate = off);

-- Any part of a text: where the extension is to be had. Without it (the embedded backend) the same is found slower.
do $$
declare
  operators text;
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_trgm') then
    create schema if not exists extensions;
    create extension if not exists pg_trgm with schema extensions;
    select format('%s.gin_trgm_ops', e.extnamespace::regnamespace) into operators
    from pg_catalog.pg_extension e where e.extname = 'pg_trgm';
    execute format(
      'create index users_text on public.users using gin (search_text %1$s) with (fastupdate = off);
      create index audit_logs_text on public.audit_logs using gin (search_text %1$s) with (fastupdate = off)',
      operators
    );
  end if;
end
$$;
