-- Invitations (docs/closed-sign-up.md). The app invites an address before it signs it up, whichever way sign-up is set:
-- an account that was there before the invitation gets no profile from an editor. Where sign-up is closed, the auth
-- server asks admit_invited as well, and nobody else gets an account.

create table public.invitations (
  -- Accounts without an address are '' to the hook below.
  email text primary key check (email = public.normalized_email(email) and public.is_email(email)),
  invited_at timestamptz not null,
  account uuid
);
comment on column public.invitations.account is
  'The account that was made on the invitation, which is used up then. No foreign key: it may be deleted again.';

-- Nobody reads or writes it but the functions below.
alter table public.invitations enable row level security;
create trigger invitations_no_truncate before truncate on public.invitations
  for each statement execute function public.refuse_truncate();

-- Invites an address, for one account, made within the hour. For whoever may add people, and the project's owner.
create function public.invite(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := public.normalized_email(email);
begin
  if public.is_client() and cardinality(private.my_editable_roles()) = 0 then
    raise exception 'You do not have permission to add users' using errcode = '42501';
  end if;
  if public.is_email(address) is not true then
    raise exception 'Enter a valid email address' using errcode = '22023';
  end if;
  insert into public.invitations as i (email, invited_at) values (address, clock_timestamp())
  on conflict on constraint invitations_pkey do update set invited_at = excluded.invited_at, account = null;
end
$$;

-- An account that is made uses the invitation of its address up.
create function public.use_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.invitations set account = new.id where email = lower(new.email);
  return null;
end
$$;

create trigger use_invitation after insert on auth.users
  for each row execute function public.use_invitation();

-- Where an address was invited, an editor adds the account that was made on the invitation: who registered the
-- address before keeps their password, and must not get the new hire's rights with it.
create function public.guard_invited_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if public.is_client() and new.id is distinct from auth.uid() and exists (
    select from public.invitations i
    where i.email = lower(public.trimmed(new.email)) and i.account is distinct from new.id
  ) then
    raise exception 'This email address was registered before it was invited' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger users_2_guard_invited_account before insert on public.users
  for each row execute function public.guard_invited_account();

-- The auth server's before-user-created hook: {} admits, an error refuses with its text.
create function public.admit_invited(event jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (
      select from public.invitations i
      where i.email = lower(event -> 'user' ->> 'email')
        and i.account is null
        and i.invited_at > now() - interval '1 hour'
    ) then '{}'::jsonb
    else jsonb_build_object(
      'error', jsonb_build_object('http_code', 403, 'message', 'Accounts are made by invitation only')
    )
  end;
$$;

revoke all on public.invitations from public, anon, authenticated, service_role;
revoke execute on function
  public.invite(text), public.use_invitation(), public.guard_invited_account(), public.admit_invited(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.invite(text) to authenticated;

-- Hosted projects have this role: the auth server's own.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.admit_invited(jsonb) to supabase_auth_admin;
  end if;
end
$$;
