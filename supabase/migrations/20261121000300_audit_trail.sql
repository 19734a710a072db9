-- Who changed what, and when (decisions, "People, teams, audit"). Rows come from triggers, and from functions of the server
-- alone, and stay for ever.

create table public.audit_logs (
  id uuid primary key default gen_random_uuid(),
  performed_at timestamptz not null default clock_timestamp(),
  performed_by uuid,
  performed_by_label text not null,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE', 'EXPORT', 'PRINT', 'RESET_EMAIL')),
  resource_type text not null,
  resource_id text,
  subject_id uuid,
  details jsonb not null,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.audit_logs.performed_by is 'No foreign key: an append-only table could not follow a removal.';
comment on column public.audit_logs.subject_id is 'The person concerned, of assignments too; else the record itself; null for a whole list.';
comment on column public.audit_logs.details is
  '{"label": name or email of what was touched, "changes": {field: {"old": …, "new": …}}}, as they were at the time.';

-- The order of the list, and one for each filter in it.
create index audit_logs_newest_first on public.audit_logs (performed_at desc, id desc);
create index audit_logs_by_performer on public.audit_logs (performed_by, performed_at desc, id desc);
create index audit_logs_about on public.audit_logs (subject_id, performed_at desc, id desc);
create index audit_logs_of_action on public.audit_logs (action, performed_at desc, id desc);
create index audit_logs_of_table on public.audit_logs (resource_type, performed_at desc, id desc);
create index audit_logs_search on public.audit_logs using gin (search_text extensions.gin_trgm_ops);

-- How a person is called in the trail: first and last name, or else the email; null for nobody.
create function public.person_label(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from public.users where id = person
  );
end
$$;

-- The words that the screen shows for an entry besides names and values, so that a search finds them. The same words as in
-- src/features/audit/auditSentence.ts; a test compares them.
create function public.audit_words(action text, resource_type text, changes jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  noun constant text := case resource_type when 'teams' then 'team' when 'departments' then 'department' end;
  nouns constant text := case resource_type
    when 'users' then 'people person' when 'audit_logs' then 'audit log entries entry' else resource_type
  end;
  is_only_setup constant boolean := changes @> '{"is_password_changed": {"new": true}}'
    and changes - 'is_password_changed' = '{}';
  fields constant text := (
    select string_agg(case key when 'is_password_changed' then 'setup completed' else replace(key, '_', ' ') end, ' ')
    from jsonb_object_keys(changes) as key where key not in ('format', 'rows')
  );
begin
  if resource_type = 'role_assignments' and action = 'INSERT' then
    return case
      when coalesce(changes #>> '{team,new}', changes #>> '{department,new}') is null then 'added an assignment of'
      else 'assigned to'
    end;
  elsif resource_type = 'role_assignments' and action = 'DELETE' then
    return 'ended the assignment of';
  end if;
  return case action
    when 'INSERT' then concat_ws(' ', 'added', noun)
    when 'UPDATE' then concat_ws(' ', case when not is_only_setup then 'changed' end, fields)
    when 'DELETE' then concat_ws(' ', 'removed', noun)
    when 'EXPORT' then concat_ws(' ', 'exported', nouns, 'filters ' || fields)
    when 'PRINT' then concat_ws(' ', 'printed', nouns, 'filters ' || fields)
    when 'RESET_EMAIL' then 'sent a reset email to'
  end;
end
$$;

create function public.write_audit_log(
  action text, resource_type text, resource_id uuid, subject_id uuid, label text, changes jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  performer constant text := coalesce(public.person_label(auth.uid()), 'System');
begin
  insert into public.audit_logs (
    performed_by, performed_by_label, action, resource_type, resource_id, subject_id, details, search_text
  ) values (
    auth.uid(),
    performer,
    action,
    resource_type,
    resource_id::text,
    subject_id,
    jsonb_build_object('label', label, 'changes', changes),
    -- Emails, too: by them somebody is found who was removed.
    public.normalized(
      concat_ws(
        E'\n', public.audit_words(action, resource_type, changes), action, resource_type, performer, coalesce(label, ''),
        changes #>> '{email,old}', changes #>> '{email,new}'
      )
    )
  );
end
$$;

-- The columns of a record that the audit log contains. Listed, so that a new column enters it only on purpose.
create function public.audited_columns(record jsonb) returns jsonb
language sql immutable set search_path = ''
return (
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(record)
  where key in (
    'id', 'email', 'first_name', 'last_name', 'display_name', 'role', 'is_password_changed',
    'name', 'user_id', 'team_id', 'department_id'
  )
);

-- The fields of those columns that the trail keeps: names in place of ids, which nobody could read any more after a rename
-- or a removal.
create function public.audited_fields(record jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return record
    - '{id, user_id, team_id, department_id}'::text[]
    || jsonb_build_object(
      'team', (select name from public.teams where id = (record ->> 'team_id')::uuid),
      'department', (select name from public.departments where id = (record ->> 'department_id')::uuid)
    );
end
$$;

-- The fields in which two records differ, with both values.
create function public.differing_fields(before jsonb, after jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(key, jsonb_build_object('old', old.value, 'new', new.value))
    from jsonb_each(before) as old full join jsonb_each(after) as new using (key)
    where coalesce(old.value, 'null') <> coalesce(new.value, 'null')
  );
end
$$;

create function public.audit_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then public.audited_columns(to_jsonb(old)) else '{}' end;
  after constant jsonb := case when tg_op <> 'DELETE' then public.audited_columns(to_jsonb(new)) else '{}' end;
  -- The latest record, except in a rename: the trail is about what was touched.
  touched constant jsonb := case when tg_op = 'INSERT' then after else before end;
begin
  -- A count of members, or where somebody works, is no news of the row: the assignment tells it.
  if before <> after then
    perform public.write_audit_log(
      tg_op,
      tg_table_name,
      (touched ->> 'id')::uuid,
      coalesce(touched ->> 'user_id', touched ->> 'id')::uuid,
      case tg_table_name
        when 'users' then coalesce(
          nullif(concat_ws(' ', touched ->> 'first_name', touched ->> 'last_name'), ''), touched ->> 'email')
        when 'role_assignments' then public.person_label((touched ->> 'user_id')::uuid)
        else touched ->> 'name'
      end,
      -- An assignment to no team and no department has no fields, and is one all the same.
      coalesce(public.differing_fields(public.audited_fields(before), public.audited_fields(after)), '{}')
    );
  end if;
  return null;
end
$$;

create trigger users_audit after insert or update or delete on public.users
  for each row execute function public.audit_change();
create trigger role_assignments_audit after insert or update or delete on public.role_assignments
  for each row execute function public.audit_change();
create trigger teams_audit after insert or update or delete on public.teams
  for each row execute function public.audit_change();
create trigger departments_audit after insert or update or delete on public.departments
  for each row execute function public.audit_change();

-- A removal takes the assignment away first, while the trail still knows whose it was.
create function public.unassign_before_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.role_assignments where user_id = old.id;
  return old;
end
$$;

create trigger users_9_unassign before delete on public.users
  for each row execute function public.unassign_before_removal();

-- Not even the service key writes, changes or empties the trail.
create function public.guard_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not SECURITY DEFINER: only our own functions write as the table's owner.
  if tg_op = 'INSERT' and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return new;
  end if;
  raise exception 'The audit trail is written by the server alone and never changed' using errcode = '42501';
end
$$;

create trigger audit_logs_guard before insert or update or delete on public.audit_logs
  for each row execute function public.guard_audit_log();

alter table public.audit_logs enable row level security;

create policy "Staff read the audit trail" on public.audit_logs for select to authenticated
  using ((select private.is_staff()));
