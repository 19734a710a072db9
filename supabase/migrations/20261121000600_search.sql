-- Search (decisions, "People, teams, audit"; docs/decisions/004-lists-through-functions.md).
--
-- Below a row level policy Postgres uses no trigram index, because matching a pattern might leak rows. So the functions
-- that search run as the owner, ask once whether the caller is staff, and build their statement around the values:
-- the planner then sees how rare they are.

-- The condition that search_text holds a text in any place. Every character stands for itself. A text of which an index of
-- three letters, the gaps around words among them, knows nothing is not asked of it: it would go through all its words.
create function public.contains_condition(sought text, is_indexed boolean) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return format(
    '%s like %L',
    case
      when is_indexed and sought !~ '[[:alnum:]]{3}|[^[:alnum:]][[:alnum:]]|[[:alnum:]]{2}[^[:alnum:]]'
        then $sql$(search_text || '')$sql$
      else 'search_text'
    end,
    '%' || regexp_replace(sought, '([\\%_])', '\\\1', 'g') || '%'
  );
end
$$;

-- The condition that search_text holds a word: in any place or, under three letters, where a word begins, the signs around
-- it aside. Where an index is to find such a word, it is asked of the column word_starts.
create function public.word_condition(word text, is_indexed boolean) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  letters constant text := substring(word from '[[:alnum:]]+');
begin
  return case
    when char_length(word) >= 3 then public.contains_condition(word, is_indexed)
    when is_indexed then format('word_starts @> array[%L]', letters)
    -- Most texts are told apart by the first condition, which is the faster one.
    else format('search_text like %L and search_text ~ %L', '%' || letters || '%', '(^|[^[:alnum:]])' || letters)
  end;
end
$$;

-- The condition on the column search_text that it holds each word of a text, in any order; with `is_indexed` as it is
-- asked of a table's index. White space, commas and semicolons stand between words, and signs alone are none. Letters that
-- stand alone are held as they stand: each of them is nearly everywhere. Null for an empty text, which everything holds.
create function public.search_condition(query text, is_indexed boolean default false) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  sought constant text := public.folded(public.trimmed(query));
  words text[] := array[sought];
  is_long constant boolean := char_length(sought) >= 3;
  each_word text;
begin
  if coalesce(sought, '') = '' then
    return null;
  elsif sought !~ '[[:alnum:]]' then
    return 'false';
  elsif sought ~ '[\s\u00a0\u2007\u202f\ufeff,;]' then
    -- The first twenty tell texts apart.
    words := array(
      select word from regexp_split_to_table(sought, '[\s\u00a0\u2007\u202f\ufeff,;]+') as word
      where word ~ '[[:alnum:]]' limit 20
    );
  end if;
  if is_long and not exists (select from unnest(words) as word where word ~ '[[:alnum:]].*[[:alnum:]]') then
    return public.contains_condition(sought, is_indexed);
  end if;
  -- The longest word tells most texts apart.
  each_word := (
    select string_agg(public.word_condition(word, is_indexed), ' and ' order by char_length(word) desc)
    from unnest(words) as word
  );
  if is_long and char_length(words[1]) < 3 then
    -- What is before the first gap may be the end of a word.
    return format('(%s or %s)', public.contains_condition(sought, is_indexed), each_word);
  end if;
  return each_word;
end
$$;

