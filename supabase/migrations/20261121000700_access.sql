-- Who may call and touch what: hosted projects grant new tables to nobody (or, older ones, everything to everybody).

-- Row level security does not hold back TRUNCATE: nobody empties a table.
create function public.refuse_truncate() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The table % is never emptied', tg_table_name using errcode = '42501';
end
$$;

create trigger roles_no_truncate before truncate on public.roles
  for each statement execute function public.refuse_truncate();
create trigger users_no_truncate before truncate on public.users
  for each statement execute function public.refuse_truncate();
create trigger departments_no_truncate before truncate on public.departments
  for each statement execute function public.refuse_truncate();
create trigger teams_no_truncate before truncate on public.teams
  for each statement execute function public.refuse_truncate();
create trigger role_assignments_no_truncate before truncate on public.role_assignments
  for each statement execute function public.refuse_truncate();
create trigger audit_logs_no_truncate before truncate on public.audit_logs
  for each statement execute function public.refuse_truncate();

revoke all on
  public.roles, public.users, public.departments, public.teams, public.role_assignments, public.audit_logs
  from public, anon, authenticated, service_role;

-- No policy names anon: the start-up test reads no row, without an error.
grant select on public.roles to anon;
grant select on public.roles, public.audit_logs to authenticated;
grant select, insert, update on public.users, public.departments, public.teams, public.role_assignments to authenticated;
grant select on public.roles, public.audit_logs to service_role;
grant select, insert, update, delete on public.users, public.departments, public.teams, public.role_assignments
  to service_role;

-- Functions are granted to everybody when they are made. What the owner alone calls, and triggers, are named nowhere here.
do $$
declare
  own_function regprocedure;
begin
  for own_function in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', own_function);
  end loop;
end
$$;

grant execute on function
  private.my_editable_roles(),
  private.is_staff(),
  public.require_staff(),
  public.list_departments(),
  public.remove_user(uuid),
  public.discard_unfinished_account(text),
  public.search_staff(text, jsonb, text, boolean, text, uuid, integer),
  public.count_staff(text, jsonb),
  public.search_teams(text),
  public.search_audit_logs(text, jsonb, text, uuid, integer),
  public.count_audit_logs(text, jsonb),
  public.dashboard_totals(),
  public.report_export(text, text, jsonb, integer),
  public.report_reset_email(text)
  to authenticated;
