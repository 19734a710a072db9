-- Grants of tables and functions. By default, hosted projects grant new tables to no role, older ones to all roles.

revoke all on
  public.roles, public.users, public.departments, public.teams, public.role_assignments, public.audit_logs,
  public.invitations
  from public, anon, authenticated, service_role;

-- No policy names anon: the connection test reads no rows, without an error.
grant select on public.roles to anon;
grant select on public.roles, public.audit_logs to authenticated, service_role;
grant select, insert, update on public.users, public.departments, public.teams, public.role_assignments
  to authenticated, service_role;
grant delete on public.users, public.departments, public.teams, public.role_assignments to service_role;

-- By default, Postgres grants new functions to all roles.
revoke execute on all functions in schema public, private from public, anon, authenticated, service_role;

-- For policies.
grant execute on function
  private.my_role(), private.my_editable_roles(), private.is_staff(), private.is_active(), private.readable_from()
  to authenticated;
-- For the app.
grant execute on function
  public.has_session(),
  public.require_staff(),
  public.member_count(public.teams),
  public.list_departments(),
  public.remove_user(uuid),
  public.discard_unfinished_account(text),
  public.suspend_user(uuid, timestamptz, text, timestamptz),
  public.restore_user(uuid),
  public.require_new_password(uuid),
  public.list_sessions(uuid),
  public.last_sign_in(uuid),
  public.end_sessions(uuid, uuid),
  public.invite(text),
  public.record_invitation(uuid),
  public.withdraw_invitation(uuid),
  public.search_staff(text, jsonb, text, boolean, text, uuid, integer),
  public.count_staff(text, jsonb),
  public.search_teams(text),
  public.search_audit_logs(text, jsonb, text, uuid, integer),
  public.count_audit_logs(text, jsonb),
  public.dashboard_totals(),
  public.report_export(text, text, jsonb, integer),
  public.report_reset_email(text)
  to authenticated;

-- For the hook of the auth server, whose role only exists on Supabase.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.admit_invited(jsonb) to supabase_auth_admin;
  end if;
end
$$;
