-- The audit log (docs/product-decisions.md). Only triggers and functions write to it; entries are never changed or
-- deleted.

create table public.audit_logs (
  id uuid primary key default gen_random_uuid(),
  performed_at timestamptz not null default clock_timestamp(),
  performed_by uuid,
  performed_by_label text not null,
  performed_by_email text,
  performed_by_role text,
  action text not null check (
    action in ('INSERT', 'UPDATE', 'DELETE', 'EXPORT', 'PRINT', 'RESET_EMAIL', 'SIGN_OUT', 'INVITE', 'PASSWORD')
  ),
  resource_type text not null,
  resource_id text,
  subject_id uuid,
  details jsonb not null,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.audit_logs.performed_by is 'No foreign key: an append-only table could not follow a removal.';
comment on column public.audit_logs.performed_by_email is
  'With the role, as they were before the change: names alone could be those of another person. Null for the server.';
comment on column public.audit_logs.subject_id is 'The person concerned, of assignments too; else the record itself; null for a whole list.';
comment on column public.audit_logs.details is
  '{"label": name or email of what was touched, "changes": {field: {"old": …, "new": …}}}, as they were at the time.';

-- One index for the order of the list, and one for each filter.
create index audit_logs_newest_first on public.audit_logs (performed_at desc, id desc);
create index audit_logs_by_performer on public.audit_logs (performed_by, performed_at desc, id desc);
create index audit_logs_about on public.audit_logs (subject_id, performed_at desc, id desc);
create index audit_logs_of_action on public.audit_logs (action, performed_at desc, id desc);
create index audit_logs_of_table on public.audit_logs (resource_type, performed_at desc, id desc);
create index audit_logs_search on public.audit_logs using gin (search_text extensions.gin_trgm_ops);

create trigger audit_logs_no_truncate before truncate on public.audit_logs
  for each statement execute function private.prevent_truncate();

-- The name of a person in the audit log: first and last name, or else the email; null if there is no such person.
create function private.person_label(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from public.users where id = person
  );
end
$$;

-- The words of an entry's sentence on the screen, except names and values, so that a search finds them.
-- auditSentence.ts has the same words; a test compares them.
create function private.audit_words(action text, resource_type text, changes jsonb) returns text
language plpgsql stable set search_path = ''
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
    when 'UPDATE' then case
      when changes ? 'suspended_from' then case
        when changes #>> '{suspended_from,new}' is null
          then concat('restored', case when changes ? 'is_password_changed' then ' and required a new password from' end)
        when (changes #>> '{suspended_from,new}')::timestamptz <= now() then 'suspended'
        else 'set the leaving date of'
      end
      when changes @> '{"is_password_changed": {"new": false}}' then 'required a new password from'
      when changes ? 'invited_at' then 'sent an invitation to'
      when not changes ? 'archived_at' then concat_ws(' ', case when not is_only_setup then 'changed' end, fields)
      when changes #>> '{archived_at,new}' is null then concat_ws(' ', 'restored', noun)
      else concat_ws(' ', 'archived', noun)
    end
    when 'DELETE' then concat_ws(' ', 'removed', noun)
    when 'EXPORT' then concat_ws(' ', 'exported', nouns, 'filters ' || fields)
    when 'PRINT' then concat_ws(' ', 'printed', nouns, 'filters ' || fields)
    when 'RESET_EMAIL' then 'sent a reset email to'
    when 'SIGN_OUT' then 'ended sessions of'
    when 'INVITE' then 'invited'
    when 'PASSWORD' then 'changed password'
  end;
end
$$;

-- Writes an entry of the caller, or of the user whom the auth server acts for (sync_profile). Users without a staff role
-- only have the entry of their creation.
create function private.write_audit_log(
  action text, resource_type text, resource_id uuid, subject_id uuid, label text, changes jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  performer constant uuid := coalesce(auth.uid(), nullif(current_setting('staff.performer', true), '')::uuid);
  is_own constant boolean := action = 'UPDATE' and resource_id = performer;
  person public.users;
  performer_label text;
begin
  select * into person from public.users where id = performer;
  if person.role = 'USER' and (action <> 'INSERT' or resource_id is distinct from performer) then
    return;
  end if;
  -- Not for passwords and sessions: an attacker with a copied session could use up the limit of its owner.
  if action not in ('PASSWORD', 'SIGN_OUT') and (
    is_own and exists (
      select from public.audit_logs l
      where l.subject_id = performer and l.performed_by = performer and l.action = 'UPDATE'
        and l.performed_at > now() - interval '10 minutes'
      offset 29
    )
    or exists (
      select from public.audit_logs l
      where l.performed_by = performer and l.performed_at > now() - interval '10 minutes' offset 4999
    )
  ) then
    raise exception 'Too many changes. Try again in ten minutes.' using errcode = 'PT429';
  end if;
  if is_own then
    person := jsonb_populate_record(person, (select jsonb_object_agg(key, value -> 'old') from jsonb_each(changes)));
  end if;
  performer_label := coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email, 'System');
  insert into public.audit_logs (
    performed_by, performed_by_label, performed_by_email, performed_by_role, action, resource_type, resource_id,
    subject_id, details, search_text
  ) values (
    performer, performer_label, person.email, person.role, action, resource_type, resource_id::text, subject_id,
    jsonb_build_object('label', label, 'changes', changes),
    -- Includes emails, so that removed people are found by them.
    private.normalized(
      concat_ws(
        E'\n', private.audit_words(action, resource_type, changes), action, resource_type, performer_label, person.email,
        person.role, coalesce(label, ''),
        changes #>> '{email,old}', changes #>> '{email,new}'
      )
    )
  );
end
$$;

-- The audited fields of a record. They are listed, so that a new column is only audited on purpose; ids are replaced
-- with names, because ids mean nothing after a rename or a removal.
create function private.audited_fields(record jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(record)
    where key in (
      'email', 'first_name', 'last_name', 'display_name', 'role', 'is_password_changed', 'invited_at', 'suspended_from',
      'name', 'archived_at'
    )
  ) || jsonb_build_object(
    'team', (select name from public.teams where id = (record ->> 'team_id')::uuid),
    'department', (select name from public.departments where id = (record ->> 'department_id')::uuid)
  );
end
$$;

create function private.audit_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The entry of a rename has the old name.
  record constant jsonb := coalesce(to_jsonb(old), to_jsonb(new));
  changes constant jsonb := (
    select coalesce(jsonb_object_agg(key, jsonb_build_object('old', before.value, 'new', after.value)), '{}')
    from jsonb_each(private.audited_fields(to_jsonb(old))) as before
      full join jsonb_each(private.audited_fields(to_jsonb(new))) as after using (key)
    where coalesce(before.value, 'null') <> coalesce(after.value, 'null')
  ) || case
    -- Before setup is completed, requiring another password changes no audited field.
    when tg_op = 'UPDATE' and to_jsonb(old) ->> 'password_changed_at' is not null
      and to_jsonb(new) ->> 'password_changed_at' is null
    then jsonb_build_object(
      'is_password_changed', jsonb_build_object('old', to_jsonb(old) -> 'is_password_changed', 'new', false)
    )
    else '{}'
  end;
  reason constant text := nullif(current_setting('staff.reason', true), '');
begin
  -- An assignment without team and department has no fields, but still gets an entry.
  if tg_op <> 'UPDATE' or changes <> '{}' then
    perform private.write_audit_log(
      tg_op,
      tg_table_name,
      (record ->> 'id')::uuid,
      coalesce(record ->> 'user_id', record ->> 'id')::uuid,
      case tg_table_name
        when 'users' then coalesce(
          nullif(concat_ws(' ', record ->> 'first_name', record ->> 'last_name'), ''), record ->> 'email')
        when 'role_assignments' then private.person_label((record ->> 'user_id')::uuid)
        else record ->> 'name'
      end,
      changes || case
        when reason is null then '{}' else jsonb_build_object('reason', jsonb_build_object('old', null, 'new', reason))
      end
    );
  end if;
  return null;
end
$$;

create trigger users_audit after insert or update or delete on public.users
  for each row execute function private.audit_change();
create trigger role_assignments_audit after insert or update or delete on public.role_assignments
  for each row execute function private.audit_change();
create trigger teams_audit after insert or update or delete on public.teams
  for each row execute function private.audit_change();
create trigger departments_audit after insert or update or delete on public.departments
  for each row execute function private.audit_change();

-- Rejects all other writes to the audit log, even with the service key.
create function private.guard_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not SECURITY DEFINER: only our own functions write as the table's owner.
  if tg_op = 'INSERT' and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return new;
  end if;
  raise exception 'The audit log is append-only and written only by the server' using errcode = '42501';
end
$$;

create trigger audit_logs_guard before insert or update or delete on public.audit_logs
  for each row execute function private.guard_audit_log();

alter table public.audit_logs enable row level security;
grant select on public.audit_logs to authenticated, service_role;

create policy "Staff can read the audit log" on public.audit_logs for select to authenticated
  using (id operator(private.>==) (select private.readable_from()));
