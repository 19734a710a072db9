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

-- When each person last signed in. The time of the auth server also moves when an account is created or a token renewed.
create table private.sign_ins (
  user_id uuid primary key references public.users (id) on delete cascade,
  added_at timestamptz not null,
  last_at timestamptz, -- null if never
  idle_since timestamptz not null generated always as (coalesce(last_at, added_at)) stored
);
create index sign_ins_idle_since on private.sign_ins (idle_since);
create index sign_ins_never on private.sign_ins (user_id) where last_at is null;

-- Adds the row of a new person. The session of a sign-up starts before there is a profile, so the own profile counts.
create function private.add_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.sign_ins (user_id, added_at, last_at)
  values (new.id, new.created_at, case when new.id = auth.uid() then clock_timestamp() end);
  return null;
end
$$;

create trigger users_9_add_sign_in after insert on public.users
  for each row execute function private.add_sign_in();

-- A new session is a sign-in, except while its user is suspended.
create function private.record_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.sign_ins s set last_at = clock_timestamp() from public.users u
  where s.user_id = new.user_id and u.id = s.user_id and coalesce(u.suspended_from > now(), true);
  return null;
end
$$;

create trigger record_sign_in after insert on auth.sessions for each row execute function private.record_sign_in();

-- When a person last signed in, for themselves and those who may edit them; null if never. PostgREST selects it like a
-- column. Reads the role from the table: a caller may send any row.
create function public.last_seen(person public.users) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select s.last_at from private.sign_ins s join public.users u on u.id = s.user_id
  where u.id = person.id and (u.id = auth.uid() or u.role = any (private.my_editable_roles()))
);
grant execute on function public.last_seen(public.users) to authenticated;

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
