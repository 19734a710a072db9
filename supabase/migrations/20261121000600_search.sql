-- Search (decisions, "People, teams, audit"; docs/decisions/004-lists-through-functions.md).
--
-- Below a row level policy Postgres uses no trigram index, because matching a pattern might leak rows. So the functions
-- that search run as the owner, ask once whether the caller is staff, and build their statement around the values:
-- the planner then sees how rare they are.

-- The condition that search_text holds a text in any place. Every character stands for itself. A text of which an index of
-- three letters knows nothing, the gaps around words among what it knows, is not asked of it: it would go through all its
-- words.
create function public.contains_condition(sought text, is_indexed boolean) returns text
language sql immutable set search_path = ''
as $$
  select format(
    '%s like %L',
    case
      when is_indexed and sought !~ '[[:alnum:]]{3}|[^[:alnum:]][[:alnum:]]|[[:alnum:]]{2}[^[:alnum:]]'
        then $sql$(search_text || '')$sql$
      else 'search_text'
    end,
    '%' || regexp_replace(sought, '([\\%_])', '\\\1', 'g') || '%'
  );
$$;

-- The condition that search_text holds a word: in any place or, under three letters, where a word begins, the signs around
-- it aside. Where an index is to find such a word, it is asked of the column word_starts. Of a long word that is one of
-- `several`, the index is asked for every third triple only, and for the last: it merges a list for each.
create function public.word_condition(word text, is_indexed boolean, several boolean) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  letters constant text := substring(word from '[[:alnum:]]+');
begin
  return case
    when is_indexed and several and word ~ '^[[:alnum:]]{5,}$' then
      format(
        'search_text like %L and strpos(search_text, %L) > 0',
        '%' || regexp_replace(word, '(...)', '\1%', 'g') || '%', word
      )
      || case when char_length(word) % 3 = 0 then '' else format(' and search_text like %L', '%' || right(word, 3) || '%') end
    when char_length(word) >= 3 then public.contains_condition(word, is_indexed)
    when is_indexed then format('word_starts @> array[%L]', letters)
    -- Most texts are told apart by the first condition, which is the faster one.
    else format('search_text like %L and search_text ~ %L', '%' || letters || '%', '(^|[^[:alnum:]])' || letters)
  end;
end
$$;

-- The words of a text that is searched for: white space, commas, semicolons and brackets stand between them, and signs alone are none.
-- The first twenty tell texts apart.
create function public.sought_words(sought text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select word from regexp_split_to_table(sought, '[\s\u00a0\u2007\u202f\ufeff,;<>"()]+') as word
    where word ~ '[[:alnum:]]' limit 20
  );
$$;

-- The condition on the column search_text that it holds each word of a text, in any order; with `is_indexed` as it is
-- asked of a table's index. Letters that stand alone are held as they stand: each of them is nearly everywhere. Null for an
-- empty text, which everything holds.
create function public.search_condition(query text, is_indexed boolean default false) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  sought constant text := public.folded(public.normalized_name(public.visible(query)));
  words constant text[] := public.sought_words(sought);
  is_long constant boolean := char_length(sought) >= 3;
  each_word text;
begin
  if coalesce(sought, '') = '' then
    return null;
  elsif words = '{}' then
    return 'false';
  elsif is_long and not exists (select from unnest(words) as word where word ~ '[[:alnum:]].*[[:alnum:]]') then
    return public.contains_condition(sought, is_indexed);
  end if;
  -- The longest word tells most texts apart.
  each_word := (
    select string_agg(public.word_condition(word, is_indexed, cardinality(words) > 1), ' and ' order by char_length(word) desc)
    from unnest(words) as word
  );
  if is_long and char_length(words[1]) < 3 then
    -- What is before the first gap may be the end of a word.
    return format('(%s or %s)', public.contains_condition(sought, is_indexed), each_word);
  end if;
  return each_word;
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

-- The teams whose name or department holds the text.
create function public.search_teams(query text) returns setof public.teams
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_staff();
  return query execute format(
    'select * from public.teams where %1$s or department_id in (select id from public.departments where %1$s)',
    coalesce(public.search_condition(query), 'true')
  );
end
$$;

-- The periods that a time is in, as an expression: of ten days and of sixty, each by when it began, those of sixty a minute
-- later, so that the two are told apart. A function with a search path is never inlined: it would be called for each match,
-- which takes longer than to find it.
create function public.periods_expression(at text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $sql$array[
      date_bin('240 hours', %1$s, timestamptz '2000-01-01 00:00Z'),
      date_bin('1440 hours', %1$s, timestamptz '2000-01-01 00:01Z')
    ]$sql$,
    at
  );
$$;

-- The condition that the time `key` is in the periods from that of one time to that of another. They are few, since each
-- match is compared with all of them.
create function public.periods_condition(key text, since timestamptz, until timestamptz) returns text
language plpgsql stable strict set search_path = ''
as $$
declare
  -- The second and longer one for more than four months.
  which constant integer := case when until - since > interval '130 days' then 2 else 1 end;
  length constant interval := (array['240 hours', '1440 hours'])[which];
  periods timestamptz[];
begin
  execute format('select array(select generate_series((%s)[$3], $2, $4))', public.periods_expression('$1'))
    into periods using since, until, which, length;
  return format('%s && %L', public.periods_expression(quote_ident(key)), periods);
end
$$;

-- One index for words of any length, so that those of one text are looked up together. That of the trail knows the periods
-- of an entry, so that a text can be looked up among the newest: they are the first column, since what stands first says
-- where to look. The entries of each table have an index of their own, which is smaller, and so have creations and deletions.
-- Any part of a text is found where the extension is to be had; without it (the embedded backend) the same is found slower.
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
  execute format('create index users_search on public.users using gin (%s word_starts) with (fastupdate = off)', parts);
  execute (
    select string_agg(
      format(
        'create index audit_logs_search%s on public.audit_logs using gin ((%s), %s word_starts) with (fastupdate = off) %s;',
        suffix, public.periods_expression('performed_at'), parts, condition
      ),
      ' '
    )
    from (
      values
        ('', ''),
        ('_people', $sql$where resource_type = 'users'$sql$),
        ('_roles', $sql$where resource_type = 'role_assignments'$sql$),
        ('_teams', $sql$where resource_type in ('teams', 'departments')$sql$),
        ('_creations', $sql$where action = 'INSERT'$sql$),
        ('_deletions', $sql$where action = 'DELETE'$sql$)
    ) as indexes (suffix, condition)
  );
end
$$;
