-- Tickets (docs/closed-sign-up.md) permit an address to sign up. The app issues one before the sign-up: an account from
-- before its ticket gets no profile from an editor (guard_new_user). With closed sign-up, other addresses get none.

create table public.tickets (
  -- is_email rejects '', which the hook below receives for sign-ups without an address.
  email text primary key check (email = private.normalized_email(email) and private.is_email(email)),
  issued_at timestamptz not null,
  -- The account that was created with the ticket and used it up. No foreign key: it may be deleted again.
  account uuid
);

-- No policy: only the functions below read and write it.
alter table public.tickets enable row level security;

-- Issues a ticket for one hour and one account. Does not disturb an addition in progress: an account that was
-- created with a ticket of the last hour stays. For callers who may add people, and the project's owner.
create function public.issue_ticket(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  if private.is_client() and cardinality(private.my_editable_roles()) = 0 then
    raise exception 'You do not have permission to add users' using errcode = '42501';
  end if;
  address := private.normalized_email(email);
  if private.is_email(address) is not true then
    raise exception 'Enter a valid email address' using errcode = '22023';
  -- One import passes.
  elsif exists (
    select from public.audit_logs
    where performed_by = auth.uid() and action = 'TICKET' and performed_at > now() - interval '10 minutes' offset 1999
  ) then
    raise exception 'Too many people added. Try again in ten minutes.' using errcode = 'PT429';
  end if;
  insert into public.tickets as t (email, issued_at) values (address, clock_timestamp())
  on conflict on constraint tickets_pkey do update set issued_at = excluded.issued_at, account = null
  where t.issued_at < excluded.issued_at - interval '1 hour'
    or not exists (select from auth.users u where u.id = t.account);
  perform private.write_audit_log('TICKET', 'users', null, null, address, '{}');
end
$$;
grant execute on function public.issue_ticket(text) to authenticated;

-- Marks the ticket as used when its account is created.
create function private.use_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.tickets set account = new.id where email = lower(new.email);
  return null;
end
$$;

create trigger use_ticket after insert on auth.users for each row execute function private.use_ticket();

-- The before-user-created hook of the auth server: {} allows the sign-up, an error rejects it with a message.
create function public.admit_invited(event jsonb) returns jsonb
language sql stable security definer set search_path = ''
return case
  when exists (
    select from public.tickets
    where email = lower(event -> 'user' ->> 'email') and account is null and issued_at > now() - interval '1 hour'
  ) then '{}'::jsonb
  else '{"error": {"http_code": 403, "message": "Accounts are created by invitation only"}}'
end;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.admit_invited(jsonb) to supabase_auth_admin;

-- Records that an invitation was sent by email. The server cannot observe it.
create function public.record_invitation(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person constant public.users := private.lock_editable(target);
begin
  if person.suspended_from <= now() then
    raise exception 'The user is suspended' using errcode = '22023';
  elsif person.password_changed_at is not null then
    raise exception 'This user has chosen a password already. Send a reset email instead.' using errcode = '22023';
  end if;
  update public.users set invited_at = clock_timestamp() where id = person.id;
end
$$;
grant execute on function public.record_invitation(uuid) to authenticated;

-- Withdraws an invitation: deletes the account, unless its owner has chosen a password since.
create function public.withdraw_invitation(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person constant public.users := private.lock_editable(target);
begin
  if person.invited_at is null or person.password_changed_at is not null then
    raise exception 'This invitation has been used. Remove the user instead.' using errcode = '22023';
  end if;
  delete from auth.users where id = person.id;
end
$$;
grant execute on function public.withdraw_invitation(uuid) to authenticated;

-- What a user leaves behind when they go, for those who may edit them: the number of open invitations that they sent last,
-- null if the caller may not read the audit log, which has the sender; and the team that has no other active member.
create function public.left_behind(target uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant public.users := private.editable_user(target, 'edit');
begin
  return jsonb_build_object(
    'invitations', case when private.may_read_log() then (
      select count(*) from public.users u
      where not is_password_changed and suspended_from is null and invited_at > now() - interval '24 hours'
        and person.id = (
          select performed_by from public.audit_logs l
          where l.subject_id = u.id and l.action = 'UPDATE' and l.details -> 'changes' ? 'invited_at'
          order by performed_at desc, id desc limit 1
        )
    ) end,
    'team', (
      select jsonb_build_object('id', t.id, 'name', t.name) from public.teams t
      where t.id = person.assigned_team_id and coalesce(person.suspended_from > now(), true) and not exists (
        select from public.users u
        where u.assigned_team_id = t.id and u.id <> person.id and coalesce(u.suspended_from > now(), true)
      )
    )
  );
end
$$;
grant execute on function public.left_behind(uuid) to authenticated;
