import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED } from './support/fixtures.ts';
import { startRules } from './support/harness.ts';
import { startWithFixtures } from './support/testDatabase.ts';

type Difference = { resource_type: string; resource_id: string; field: string; in_log: unknown; in_row: unknown };

describe('The demo data', () => {
  const demo = startRules();

  it('is what the audit log says', async () => {
    expect(await demo.sql('select * from public.check_log()')).toEqual([]);
  });
});

describe('check_log', () => {
  const { rules } = startWithFixtures();
  const checked = async () => await rules.sql<Difference>('select * from public.check_log()');

  const people = ['EMPLOYEE', 'SUPERVISOR', 'USER', 'SUPERUSER'] as const;
  const person = fc.constantFrom(
    ...people.flatMap((role) => [idOf('target', role), idOf('assigned', role)]),
    idOf('actor', 'USER'),
    UNFINISHED.id,
  );
  const department = fc.constantFrom(...Object.values(DEPARTMENTS));
  const team = fc.constantFrom(...Object.values(TEAMS));
  const caller = fc.constantFrom(
    null,
    idOf('actor', 'ADMIN'),
    idOf('actor', 'SUPERUSER'),
    idOf('actor', 'USER'),
    idOf('actor', 'EMPLOYEE'),
  );
  const name = fc.constantFrom("'Ann'", "'Bo'", "'Zoë'", "' Cy  Fox '", 'null');
  const place = fc.oneof(
    fc.tuple(
      team.map((id) => `'${id}'`),
      fc.constant('null'),
    ),
    fc.tuple(
      fc.constant('null'),
      department.map((id) => `'${id}'`),
    ),
  );
  const time = fc.constantFrom('now()', 'null', `now() + interval '2 days'`);
  const role = fc.constantFrom('USER', 'EMPLOYEE', 'MANAGER');
  const personField = fc.constantFrom('first_name', 'last_name', 'display_name');

  /** Statements that some callers may run. Those that the database rejects change nothing. */
  const change = fc.oneof(
    name.map((value) => `insert into public.departments (name) values (${value})`),
    fc
      .tuple(name, department)
      .map(([value, id]) => `insert into public.teams (name, department_id) values (${value}, '${id}')`),
    fc
      .tuple(fc.constantFrom('teams', 'departments'), name, fc.oneof(team, department))
      .map(([table, value, id]) => `update public.${table} set name = ${value} where id = '${id}'`),
    fc
      .tuple(fc.constantFrom('teams', 'departments'), time, fc.oneof(team, department))
      .map(([table, value, id]) => `update public.${table} set archived_at = ${value} where id = '${id}'`),
    fc.tuple(team, department).map(([id, to]) => `update public.teams set department_id = '${to}' where id = '${id}'`),
    fc
      .tuple(role, name)
      .map(
        ([given, value]) =>
          `insert into public.users (id, email, role, first_name) values ('${UNFINISHED.id}', '${UNFINISHED.email}', '${given}', ${value})`,
      ),
    fc
      .tuple(personField, name, person)
      .map(([field, value, id]) => `update public.users set ${field} = ${value} where id = '${id}'`),
    fc.tuple(role, person).map(([given, id]) => `update public.users set role = '${given}' where id = '${id}'`),
    fc
      .tuple(fc.boolean(), person)
      .map(([value, id]) => `update public.users set is_password_changed = ${value} where id = '${id}'`),
    fc
      .tuple(person, place)
      .map(
        ([id, to]) =>
          `insert into public.role_assignments (user_id, team_id, department_id) values ('${id}', ${to.join()})`,
      ),
    fc
      .tuple(person, place)
      .map(
        ([id, to]) =>
          `update public.role_assignments set (team_id, department_id) = (${to.join()}) where user_id = '${id}'`,
      ),
    person.map((id) => `delete from public.role_assignments where user_id = '${id}'`),
    fc
      .tuple(
        fc.constantFrom(
          'remove_user',
          'restore_user',
          'require_new_password',
          'record_invitation',
          'withdraw_invitation',
          'end_sessions',
        ),
        person,
      )
      .map(([call, id]) => `perform public.${call}('${id}')`),
    fc.tuple(person, time).map(([id, from]) => `perform public.suspend_user('${id}', ${from}, 'A reason')`),
    person.map((id) => `update auth.users set email = 'new.' || email where id = '${id}'`),
    person.map((id) => `update auth.users set encrypted_password = 'new', recovery_token = '' where id = '${id}'`),
    person.map((id) => `delete from auth.users where id = '${id}'`),
    fc.constantFrom(
      `perform public.make_superuser('${emailOf('target', 'USER')}')`,
      `perform public.unmake_superuser('${emailOf('target', 'SUPERUSER')}', 'ADMIN')`,
      `perform public.suspend_superuser('${emailOf('assigned', 'SUPERUSER')}')`,
      'perform public.purge_log(now())',
      'perform public.recompute_derived()',
    ),
    person.map((id) => `perform public.erase_user('${id}')`),
  );

  const as = (id: string | null, statement: string) => `
    select set_config('request.jwt.claims', '${JSON.stringify({ sub: id, session_id: id })}', true),
      set_config('request.jwt.claim.sub', '${id ?? ''}', true), set_config('timezone', '${id === null ? 'Asia/Kolkata' : 'UTC'}', true);
    ${id === null ? '' : 'set local role authenticated;'}
    do $do$ begin ${statement}; exception when others then null; end $do$;
    reset role;`;

  it('replays', async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(caller, change), { minLength: 1, maxLength: 8 }), async (changes) => {
        await rules.exec(`begin; ${changes.map(([id, statement]) => as(id, statement)).join('\n')}`);
        const found = await checked();
        for (const row of await rules.sql<{ kind: string }>(
          `select distinct action || ' ' || resource_type as kind from public.audit_logs where id not in (select id from saved_public_audit_logs)`,
        ))
          seen.set(row.kind, (seen.get(row.kind) ?? 0) + 1);
        await rules.exec('rollback');
        expect(found).toEqual([]);
      }),
      { seed: 1, numRuns: 200 },
    );
    console.log(seen);
  });
});
