-- A page of what text and filters find in a large table, and how many rows that are.
--
-- Both are built around the values (see search): the planner then sees how rare they are.

-- Filters as they were meant: some servers hand over an object as a text that holds its JSON.
create function public.unpacked(given jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(given) = 'string' then (given #>> '{}')::jsonb else given end;
$$;

-- Since when so many rows are to be expected if those since a time are known, not before the time `floor`. Null for a longer
-- time than a year: an index that knows the periods is no faster then.
create function public.look_back_to(wanted integer, found integer, newest timestamptz, since timestamptz, floor timestamptz)
returns timestamptz
language sql stable set search_path = ''
as $$
  select further
  from (select greatest(floor, newest - (newest - since) * (wanted / nullif(found, 0)::real)) as further) as f
  where further >= newest - interval '1 year';
$$;

-- The ids of a page of a table: of the rows that keep all `conditions` and one of `arms`, the first in this order, which
-- is of the column `key` and the id. Without arms every row is taken. The first arm is the text, as its index finds it;
-- rows that are looked at anyway are compared with `text_condition`. The others are found in the order of the list.
--
-- A common text fills the page from the rows in `front`, which are read until it is full. A rare one, which has `few`
-- matches at most by its share of them, is looked up in its index, and the matches are sorted. What is neither fills the
-- page from more rows, further down.
--
-- With `has_periods` the key is a time, the newest is first, no row is before the time `floor`, and the index of texts knows
-- the periods: a text that less than one in a hundred rows in front have, or that has not filled the page, is first looked
-- up in the last month, and then as far back as that one says.
create function public.page_of(
  source regclass, conditions text, key text, is_descending boolean, text_condition text, arms text[],
  page_size integer, front integer, few integer, has_periods boolean default false,
  floor timestamptz default null
) returns uuid[]
language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  -- As far as the server knows.
  table_size constant real := (
    select case when reltuples > 0 then reltuples else 100000 end from pg_catalog.pg_class where oid = source
  );
  -- A server answers 1,000 rows at most.
  size constant integer := least(page_size, 1000);
  sequence constant text := format(case when is_descending then '%1$I desc, id desc' else '%1$I, id' end, key);
  tail constant text := format('order by %s limit %s', sequence, size);
  in_front constant text := format(
    'select array(
      select id from (select id, %I, (%s) as is_match from %s where %s order by %s limit $1) as front where is_match %s
    )',
    key, array_to_string(text_condition || arms[2:], ' or '), source, conditions, sequence, tail
  );
  matches_where constant text := format('with matches as materialized (select id, %I from %s where ', key, source);
  -- How many matches, and a page of them if that is $2 at least and less than $1.
  among_them constant text := (
    select format(
      ' and (%s) limit $1) select number, case when number >= $2 and number < $1 then array(
        select id from (select * from matches %s) as found %s
      ) end from (select count(*) as number from matches) as counted',
      arms[1],
      string_agg(format('union (select id, %I from %s where %s and %s %s)', key, source, conditions, arm, tail), ' '), tail
    )
    from unnest(arms[2:]) as arm
  );
  front_size constant text := format(
    'select count(*) from (select from %s where %s order by %s limit $1) as front', source, conditions, sequence
  );
  newest timestamptz;
  oldest timestamptz;
  since timestamptz;
  number integer;
  ids uuid[];
  newest_ids uuid[];
  seen integer;
  -- How far down a page of matches is to be expected.
  further integer;
  is_all boolean;
  is_rare boolean;
begin
  if arms is null then
    execute format('select array(select id from %s where %s %s)', source, conditions, tail) into ids;
    return ids;
  end if;

  execute in_front into ids using front;
  if cardinality(ids) = size then
    return ids;
  end if;
  execute front_size into seen using front;
  is_all := seen < front;
  is_rare := case
    when has_periods then cardinality(ids) * 100 < front else cardinality(ids) * table_size / front <= few
  end;
  further := front * least(greatest(10, 2 * size / greatest(cardinality(ids), 1)), 50);
  if not (is_all or is_rare) then
    execute in_front into ids using further;
    if cardinality(ids) < size then
      execute format('select not exists (select from %s where %s offset %s)', source, conditions, further) into is_all;
    end if;
  end if;
  if has_periods and cardinality(ids) < size and not is_all then
    execute format('select max(%1$I), (select min(%1$I) from %2$s) from %2$s where %3$s', key, source, conditions)
      into newest, oldest;
    since := greatest(floor, newest - interval '1 month');
    for attempt in 1..2 loop
      exit when coalesce(since <= oldest, true);
      is_all := coalesce(since = floor, false);
      execute matches_where || conditions || ' and ' || public.periods_condition(key, since, newest) || among_them
        into number, newest_ids using few, case when is_all then 0 else size end;
      exit when is_all or newest_ids is not null;
      since := public.look_back_to(2 * size, number, newest, since, floor);
    end loop;
    if is_all or newest_ids is not null then
      ids := newest_ids;
    end if;
  end if;
  if cardinality(ids) < size and not is_all then
    execute matches_where || conditions || among_them into number, ids using few, 0;
  end if;
  if ids is null then
    -- Not so rare after all.
    if is_rare then
      execute in_front into ids using further;
    end if;
    if ids is null or cardinality(ids) < size then
      execute matches_where || conditions || among_them into number, ids using 2147483647, 0;
    end if;
  end if;
  return ids;
