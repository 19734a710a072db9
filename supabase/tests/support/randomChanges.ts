import fc from 'fast-check';
import { DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED } from './fixtures.ts';

const [departments, teams] = [Object.values(DEPARTMENTS), Object.values(TEAMS)];
const ACTORS = (['ADMIN', 'SUPERUSER', 'USER', 'EMPLOYEE'] as const).map((role) => idOf('actor', role));

const values = fc.record({
  user: fc.constantFrom(
    ...(['EMPLOYEE', 'USER'] as const).flatMap((role) => [idOf('target', role), idOf('assigned', role)]),
    ...[idOf('target', 'SUPERUSER'), idOf('actor', 'USER'), UNFINISHED.id],
  ),
  team: fc.constantFrom(...teams),
  department: fc.constantFrom(...departments),
  place: fc.constantFrom(
    'null, null',
    ...teams.map((id) => `'${id}', null`),
    ...departments.map((id) => `null, '${id}'`),
  ),
  name: fc.constantFrom(`'Ann'`, `'Zoë'`, `' Cy  Fox '`, 'null'),
  field: fc.constantFrom('first_name', 'last_name', 'display_name'),
  role: fc.constantFrom('USER', 'EMPLOYEE', 'MANAGER'),
  time: fc.constantFrom('now()', 'null', `now() + interval '2 days'`),
  yes: fc.constantFrom('true', 'false'),
  call: fc.constantFrom(
    'remove_user',
    'restore_user',
    'require_new_password',
    'record_invitation',
    'withdraw_invitation',
  ),
});

/** PL/pgSQL statements with the names of values. */
const STATEMENTS = [
  'insert into public.departments (name) values ({name})',
  `insert into public.teams (name, department_id) values ({name}, '{department}')`,
  `update public.teams set name = {name} where id = '{team}'`,
  `update public.teams set archived_at = {time} where id = '{team}'`,
  `update public.teams set department_id = '{department}' where id = '{team}'`,
  `update public.departments set name = {name} where id = '{department}'`,
  `update public.departments set archived_at = {time} where id = '{department}'`,
  `insert into public.users (id, email, role) values ('${UNFINISHED.id}', '${UNFINISHED.email}', '{role}')`,
  `update public.users set {field} = {name} where id = '{user}'`,
  `update public.users set role = '{role}' where id = '{user}'`,
  `update public.users set is_password_changed = {yes} where id = '{user}'`,
  `insert into public.role_assignments (user_id, team_id, department_id) values ('{user}', {place})`,
  `update public.role_assignments set (team_id, department_id) = ({place}) where user_id = '{user}'`,
  `delete from public.role_assignments where user_id = '{user}'`,
  `perform public.{call}('{user}')`,
  `perform public.suspend_user('{user}', {time}, 'A reason')`,
  `update auth.users set email = 'new.' || email where id = '{user}'`,
  `update auth.users set encrypted_password = 'new', recovery_token = '' where id = '{user}'`,
  `delete from auth.users where id = '{user}'; perform public.erase_user('{user}')`,
  `perform public.make_superuser('${emailOf('target', 'USER')}')`,
  `perform public.unmake_superuser('${emailOf('target', 'SUPERUSER')}', 'ADMIN')`,
  'perform public.purge_log(now())',
  'perform public.recompute_derived()',
];

/** A random change by the owner (null) or an account. */
export const CHANGE = fc
  .tuple(fc.constantFrom(null, ...ACTORS), fc.constantFrom(...STATEMENTS), values)
  .map(([caller, statement, given]) => ({
    caller,
    statement: statement.replace(/\{(\w+)\}/g, (_, name: keyof typeof given) => given[name]),
  }));

/** A statement that runs changes with the rights of their callers. The database rejects some of them. */
export function runIn(changes: readonly { caller: string | null; statement: string }[]): string {
  const blocks = changes.map(
    ({ caller, statement }) => `
      begin
        perform set_config('request.jwt.claim.sub', '${caller ?? ''}', true),
          set_config('request.jwt.claims', '${JSON.stringify({ sub: caller, session_id: caller })}', true),
          set_config('timezone', '${caller === null ? 'Asia/Kolkata' : 'UTC'}', true),
          set_config('role', '${caller === null ? 'none' : 'authenticated'}', true);
        ${statement};
      exception when others then null;
      end;
      perform set_config('role', 'none', true);`,
  );
  return `do $do$ begin ${blocks.join('\n')} end $do$`;
}
