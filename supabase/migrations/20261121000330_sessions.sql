-- Sessions of the auth server (auth.sessions): people may see and end their own, and those of people they may edit.

-- Raises unless the caller may see the sessions of a person.
create function private.require_sessions_of(target uuid) returns void
language sql stable security definer set search_path = ''
as $$
  select private.editable_user(target, 'see the sessions of')
  where target is distinct from auth.uid() or private.my_role() is null;
$$;

-- The sessions of a person, the latest first. Some servers do not record the browser.
create function public.list_sessions(target uuid)
returns table (id uuid, started_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select private.require_sessions_of(target);
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at), s.user_agent,
    s.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = target and (s.not_after is null or s.not_after > now())
  order by 3 desc, s.id;
$$;
grant execute on function public.list_sessions(uuid) to authenticated;

-- When a person last signed in. The time of the auth server also moves when an account is created or a token renewed.
create table private.sign_ins (
  user_id uuid primary key references public.users (id) on delete cascade,
  last_at timestamptz not null
);

-- A new session is a sign-in. That of a sign-up starts before there is a profile, so the new profile counts instead.
create function private.record_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.sign_ins (user_id, last_at)
  select id, clock_timestamp() from public.users
  where id = coalesce((to_jsonb(new) ->> 'user_id')::uuid, new.id) and coalesce(suspended_from > now(), true)
  on conflict (user_id) do update set last_at = excluded.last_at;
  return null;
end
$$;

create trigger record_sign_in after insert on auth.sessions for each row execute function private.record_sign_in();
create trigger users_9_record_sign_in after insert on public.users
  for each row when (new.id = auth.uid()) execute function private.record_sign_in();

-- When a person last signed in; null if never.
create function public.last_sign_in(target uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select private.require_sessions_of(target);
  select last_at from private.sign_ins where user_id = target;
$$;
grant execute on function public.last_sign_in(uuid) to authenticated;

-- Ends one session of a person, or all but the caller's own without `session`. Ending a session twice changes nothing.
create function public.end_sessions(target uuid, session uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.require_sessions_of(target);
  delete from auth.sessions s
  where s.user_id = target and s.id = coalesce(session, s.id)
    and (session is not null or s.id::text is distinct from auth.jwt() ->> 'session_id');
  get diagnostics ended = row_count;
  perform private.write_audit_log(
    'SIGN_OUT', 'users', target, target, private.person_label(target),
    jsonb_build_object('sessions', jsonb_build_object('old', null, 'new', ended))
  ) where ended > 0;
end
$$;
grant execute on function public.end_sessions(uuid, uuid) to authenticated;