end
$$;

-- How many rows of a table keep a condition: `most` at most.
create function public.count_up_to(source regclass, condition text, most integer) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  counted integer;
begin
  execute format('select count(*) from (select from %s where %s limit %s) as counted', source, condition, most)
    into counted;
  return counted;
end
$$;

-- How many rows there are: this many, or at least so many.
create type public.row_count as (number integer, is_exact boolean);

-- What was counted, in whole tens if there may be more.
create function public.row_count_of(counted integer, is_exact boolean) returns public.row_count
language sql immutable set search_path = ''
as $$
  select row(case when is_exact then counted else counted / 10 * 10 end, is_exact)::public.row_count;
$$;

-- How many rows keep all conditions and a text, as its index finds it, which knows the periods of the time `key`: at most
-- 1,000. No row is before the time `floor`. Those of the last two months are counted first, then as far back as clearly more
-- than `enough` are to be expected, then all that are older, unless there are `enough` before. What is looked up is fetched
-- sooner than looked up again by its time.
create function public.count_newest_first(
  source regclass, conditions text, key text, text_condition text, enough integer, floor timestamptz
) returns public.row_count
language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off
  set seq_page_cost = 0.01 set random_page_cost = 0.01
as $$
declare
  cap constant integer := 1001;
  newest timestamptz;
  oldest timestamptz;
  since timestamptz;
  until timestamptz;
  counted integer := 0;
  is_whole boolean;
begin
  execute format('select max(%1$I), (select min(%1$I) from %2$s) from %2$s where %3$s', key, source, conditions)
    into newest, oldest;
  since := greatest(floor, newest - interval '2 months');
  for part in 1..3 loop
    if since <= oldest then
      since := null;
    end if;
    counted := counted + public.count_up_to(
      source,
      concat_ws(
        ' and ', conditions, '(' || text_condition || ')', format('%I < ', key) || quote_literal(until),
        format('%I >= ', key) || quote_literal(since), public.periods_condition(key, since, coalesce(until, newest))
      ),
      cap - counted
    );
    is_whole := coalesce(since = floor, since is null);
    exit when is_whole or counted >= enough;
    until := since;
    since := case part when 1 then public.look_back_to(least(enough * 7 / 4, cap * 5 / 4), counted, newest, since, floor) end;
  end loop;
  return public.row_count_of(counted, is_whole and counted < cap);
end
$$;

-- How many rows keep all conditions and one of the arms: at most 1,001, which says more than 1,000. They are first counted
-- in the order of the column `key` if the share of matches in the first `front` rows promises enough of them in `wide`: a
-- common text is soon found so often, and a short list soon at its end, where an index would first collect all its matches.
-- Then each arm is counted by its own index: alone, which may be enough, the text as the costliest last; and then all of
-- them, each row once. What is read is in memory, where a page costs little more than what is done with its rows.
create function public.capped_count(
  source regclass, conditions text, key text, text_condition text, arms text[], front integer, wide integer
) returns integer
language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off
  set seq_page_cost = 0.1 set random_page_cost = 0.1
as $$
declare
  cap constant integer := 1001;
  rows_in_front constant text := format(
    '(select (%s) as is_match from %s where %s order by %I desc, id desc limit $1) as front',
    array_to_string(text_condition || arms[2:], ' or '), source, conditions, key
  );
  ways constant text[] := coalesce(arms, array['true']);
  counted integer;
  seen integer;
begin
  if arms is not null then
    execute format('select count(*) filter (where is_match), count(*) from %s', rows_in_front)
      into counted, seen using front;
    if counted >= cap or seen < front then
      return least(counted, cap);
    elsif counted::bigint * wide >= cap::bigint * seen then
      execute format('select count(*) from (select from %s where is_match limit %s) as counted', rows_in_front, cap)
        into counted using wide;
      if counted = cap or public.count_up_to(source, conditions, wide) < wide then
        return counted;
      end if;
    end if;
  end if;
  for way in reverse cardinality(ways)..1 loop
    counted := public.count_up_to(source, format('%s and %s', conditions, ways[way]), cap);
    if counted = cap or cardinality(ways) = 1 then
      return counted;
    end if;
  end loop;
  execute (
    select format(
      'select least(count(*), %s) from (%s) as counted', cap,
      string_agg(format('(select id from %s where %s and %s limit %s)', source, conditions, way, cap), ' union ')
    )
    from unnest(ways) as way
  ) into counted;
  return counted;
end
$$;
