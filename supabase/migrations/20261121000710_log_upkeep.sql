-- What the project's owner does with the audit log in the SQL editor (docs/security.md): compare it with the rows,
-- erase removed people, delete old entries. No role is granted these functions.

-- What deleted entries said about records that existed then.
create table private.purged_states (
  resource_type text, resource_id text, state jsonb not null, primary key (resource_type, resource_id)
);

-- The last value of each field according to the entries before a time. A removed record has no subject_id.
create function private.replayed(before timestamptz) returns table (resource_type text, resource_id text, state jsonb)
language sql stable set search_path = ''
as $$
  select l.resource_type, l.resource_id, jsonb_strip_nulls(jsonb_object_agg(key, value order by l.sequence_number))
  from (
    select 0 as sequence_number, resource_type, resource_id, state from private.purged_states
    union all
    select sequence_number, resource_type, resource_id,
      jsonb_build_object('subject_id', case when action <> 'DELETE' then subject_id end)
        || coalesce(details -> 'record', '{}')
        || coalesce((select jsonb_object_agg(key, value -> 'new') from jsonb_each((details -> 'changes') - 'reason')), '{}')
    from public.audit_logs
    where action in ('INSERT', 'UPDATE', 'DELETE') and performed_at < before
  ) as l, jsonb_each(l.state)
  group by 1, 2
$$;

-- Where rows differ from the audit log, because somebody changed them around the app. The field subject_id differs if a
-- row was added or removed. Excepts columns that are not audited, and those that a USER changes without an entry.
create function public.check_log()
returns table (resource_type text, resource_id text, field text, in_log jsonb, in_row jsonb)
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
begin
  return query execute format(
    $sql$
      select resource_type, resource_id, field, l.state -> field, r.state -> field
      from (select * from private.replayed('infinity') where state ? 'subject_id') as l
        full join (
          select resource_type, record ->> 'id' as resource_id, jsonb_strip_nulls(
            private.audited(record) || jsonb_build_object('subject_id', coalesce(record -> 'user_id', record -> 'id'))
          ) as state
          from (%s) as audited
        ) as r using (resource_type, resource_id)
        cross join jsonb_object_keys(coalesce(l.state, '{}') || coalesce(r.state, '{}')) as field
      where l.state -> field is distinct from r.state -> field
        and (r.state ->> 'role' = 'USER'
          and field in ('email', 'first_name', 'last_name', 'display_name', 'is_password_changed')) is not true
    $sql$,
    (
      select string_agg(format('select %L as resource_type, to_jsonb(t) as record from public.%1$I as t', relname), ' union all ')
      from pg_trigger join pg_class c on c.oid = tgrelid where tgfoid = 'private.audit_change'::regproc
    )
  );
end
$$;

-- Replaces every text in the details of an entry, except times, roles and places.
create function private.erased(details jsonb, alias text) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, case
    when key in ('role', 'team_id', 'department_id', 'invited_at', 'suspended_from', 'names') then value
    else case jsonb_typeof(value) when 'object' then private.erased(value, alias) when 'string' then to_jsonb(alias) else value end
  end), '{}')
  from jsonb_each(details)
$$;

-- Replaces the names, addresses and reasons of a removed person in the audit log with "Removed person 7f3a". In entries
-- about others it replaces a whole reason or search that has a full name or address.
create function public.erase_user(target uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  alias constant text := 'Removed person ' || left(target::text, 4);
  known constant text[] := array(
    select distinct lower(word)
    from public.audit_logs, unnest(array[details ->> 'label', details #>> '{changes,email,old}']) as word
    where subject_id = target and word <> alias
  );
begin
  if exists (select from auth.users where id = target union all select from public.users where id = target)
    or not exists (select from public.audit_logs where resource_type = 'users' and subject_id = target)
  then
    raise exception 'There is no removed user with this id' using errcode = '22023';
  end if;
  perform set_config('staff.log_may_change', 'yes', true);
  update public.audit_logs set performed_by_label = alias, performed_by_email = alias where performed_by = target;
  -- Invitations and discarded accounts only have an address, which may be another user's by now.
  update public.audit_logs l set details = private.erased(details, alias)
  where subject_id = target or (
    details ->> 'label' like '%@%' and lower(details ->> 'label') = any (known)
    and not exists (select from public.users u where u.id = l.subject_id or u.email = l.details ->> 'label')
  );
  update public.audit_logs set details = jsonb_set(details, array['names', target::text], to_jsonb(alias))
  where details -> 'names' ? target::text;
  update public.audit_logs set details = jsonb_set(details, array['changes', field, 'new'], to_jsonb(alias))
  from unnest('{search,reason}'::text[]) as field, unnest(known) as word
  where strpos(lower(details #>> array['changes', field, 'new']), word) > 0;
  perform set_config('staff.log_may_change', '', true);
  delete from private.purged_states where resource_id = target::text;
  perform private.write_audit_log('ERASE', 'users', target, target, alias, '{}');
end
$$;

-- Deletes the entries before a time, but keeps what they say about records that exist.
create function public.purge_log(before timestamptz) returns void
language plpgsql set search_path = '' set timezone = 'UTC'
as $$
declare
  purged bigint;
begin
  if (before <= now()) is not true then
    raise exception 'Only entries of the past can be deleted' using errcode = '22023';
  end if;
  insert into private.purged_states select * from private.replayed(before)
  on conflict on constraint purged_states_pkey do update set state = excluded.state;
  delete from private.purged_states where not state ? 'subject_id';
  perform set_config('staff.log_may_change', 'yes', true);
  delete from public.audit_logs where performed_at < before;
  get diagnostics purged = row_count;
  perform set_config('staff.log_may_change', '', true);
  perform private.write_audit_log('PURGE', 'audit_logs', null, null, null, jsonb_build_object(
    'before', jsonb_build_object('old', null, 'new', before), 'rows', jsonb_build_object('old', null, 'new', purged)
  ));
end
$$;

-- Derives sort_name, unique_name and search_text again, after a change of normalized(). Teams and departments get a new version.
create function public.recompute_derived() returns void
language plpgsql set search_path = ''
as $$
begin
  -- The space is trimmed, but the names differ from the old ones until then.
  update public.users set last_name = coalesce(last_name, '') || ' ';
  update public.departments set name = name;
  update public.teams set name = name;
  perform set_config('staff.log_may_change', 'yes', true);
  update public.audit_logs set details = details;
  perform set_config('staff.log_may_change', '', true);
end
$$;
