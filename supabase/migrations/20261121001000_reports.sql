-- Reports of exports, prints and reset emails. The server cannot observe them, so the app reports them. An entry is a
-- claim by the client, not proof (docs/security.md).

-- Raises unless the caller is staff and has made fewer than 30 reports in the last ten minutes.
create function private.require_reporter() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_read() then
    raise exception 'You do not have permission to do this' using errcode = '42501';
  end if;
  -- Serializes the reports of one caller, so that concurrent requests cannot exceed the limit.
  perform from public.users where id = auth.uid() for update;
  if (
    select count(*) from public.audit_logs
    where performed_by = auth.uid() and action in ('EXPORT', 'PRINT', 'RESET_EMAIL')
      and performed_at > clock_timestamp() - interval '10 minutes'
  ) >= 30 then
    raise exception 'Too many exports, prints and reset emails. Try again in ten minutes.' using errcode = 'PT429';
  end if;
end
$$;

-- Records that the caller exports or prints rows of a list.
create function public.report_export(list text, format text, filters jsonb, row_count integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb;
begin
  perform private.require_reporter();
  if list = 'audit_logs' and not private.may_read_log() then
    raise exception 'You do not have permission to do this' using errcode = '42501';
  end if;
  if (list in ('users', 'teams', 'departments', 'audit_logs') and format in ('csv', 'json', 'print')
    and row_count between 0 and 10000000) is not true
  then
    raise exception 'There is no such export' using errcode = '22023';
  end if;
  given := private.unpacked(filters);
  perform private.checked_filters(list, given - 'search');
  if jsonb_typeof(given -> 'search') <> 'string' then
    raise exception 'A search is a text' using errcode = '22023';
  end if;
  perform private.bounded(given ->> 'search', 200);
  perform private.write_audit_log(
    case format when 'print' then 'PRINT' else 'EXPORT' end, list, null, null, null,
    jsonb_object_agg(key, jsonb_build_object('old', null, 'new', value))
  ) from jsonb_each(given || jsonb_build_object('format', format, 'rows', row_count));
end
$$;
grant execute on function public.report_export(text, text, jsonb, integer) to authenticated;

-- Records that the caller sent a reset email to a person they may edit.
create function public.report_reset_email(recipient_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person public.users;
begin
  perform private.require_reporter();
  if cardinality(private.my_editable_roles()) = 0 then
    raise exception 'You do not have permission to edit this user' using errcode = '42501';
  end if;
  person := private.editable_user(
    (select id from public.users where email = private.normalized_email(recipient_email)), 'edit'
  );
  if person.suspended_from <= now() then
    raise exception 'The user is suspended' using errcode = '22023';
  end if;
  perform private.write_audit_log('RESET_EMAIL', 'users', person.id, person.id, private.person_label(person.id), '{}');
end
$$;
grant execute on function public.report_reset_email(text) to authenticated;
