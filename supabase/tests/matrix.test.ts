import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../machines/rules/roles.ts';
import { root } from '../../tools/embedded/paths.ts';
import { idsIn } from '../../tools/testing/attackCoverage.ts';
import { expectError, rowsOf } from './support/answers.ts';
import { ACTORS, idOf, ROLES, type Actor, DEPARTMENTS, TEAMS, UNFINISHED } from './support/fixtures.ts';
import { attemptId, mayEdit } from './support/matrix.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

/** The numbers of the first attempts in attacks.md: each part follows the one before it. */
const PAIRS = ACTORS.length * ROLES.length;
const FIRST_ROLE = 1 + PAIRS;
const FIRST_ADDING = FIRST_ROLE + PAIRS * ROLES.length;
const FIRST_REMOVING = FIRST_ADDING + PAIRS;
const FIRST_ASSIGNING = FIRST_REMOVING + PAIRS;
const FIRST_USER = FIRST_ASSIGNING + PAIRS;

async function roleAndName(id: string) {
  const [row] = await rules.sql<{ role: string; first_name: string }>(
    'select role, first_name from public.users where id = $1',
    [id],
  );
  return row;
}

it('M. The ids are those of attacks.md', () => {
  const attacks = readFileSync(join(root, 'docs', 'attacks.md'), 'utf8');
  expect(idsIn(attacks).filter((id) => id.startsWith('M-'))).toEqual(
    Array.from({ length: FIRST_USER + 1 }, (_, index) => attemptId(index + 1)),
  );
});

describe('M. The matrix: names', () => {
  const attempts = ACTORS.flatMap((actor) => ROLES.map((target) => ({ actor, target })));

  attempts.forEach(({ actor, target }, index) => {
    const may = mayEdit({ actor, target });

    it(`${attemptId(1 + index)} ${actor} edits the name of ${target}: ${may ? 'done' : 'no row'}`, async () => {
      const id = idOf('target', target);
      const answer = await rules
        .as({ account: idOf('actor', actor) })
        .from('users')
        .update({ first_name: 'Changed' })
        .eq('id', id)
        .select('id');
      expect(rowsOf(answer)).toHaveLength(may ? 1 : 0);
      if (may) expect(await roleAndName(id)).toEqual({ role: target, first_name: 'Changed' });
      else expect(await database.isUnchanged()).toBe(true);
    });
  });
});

describe('M. The matrix: roles', () => {
  const attempts = ACTORS.flatMap((actor) =>
    ROLES.flatMap((target) => ROLES.map((given) => ({ actor, target, given }))),
  );

  attempts.forEach(({ actor, target, given }, index) => {
    const expected = outcome(actor, target, given);

    it(`${attemptId(FIRST_ROLE + index)} ${actor} changes the role of ${target} to ${given}: ${expected}`, async () => {
      const id = idOf('target', target);
      const answer = await rules
        .as({ account: idOf('actor', actor) })
        .from('users')
        .update({ role: given })
        .eq('id', id)
        .select('id');
      if (expected === 'done') {
        expect(rowsOf(answer)).toHaveLength(1);
        expect(await roleAndName(id)).toEqual({ role: given, first_name: 'target' });
        return;
      }
      if (expected === 'rejected') expectError(answer, '42501', 'You cannot give this role');
      else expect(rowsOf(answer)).toEqual([]);
      expect(await database.isUnchanged()).toBe(true);
    });
  });

  function outcome(actor: Actor, target: Role, given: Role): 'done' | 'rejected' | 'nothing found' {
    if (!mayEdit({ actor, target })) return 'nothing found';
    return mayEdit({ actor, target: given }) ? 'done' : 'rejected';
  }
});

const attempts = ACTORS.flatMap((actor) =>
  ROLES.map((role) => ({ actor, role, may: mayEdit({ actor, target: role }) })),
);

function result(may: boolean): string {
  return may ? 'done' : 'rejected';
}

