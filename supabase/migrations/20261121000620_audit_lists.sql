-- The audit trail: searched, filtered, page by page, newest first, and counted.

-- The conditions for filters: by (who did it), about (whom or what it concerns), action, table, from and until, which is
-- left out itself. Others say nothing.
create function public.audit_conditions(given jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  filters constant jsonb := public.unpacked(given);
begin
  return concat_ws(
    ' and ',
    'true',
    'performed_by = ' || quote_literal((filters ->> 'by')::uuid),
    'subject_id = ' || quote_literal((filters ->> 'about')::uuid),
    'action = ' || quote_literal(filters ->> 'action'),
    'resource_type = ' || quote_literal(filters ->> 'table'),
    'performed_at >= ' || quote_literal((filters ->> 'from')::timestamptz),
    'performed_at < ' || quote_literal((filters ->> 'until')::timestamptz)
  );
end
$$;

-- The ways in which a text finds entries: by the names in them; by action; by table. Null for an empty text.
create function public.audit_arms(query text) returns text[]
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
        select format('action = %%L', action)
        from (select action, lower(action) as search_text from unnest('{INSERT, UPDATE, DELETE}'::text[]) as action) as a
        where %1$s
      )
      || array(
        select format('resource_type = %%L', search_text)
        from unnest('{users, role_assignments, teams, departments}'::text[]) as search_text
        where %1$s
      )
    $sql$,
    condition
  ) into arms;
  return public.search_condition(query, true) || arms;
end
$$;

-- A page of the entries that text and filters find, newest first, behind the row `after`.
create function public.search_audit_logs(
  query text,
  filters jsonb default '{}',
  after_key text default null,
  after_id uuid default null,
  page_size integer default 1000
) returns setof public.audit_logs
language plpgsql stable security definer set search_path = '' set datestyle = 'ISO' rows 50
as $$
declare
  narrowed jsonb;
  front integer;
  conditions text;
  ids uuid[];
begin
  perform public.require_staff();
  narrowed := public.unpacked(filters);
  -- What is by or about somebody is mostly short, and sooner read to its end than a text is looked up.
  front := case when narrowed ?| '{by, about}' then 4000 else 1000 end;
  conditions := public.audit_conditions(filters);
  if after_id is not null then
    conditions := conditions || format(' and (performed_at, id) < (%L, %L)', after_key, after_id);
  end if;
  ids := public.page_of(
    'public.audit_logs', conditions, 'performed_at', true, public.search_condition(query), public.audit_arms(query),
    page_size, front, 4600, true, (narrowed ->> 'from')::timestamptz
  );
  return query select l.* from public.audit_logs l where l.id = any (ids);
end
$$;

-- How many entries text and filters find: up to 1,000. Several words, and a text where both an action and a table are asked
-- for, are counted until they are more than a page, if older entries would have to be read to know more.
create function public.count_audit_logs(query text, filters jsonb default '{}') returns public.row_count
language plpgsql stable security definer set search_path = '' set datestyle = 'ISO'
as $$
declare
  narrowed jsonb;
  conditions text;
  arms text[];
  is_costly boolean;
  wide integer;
  counted integer;
begin
  perform public.require_staff();
  narrowed := public.unpacked(filters);
  conditions := public.audit_conditions(filters);
  arms := public.audit_arms(query);
  is_costly := cardinality(public.sought_words(query)) > 1 or narrowed ?& '{action, table}';
  -- The index of deletions is small: it is asked sooner.
  wide := case when narrowed ->> 'action' = 'DELETE' then 4000 else 50000 end;
  if cardinality(arms) = 1 and not narrowed ?| '{by, about}' then
    return public.count_newest_first(
      'public.audit_logs', conditions, 'performed_at', arms[1], case when is_costly then 51 else 1001 end,
      (narrowed ->> 'from')::timestamptz
    );
  end if;
  -- The entries by or about somebody have indexes of their own, which are read faster than that of all texts.
  counted := public.capped_count(
    'public.audit_logs', conditions, 'performed_at', public.search_condition(query), arms, wide / 20, wide
  );
  return public.row_count_of(counted, counted <= 1000);
end
$$;
