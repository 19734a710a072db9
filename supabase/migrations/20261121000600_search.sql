-- Search (decisions, "People, teams, audit"; docs/decisions/004-lists-through-functions.md).
--
-- Below a row level policy Postgres uses no trigram index, because matching a pattern might leak rows. So the functions
-- that search run as the owner, ask once whether the caller is staff, and build their statement around the values:
-- the planner then sees how rare they are.

-- The condition that search_text holds a text in any place. Every character stands for itself. An index of three letters is
-- asked for every third triple of a long word only, and for the first and the last of five letters, since it merges a list
-- for each. A text of which it knows nothing, the gaps around words among what it knows, is not asked of it: it would go
-- through all its words.
create function public.contains_condition(sought text, is_indexed boolean) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if is_indexed and sought ~ '^[[:alnum:]]{5,}$' then
    return format(
      'search_text like %L and strpos(search_text, %L) > 0', '%' || regexp_replace(sought, '(...)', '\1%', 'g') || '%', sought
    ) || case when char_length(sought) = 5 then format(' and search_text like %L', '%' || right(sought, 3) || '%') else '' end;
  end if;
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

-- The teams whose name or department holds the text.
create function public.search_teams(query text) returns setof public.teams
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition constant text := coalesce(public.search_condition(query), 'true');
begin
  if public.is_staff() then
    return query execute format(
      'select * from public.teams where %1$s or department_id in (select id from public.departments where %1$s)',
      condition
    );
  end if;
end
$$;

-- The month of a time as an expression: of thirty days, in UTC, counted from 2000. A function with a search path is never
-- inlined: it would be called for each match, which takes longer than to find it.
create function public.month_expression(at text) returns text
language sql immutable set search_path = ''
as $$
  select format($sql$((%s at time zone 'UTC')::date - date '2000-01-01') / 30$sql$, at);
$$;

-- The condition that the time `key` is in the months from that of one time to that of another.
create function public.months_condition(key text, since timestamptz, until timestamptz) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  months integer[];
begin
  execute format(
    'select array(select generate_series(%s, %s))', public.month_expression('$1'), public.month_expression('$2')
  ) into months using since, until;
  return format('array[%s] && %L', public.month_expression(quote_ident(key)), months);
end
$$;

-- How far back to look for so many rows if that many are found in the last month: as far as promises up to twice as many.
-- Null if none are found, or if that is less than a month or more than a year.
create function public.period_of(wanted integer, found bigint) returns interval
language sql immutable set search_path = ''
as $$
  select period from (select interval '1 month' * (2.0 * wanted / nullif(found, 0)) as period) as p
  where period between interval '1 month' and interval '1 year';
$$;

-- One index for words of any length, so that those of one text are looked up together. That of the trail knows what was done
-- to what, and in which month, so that a text can be looked up among such entries, or among the newest. The month is its
-- first column, since what stands first says where to look: else two names that never meet are looked for in all months. And
-- a small one of deletions, which are few and often asked for. Any part of a text is found where the extension is to be had;
-- without it (the embedded backend) the same is found slower.
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
    create index audit_logs_search on public.audit_logs
      using gin ((array[%2$s]), %1$s word_starts, (array[action, resource_type])) with (fastupdate = off);
    create index audit_logs_search_deletions on public.audit_logs using gin (%1$s word_starts) with (fastupdate = off)
      where action = ''DELETE''',
    parts, public.month_expression('performed_at')
  );
end
$$;
