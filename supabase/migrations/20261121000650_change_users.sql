-- Changes of one or many users in one transaction.

-- Saves the same changes for each user, with the rights of the caller: first_name, last_name, role, suspended_from
-- (null restores), a reason of the new role and of the suspension, and the placement, which team_id and department_id state together. Each user changes
-- as a whole or is skipped, with the error; any other error saves nothing. `versions` has the updated_at that each edit
-- is based on. A dry run does the same, triggers included, and rolls it back. Returns the fields of each user that changed,
-- with their values before and after, and their new version.
create function public.change_users(
  ids uuid[], changes jsonb, versions timestamptz[] default null, dry_run boolean default false
) returns table (user_id uuid, result text, code text, message text, fields jsonb, version timestamptz)
language plpgsql set search_path = ''
as $$
declare
  -- On a server, the embedded backend sends JSON as a text.
  wanted constant jsonb := case jsonb_typeof(changes) when 'string' then (changes #>> '{}')::jsonb else changes end;
  allowed constant text[] := '{first_name, last_name, role, team_id, department_id, suspended_from, reason}';
  shown constant text[] := '{first_name, last_name, role, assigned_team_id, assigned_department_id, suspended_from}';
  given public.users;
  place public.role_assignments;
  editable uuid[];
  person public.users;
  known timestamptz;
begin
  perform public.require_staff();
  if coalesce(cardinality(ids), 0) not between 1 and 500 or cardinality(versions) <> cardinality(ids) then
    raise exception 'Name 1 to 500 users, with a version of each or of none' using errcode = '22023';
  elsif jsonb_typeof(wanted) <> 'object' or wanted = '{}' or wanted - allowed <> '{}' then
    raise exception 'Changes may have the fields %', allowed using errcode = '22023';
  end if;
  given := jsonb_populate_record(given, wanted);
  place := jsonb_populate_record(place, wanted);

  -- All locks before the first change, in the order of lock_editable and then of ids, so that two calls never deadlock.
  perform pg_advisory_xact_lock_shared(hashtext('public.teams.department_id'));
  perform from public.role_assignments a where a.user_id = any (ids) order by a.user_id for update;
  -- Row level security locks and returns only users whom the caller may edit.
  editable := array(select u.id from public.users u where u.id = any (ids) order by u.id for update);

  for user_id, known in
    select * from unnest(ids, coalesce(versions, array_fill(null::timestamptz, array[cardinality(ids)]))) order by 1
  loop
    begin
      select * into person from public.users u where u.id = user_id;
      if not found then
        raise exception 'User not found' using errcode = 'PT404';
      elsif user_id <> all (editable) then
        raise exception 'permission denied for this user' using errcode = '42501';
      elsif known <> person.updated_at then
        raise exception 'Someone else changed this user in the meantime' using errcode = 'PT409';
      end if;
      given := jsonb_populate_record(person, wanted);
      if wanted ?| '{first_name, last_name, role}' then
        perform set_config(
          'staff.reason', case when given.role <> person.role then coalesce(wanted ->> 'reason', '') else '' end, true
        );
        update public.users u set (first_name, last_name, role) = (given.first_name, given.last_name, given.role)
        where u.id = user_id;
        perform set_config('staff.reason', '', true);
      end if;
      if wanted ?| '{team_id, department_id}' then
        update public.role_assignments a set team_id = place.team_id, department_id = place.department_id
        where a.user_id = person.id;
        if not found and num_nonnulls(place.team_id, place.department_id) > 0 then
          insert into public.role_assignments (user_id, team_id, department_id)
          values (person.id, place.team_id, place.department_id);
        end if;
      end if;
      if wanted ->> 'suspended_from' is not null then
        perform public.suspend_user(user_id, given.suspended_from, wanted ->> 'reason', person.suspended_from);
      elsif wanted ? 'suspended_from' then
        perform public.restore_user(user_id);
      end if;
      select case u.updated_at when person.updated_at then 'unchanged' else 'changed' end, null, null,
        (
          select jsonb_object_agg(key, jsonb_build_array(before.value, after.value))
          from jsonb_each(to_jsonb(person)) as before join jsonb_each(to_jsonb(u)) as after using (key)
          where before.value <> after.value and key = any (shown)
        ), u.updated_at
      into result, code, message, fields, version
      from public.users u where u.id = user_id;
    exception
      when insufficient_privilege or data_exception or integrity_constraint_violation
        or sqlstate 'PT404' or sqlstate 'PT409' then
        get stacked diagnostics code = returned_sqlstate, message = message_text;
        result := 'skipped';
        fields := null;
        version := null;
    end;
    return next;
  end loop;
  if dry_run then
    raise exception using errcode = 'PTDRY';
  end if;
exception when sqlstate 'PTDRY' then null;
end
$$;
grant execute on function public.change_users(uuid[], jsonb, timestamptz[], boolean) to authenticated;