describe('M. The matrix: adding', () => {
  attempts.forEach(({ actor, role, may }, index) => {
    it(`${attemptId(FIRST_ADDING + index)} ${actor} adds a ${role}: ${result(may)}`, async () => {
      const answer = await rules
        .as({ account: idOf('actor', actor) })
        .from('users')
        .insert({ id: UNFINISHED.id, email: UNFINISHED.email, role });
      if (!may) {
        expectError(answer, '42501');
        expect(await database.isUnchanged()).toBe(true);
        return;
      }
      expect(answer).toMatchObject({ error: null, status: 201 });
      expect(
        await rules.sql('select email, role, role_level, is_password_changed from public.users where id = $1', [
          UNFINISHED.id,
        ]),
      ).toEqual([{ email: UNFINISHED.email, role, role_level: 5 - ROLES.indexOf(role), is_password_changed: false }]);
    });
  });
});

describe('M. The matrix: removing', () => {
  attempts.forEach(({ actor, role, may }, index) => {
    it(`${attemptId(FIRST_REMOVING + index)} ${actor} removes a ${role}: ${result(may)}`, async () => {
      const target = idOf('assigned', role);
      const answer = await rules.as({ account: idOf('actor', actor) }).rpc('remove_user', { target });
      if (!may) {
        expectError(answer, '42501', 'You do not have permission to remove this user');
        expect(answer.status).toBe(403);
        expect(await database.isUnchanged()).toBe(true);
        return;
      }
      expect(answer).toMatchObject({ error: null, status: 204 });
      expect(
        await rules.sql(
          `select id from auth.users where id = $1 union all select id from public.users where id = $1
           union all select id from public.role_assignments where user_id = $1`,
          [target],
        ),
      ).toEqual([]);
    });
  });
});

describe('M. The matrix: assigning', () => {
  attempts.forEach(({ actor, role, may }, index) => {
    it(`${attemptId(FIRST_ASSIGNING + index)} ${actor} assigns and reassigns a ${role}: ${result(may)}`, async () => {
      const assignments = () => rules.as({ account: idOf('actor', actor) }).from('role_assignments');
      const newcomer = idOf('target', role);
      const member = idOf('assigned', role);
      const inserted = await assignments().insert({ user_id: newcomer, team_id: TEAMS.payroll, department_id: null });
      const updated = await assignments()
        .update({ team_id: TEAMS.nursing, department_id: DEPARTMENTS.care })
        .eq('user_id', member)
        .select('id');
      if (!may) {
        expectError(inserted, '42501');
        expect(rowsOf(updated)).toEqual([]);
        expect(await database.isUnchanged()).toBe(true);
        return;
      }
      expect(inserted).toMatchObject({ error: null, status: 201 });
      expect(rowsOf(updated)).toHaveLength(1);
      expect(
        await rules.sql(
          'select team_id, department_id from public.role_assignments where user_id in ($1, $2) order by team_id',
          [newcomer, member],
        ),
      ).toEqual([
        { team_id: TEAMS.payroll, department_id: DEPARTMENTS.money },
        { team_id: TEAMS.nursing, department_id: DEPARTMENTS.care },
      ]);
    });
  });
});

describe('M. A USER is below EMPLOYEE, but cannot be edited by lower roles', () => {
  const cases = [
    { id: attemptId(FIRST_USER), actors: ['EMPLOYEE'] },
    { id: attemptId(FIRST_USER + 1), actors: ['MANAGER', 'SUPERVISOR'] },
  ] as const;

  for (const { id, actors } of cases) {
    it(`${id} ${actors.join(' and ')} cannot edit, remove or change the role of a USER`, async () => {
      const target = idOf('target', 'USER');
      for (const actor of actors) {
        const client = rules.as({ account: idOf('actor', actor) });
        const users = () => client.from('users');
        expect(rowsOf(await users().update({ last_name: 'Changed' }).eq('id', target).select('id'))).toEqual([]);
        expect(rowsOf(await users().update({ role: 'EMPLOYEE' }).eq('id', target).select('id'))).toEqual([]);
        expectError(await client.rpc('remove_user', { target }), '42501');
      }
      expect(await database.isUnchanged()).toBe(true);
    });
  }
});
