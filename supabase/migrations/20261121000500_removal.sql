-- Removing people and their accounts (decisions, "People, teams" and "Sign-in").

-- Removes a person: account, profile and assignment; the audit trail keeps who did it, and to whom.
-- Every check is positive: a caller without a profile has an empty row of the edit table, and is refused.
create function public.remove_user(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  role_of_target text;
begin
  -- First, so that a caller without rights does not learn who is there.
  if cardinality(private.my_editable_roles()) = 0 then
    raise exception 'You do not have permission to remove this user' using errcode = '42501';
  end if;
  -- As the triggers of what is deleted do (take_turns, wait_for_moves), which would come after the rows are locked.
  perform pg_advisory_xact_lock(hashtext('public.users.role'));
  perform pg_advisory_xact_lock_shared(hashtext('public.teams.department_id'));
  -- In the order in which a new assignment locks them.
  perform from public.role_assignments where user_id = target for update;
  select role into role_of_target from public.users where id = target for update;
  if not found then
    raise exception 'User not found' using errcode = 'PT404';
  end if;
  if role_of_target = any (private.my_editable_roles()) then
    delete from auth.users where id = target;
  else
    raise exception 'You do not have permission to remove this user' using errcode = '42501';
  end if;
end
$$;

-- Deletes an account that has no profile: the answer to a sign-up got lost, or a stranger took the address first.
-- An address without an account is fine: the work is done.
create function public.discard_unfinished_account(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := public.normalized_email(email);
  account uuid;
begin
  if cardinality(private.my_editable_roles()) = 0 then
    raise exception 'You do not have permission to add users' using errcode = '42501';
  end if;
  -- Locked, so that the account gets no profile meanwhile.
  select u.id into account from auth.users u where u.email = address and not u.is_sso_user for update;
  if not found then
    return;
  end if;
  if exists (select from public.users p where p.id = account) then
    raise exception 'This email address belongs to an existing user' using errcode = '23505';
  end if;
  delete from auth.users u where u.id = account;
  perform public.write_audit_log(
    'DELETE', 'users', account, account, address, jsonb_build_object('email', jsonb_build_object('old', address, 'new', null))
  );
end
$$;