-- Filters as they were meant: some servers hand over an object as a text that holds its JSON.
create function public.unpacked(given jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(given) = 'string' then (given #>> '{}')::jsonb else given end;
$$;

-- The ids of a page of a table: of the rows that keep all `conditions` and one of `arms`, the first in this order, which
-- is of the column `key` and the id. Without arms every row is taken. The first arm is the text, as its index finds it;
-- rows that are looked at anyway are compared with `text_condition`. The others are found in the order of the list.
--
-- A common text fills the page from the rows in `front`. A rare one, by its share of them, is looked up in its index, and
-- the few matches are sorted. What is neither fills the page from more rows, further down.
create function public.page_of(
  source regclass, conditions text, key text, is_descending boolean, text_condition text, arms text[],
  page_size integer, front integer
) returns uuid[]
language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  few constant integer := 2500;
  -- As far as the server knows.
  table_size constant real := (
    select case when reltuples > 0 then reltuples else 100000 end from pg_catalog.pg_class where oid = source
  );
  -- A server answers 1,000 rows at most.
  size constant integer := least(page_size, 1000);
  sequence constant text := format(case when is_descending then '%1$I desc, id desc' else '%1$I, id' end, key);
  tail constant text := format('order by %s limit %s', sequence, size);
  rows_in_front constant text := format(
    '(select id, %I, (%s) as is_match from %s where %s order by %s limit $1) as front',
    key, array_to_string(text_condition || arms[2:], ' or '), source, conditions, sequence
  );
  in_front constant text := format('select array(select id from %s where is_match %s)', rows_in_front, tail);
  -- No row when there are as many matches as $1, or more.
  among_matches constant text := (
    select format(
      'with matches as materialized (select id, %1$I from %2$s where %3$s and (%4$s) limit $1)
      select array(select id from (select * from matches %5$s) as found %6$s) where (select count(*) from matches) < $1',
      key, source, conditions, arms[1],
      string_agg(format('union (select id, %I from %s where %s and %s %s)', key, source, conditions, arm, tail), ' '), tail
    )
    from unnest(arms[2:]) as arm
  );
  ids uuid[];
  seen integer;
  is_all boolean;
begin
  if arms is null then
    execute format('select array(select id from %s where %s %s)', source, conditions, tail) into ids;
    return ids;
  end if;

  execute format('select array_agg(id) filter (where is_match), count(*) from %s', rows_in_front)
    into ids, seen using front;
  ids := coalesce(ids[:size], '{}');
  is_all := seen < front;
  if cardinality(ids) < size and not is_all and cardinality(ids) * table_size / front > few then
    -- Not rare: further down, or among the few rows that there are.
    execute in_front into ids using front * 10;
    if cardinality(ids) < size then
      execute format('select not exists (select from %s where %s offset %s)', source, conditions, front * 10) into is_all;
    end if;
  end if;
  if cardinality(ids) < size and not is_all then
    execute among_matches into ids using few;
  end if;
  if ids is null then
    execute in_front into ids using front * 10;
    if cardinality(ids) < size then
      execute among_matches into ids using 2147483647;
    end if;
  end if;
  return ids;
end
$$;

-- How many rows keep all conditions and one of the arms: at most 1,001, which says more than 1,000. They are counted in
-- the order of the column `key` as long as the share of matches promises enough of them in `wide` rows, beginning with
-- `front`: a common text is soon found so often, and a short list soon at its end, where an index would first collect all
-- its matches. Else each arm is counted by its own index: alone, which may be enough, the text as the costliest last; and
-- then all of them, each row once.
create function public.capped_count(
  source regclass, conditions text, key text, text_condition text, arms text[], front integer, wide integer
) returns integer
language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  cap constant integer := 1001;
  next_rows constant text := format(
    'select count(*) filter (where is_match), count(*)
    from (select (%s) as is_match from %s where %s order by %I desc, id desc offset $1 limit $2) as next',
    array_to_string(text_condition || arms[2:], ' or '), source, conditions, key
  );
  ways constant text[] := coalesce(arms, array['true']);
  counted integer := 0;
  seen integer := 0;
  step integer := front;
  found integer;
  rows_read integer;
begin
  while arms is not null loop
    execute next_rows into found, rows_read using seen, step;
    counted := counted + found;
    seen := seen + rows_read;
    if counted >= cap or rows_read < step then
      return least(counted, cap);
    end if;
    exit when counted::bigint * wide < cap::bigint * seen;
    -- A fifth more than expected: what was seen is only a sample.
    step := greatest(front, cap * seen::bigint * 6 / 5 / counted - seen);
  end loop;
  for way in reverse cardinality(ways)..1 loop
    execute format(
      'select count(*) from (select from %s where %s and %s limit %s) as counted', source, conditions, ways[way], cap
    ) into counted;
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

-- The teams whose name or department holds the text.
create function public.search_teams(query text) returns setof public.teams
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition constant text := coalesce(public.search_condition(query), 'true');
begin
  if public.is_staff() then
    return query execute format(
      'select t.* from public.teams t, lateral (
        -- Most names have no sign that has to be folded.
        select case when octet_length(t.name) = char_length(t.name) then t.sort_name else public.folded(t.name) end
          as search_text
      ) as own
      where %1$s or department_id in (
        select id from public.departments d, lateral (select public.folded(d.name) as search_text) as own where %1$s
      )',
      condition
    );
  end if;
end
$$;

-- One index for words of any length, so that those of one text are looked up together. Any part of a text is found where
-- the extension is to be had; without it (the embedded backend) the same is found slower.
do $$
declare
  parts text := '';
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_trgm') then
    create schema if not exists extensions;
    create extension if not exists pg_trgm with schema extensions;
    select format('search_text %s.gin_trgm_ops,', e.extnamespace::regnamespace) into parts
    from pg_catalog.pg_extension e where e.extname = 'pg_trgm';
  end if;
  execute format(
    'create index users_search on public.users using gin (%1$s word_starts) with (fastupdate = off);
    create index audit_logs_search on public.audit_logs using gin (%1$s word_starts) with (fastupdate = off)',
    parts
  );
end
$$;
