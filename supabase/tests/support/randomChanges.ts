import fc from 'fast-check';
import { DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED } from './fixtures.ts';

const person = fc.constantFrom(
  ...(['EMPLOYEE', 'USER'] as const).flatMap((role) => [idOf('target', role), idOf('assigned', role)]),
  idOf('target', 'SUPERUSER'),
  idOf('actor', 'USER'),
  UNFINISHED.id,
);
const department = fc.constantFrom(...Object.values(DEPARTMENTS));
const team = fc.constantFrom(...Object.values(TEAMS));
const table = fc.constantFrom('teams', 'departments');
const named = fc.oneof(team, department);
const name = fc.constantFrom(`'Ann'`, `'Zoë'`, `' Cy  Fox '`, 'null');
const place = fc.oneof(team, department, fc.constant(null)).map((id) => {
  const isTeam = (Object.values(TEAMS) as (string | null)[]).includes(id);
  return id === null ? 'null, null' : isTeam ? `'${id}', null` : `null, '${id}'`;
});
const time = fc.constantFrom('now()', 'null', `now() + interval '2 days'`);
const role = fc.constantFrom('USER', 'EMPLOYEE', 'MANAGER');

/** PL/pgSQL statements that change people, assignments, teams and departments, or the log. */
const statement = fc.oneof(
  name.map((given) => `insert into public.departments (name) values (${given})`),
  fc
    .tuple(name, department)
    .map(([given, id]) => `insert into public.teams (name, department_id) values (${given}, '${id}')`),
  fc.tuple(table, name, named).map(([of, given, id]) => `update public.${of} set name = ${given} where id = '${id}'`),
  fc.tuple(table, time, named).map(([of, at, id]) => `update public.${of} set archived_at = ${at} where id = '${id}'`),
  fc.tuple(team, department).map(([id, to]) => `update public.teams set department_id = '${to}' where id = '${id}'`),
  role.map(
    (given) =>
      `insert into public.users (id, email, role) values ('${UNFINISHED.id}', '${UNFINISHED.email}', '${given}')`,
  ),
  fc
    .tuple(fc.constantFrom('first_name', 'last_name', 'display_name'), name, person)
    .map(([field, given, id]) => `update public.users set ${field} = ${given} where id = '${id}'`),
  fc.tuple(role, person).map(([given, id]) => `update public.users set role = '${given}' where id = '${id}'`),
  fc
    .tuple(fc.boolean(), person)
    .map(([isChanged, id]) => `update public.users set is_password_changed = ${isChanged} where id = '${id}'`),
  fc
    .tuple(person, place)
    .map(([id, to]) => `insert into public.role_assignments (user_id, team_id, department_id) values ('${id}', ${to})`),
  fc
    .tuple(person, place)
    .map(([id, to]) => `update public.role_assignments set (team_id, department_id) = (${to}) where user_id = '${id}'`),
  person.map((id) => `delete from public.role_assignments where user_id = '${id}'`),
  fc
    .tuple(
      fc.constantFrom(
        'remove_user',
        'restore_user',
        'require_new_password',
        'record_invitation',
        'withdraw_invitation',
      ),
      person,
    )
    .map(([call, id]) => `perform public.${call}('${id}')`),
  fc.tuple(person, time).map(([id, from]) => `perform public.suspend_user('${id}', ${from}, 'A reason')`),
  person.map((id) => `update auth.users set email = 'new.' || email where id = '${id}'`),
  person.map((id) => `update auth.users set encrypted_password = 'new', recovery_token = '' where id = '${id}'`),
  fc.constantFrom(
    `perform public.make_superuser('${emailOf('target', 'USER')}')`,
    `perform public.unmake_superuser('${emailOf('target', 'SUPERUSER')}', 'ADMIN')`,
    `perform public.suspend_superuser('${emailOf('target', 'SUPERUSER')}')`,
    'perform public.purge_log(now())',
    'perform public.recompute_derived()',
  ),
  person.map((id) => `delete from auth.users where id = '${id}'; perform public.erase_user('${id}')`),
);

/** Random changes by the owner (null) or an account. */
export const CHANGES = fc.tuple(
  fc.constantFrom(
    null,
    idOf('actor', 'ADMIN'),
    idOf('actor', 'SUPERUSER'),
    idOf('actor', 'USER'),
    idOf('actor', 'EMPLOYEE'),
  ),
  statement,
);

/** A statement that runs changes with the rights of their callers. The database rejects some of them. */
export function runIn(changes: readonly (readonly [string | null, string])[]): string {
  const blocks = changes.map(
    ([caller, change]) => `
      begin
        perform set_config('request.jwt.claim.sub', '${caller ?? ''}', true),
          set_config('request.jwt.claims', '${JSON.stringify({ sub: caller, session_id: caller })}', true),
          set_config('timezone', '${caller === null ? 'Asia/Kolkata' : 'UTC'}', true),
          set_config('role', '${caller === null ? 'none' : 'authenticated'}', true);
        ${change};
      exception when others then null;
      end;
      perform set_config('role', 'none', true);`,
  );
  return `do $do$ begin ${blocks.join('\n')} end $do$`;
}
