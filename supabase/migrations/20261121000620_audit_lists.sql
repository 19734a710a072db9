-- The audit log, newest first. An entry is found by its names, action, table and the words that the screen shows.
-- Filters: by (who did it), about (what it concerns), action, table, from and until (exclusive).

-- A page of the log, after the row `after`.
create function public.search_audit_logs(
  query text, filters jsonb default '{}', after_key text default null, after_id uuid default null,
  page_size integer default 1000
) returns setof public.audit_logs
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan rows 50
as $$
declare
  words constant text[] := public.search_patterns(query);
  given constant jsonb := public.unpacked(filters);
begin
  perform public.require_staff();
  return query
    select * from public.audit_logs
    where (given ->> 'by' is null or performed_by = (given ->> 'by')::uuid)
      and (given ->> 'about' is null or subject_id = (given ->> 'about')::uuid)
      and (given ->> 'action' is null or action = given ->> 'action')
      and (given ->> 'table' is null or resource_type = given ->> 'table')
      and (given ->> 'from' is null or performed_at >= (given ->> 'from')::timestamptz)
      and (given ->> 'until' is null or performed_at < (given ->> 'until')::timestamptz)
      and (words[1] is null or search_text like words[1])
      and (words[2] is null or search_text like words[2])
      and search_text like all (words[3:])
      and (after_id is null or (performed_at, id) < (after_key::timestamptz, after_id))
    order by performed_at desc, id desc
    limit least(page_size, 1000);
end
$$;

-- How many entries there are, up to 1,000. Without the order of the list, so that it stops after 1,001.
create function public.count_audit_logs(query text, filters jsonb default '{}') returns public.row_count
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  words constant text[] := public.search_patterns(query);
  given constant jsonb := public.unpacked(filters);
  counted integer;
begin
  perform public.require_staff();
  select count(*) into counted from (
    select 1 from public.audit_logs
    where (given ->> 'by' is null or performed_by = (given ->> 'by')::uuid)
      and (given ->> 'about' is null or subject_id = (given ->> 'about')::uuid)
      and (given ->> 'action' is null or action = given ->> 'action')
      and (given ->> 'table' is null or resource_type = given ->> 'table')
      and (given ->> 'from' is null or performed_at >= (given ->> 'from')::timestamptz)
      and (given ->> 'until' is null or performed_at < (given ->> 'until')::timestamptz)
      and (words[1] is null or search_text like words[1])
      and (words[2] is null or search_text like words[2])
      and search_text like all (words[3:])
    limit 1001
  ) as found;
  return (least(counted, 1000), counted <= 1000);
end
$$;
