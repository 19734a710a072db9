import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { callableFunctions, type Callable } from './support/callable.ts';
import { DEPARTMENTS, idOf, TEAMS, UNFINISHED } from './support/fixtures.ts';
import {
  expectNoCall,
  expectNoDelete,
  expectNoInsert,
  expectNoOtherRows,
  expectNoUpdate,
  expectOwnRowOnly,
} from './support/noRights.ts';
import { addPendingPeople, PENDING } from './support/pending.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures(addPendingPeople);

let functions: Callable[] = [];
beforeAll(async () => {
  functions = await callableFunctions(rules);
});

for (const { id, email, role, setup } of PENDING) {
  describe(`P. A pending ${role} with a ${setup}`, () => {
    const client = rules.as({ account: id });

    it('P-01 can only read and count their own row of users', async () => {
      await expectOwnRowOnly(client, id);
    });

    it('P-02 cannot read other tables', async () => {
      await expectNoOtherRows(client);
    });

    it('P-03 cannot insert', async () => {
      await expectNoInsert(client);
      expectError(await client.from('users').insert({ id, email, role: 'USER' }), '23505');
      expect(await database.isUnchanged()).toBe(true);
    });

    it('P-04 cannot update other users or other tables', async () => {
      await expectNoUpdate(client, id);
      expect(await database.isUnchanged()).toBe(true);
    });

    it('P-05 cannot delete', async () => {
      await expectNoDelete(client);
      expect(await database.isUnchanged()).toBe(true);
    });

    it('P-06 gets 42501 from every function', async () => {
      await expectNoCall(client, functions);
      expect(await database.isUnchanged()).toBe(true);
    });

    it('P-07 cannot call functions of the schema private', async () => {
      for (const name of ['may_read', 'may_edit_teams', 'my_editable_roles']) {
        expect((await client.schema('private').rpc(name)).error).not.toBeNull();
      }
    });

    it('P-08 cannot raise their permissions in their own row', async () => {
      const claims = [
        { role: role === 'ADMIN' ? 'MANAGER' : 'ADMIN' },
        { role_level: 9 },
        { email: 'another@test.example' },
        { password_changed_at: '2026-01-01' },
        { assigned_team_id: TEAMS.payroll },
      ];
      for (const claim of claims) expectError(await client.from('users').update(claim).eq('id', id), '42501');
      expect(await database.isUnchanged()).toBe(true);
    });

    it('P-09 can save its theme, which grants no permissions', async () => {
      const saved = client.from('users').update({ theme_preference: 'dark' }).eq('id', id).select('theme_preference');
      expect(rowsOf(await saved)).toEqual([{ theme_preference: 'dark' }]);
      expectError(await client.rpc('require_staff'), '42501', 'You do not have permission to see this');
    });

    const own = { first_name: 'Own', last_name: 'Name', display_name: 'Own' };
    if (setup === 'temporary password') {
      it('P-10 cannot save names or complete setup before the password has changed', async () => {
        for (const change of [
          own,
          { display_name: 'Own' },
          { is_password_changed: true },
          { ...own, is_password_changed: true },
        ]) {
          const answer = await client.from('users').update(change).eq('id', id).select('id');
          expectError(answer, '42501', 'The password has not been changed yet');
        }
        expect(await database.isUnchanged()).toBe(true);
      });
    } else {
      it('P-11 can complete setup, which grants the permissions of its role', async () => {
        const completed = { ...own, is_password_changed: true };
        expect(rowsOf(await client.from('users').update(completed).eq('id', id).select('id'))).toEqual([{ id }]);
        expect(rowsOf(await client.from('roles').select('name')).length).toBe(role === 'USER' ? 1 : 6);
        expect((await client.rpc('require_staff')).error?.code).toBe(role === 'USER' ? '42501' : undefined);
      });
    }
  });
}

describe('P. Completed', () => {
  it('a SUPERUSER gets 42501 from no function', async () => {
    for (const { name, values } of functions) {
      const { error } = await rules.as({ account: idOf('actor', 'SUPERUSER') }).rpc(name, values);
      expect({ name, code: error?.code }).not.toEqual({ name, code: '42501' });
    }
  });

  it('P-12 callers without permissions cannot detect members or departments of teams from errors', async () => {
    const accounts = [idOf('actor', 'USER'), UNFINISHED.id, ...PENDING.map(({ id }) => id)];
    for (const account of accounts) {
      const client = rules.as({ account });
      for (const department_id of [DEPARTMENTS.money, DEPARTMENTS.care]) {
        const row = { user_id: idOf('target', 'EMPLOYEE'), team_id: TEAMS.payroll, department_id };
        const words = 'new row violates row-level security policy for table "role_assignments"';
        expectError(await client.from('role_assignments').insert(row), '42501', words);
      }
      for (const target of [idOf('target', 'EMPLOYEE'), UNFINISHED.id]) {
        const words = 'You do not have permission to remove this user';
        expectError(await client.rpc('remove_user', { target }), '42501', words);
      }
    }
    expect(await database.isUnchanged()).toBe(true);
  });
});
