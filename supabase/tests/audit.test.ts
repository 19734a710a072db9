import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { ACTORS, DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

type Entry = {
  performed_by: string | null;
  performed_by_label: string;
  performed_by_email: string | null;
  performed_by_role: string | null;
  action: string;
  resource_type: string;
  resource_id: string;
  details: { label: string; changes: Record<string, { old: unknown; new: unknown }> };
};

const { rules, database } = startWithFixtures(async (started) => {
  // Leaves a single entry to attack.
  await started.exec('begin; set local session_replication_role = replica; delete from public.audit_logs; commit;');
  await started.sql(`update public.departments set name = 'Means' where id = $1`, [DEPARTMENTS.money]);
});

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

/** The entries since the start of the test, oldest first. */
async function entries(): Promise<Entry[]> {
  return await rules.sql<Entry>(`
    select performed_by, performed_by_label, performed_by_email, performed_by_role, action, resource_type, resource_id,
      details from public.audit_logs
    where id not in (select id from saved_public_audit_logs) order by performed_at, ctid
  `);
}

describe('E. Writes to the audit log', () => {
  const forged = {
    performed_by: idOf('actor', 'SUPERUSER'),
    performed_by_label: 'actor SUPERUSER',
    action: 'DELETE',
    resource_type: 'users',
    resource_id: UNFINISHED.id,
    details: { label: 'x', changes: {} },
  };
  const callers = [
    ...ACTORS.map((actor) => [actor, { account: idOf('actor', actor) }] as const),
    ['a visitor', 'visitor'] as const,
    ['the service key', 'service key'] as const,
  ];

  for (const [name, caller] of callers) {
    it(`E-01 ${name} cannot insert entries`, async () => {
      expectError(await rules.as(caller).from('audit_logs').insert(forged), '42501');
      expect(await database.isUnchanged()).toBe(true);
    });

    it(`E-02 ${name} cannot update or delete entries`, async () => {
      const logs = () => rules.as(caller).from('audit_logs');
      const answers = [
        await logs().update({ performed_by_label: 'Changed' }).not('id', 'is', null).select('id'),
        await logs().delete().not('id', 'is', null).select('id'),
      ];
      for (const answer of answers) {
        if (caller === 'service key') {
          expectError(answer, '42501', 'The audit log is append-only and written only by the server');
        } else {
          expect(rowsOf(answer)).toEqual([]);
        }
      }
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  for (const role of ['anon', 'authenticated', 'service_role', 'postgres']) {
    for (const table of ['audit_logs', 'users', 'role_assignments', 'teams', 'departments', 'roles', 'tickets']) {
      it(`E-03 ${role} cannot truncate ${table}`, async () => {
        await rules.exec(`grant truncate on all tables in schema public to anon, authenticated, service_role`);
        for (const also of ['', 'cascade']) {
          await expect(rules.exec(`begin; set local role ${role}; truncate public.${table} ${also};`)).rejects.toThrow(
            also === ''
              ? /cannot be truncated|foreign key constraint/
              : /cannot be truncated|denied for table sign_ins/,
          );
          await rules.exec('rollback');
        }
        expect(await database.isUnchanged()).toBe(true);
      });
    }
  }

  it('E-02 the owner of the database cannot update or delete entries', async () => {
    await expect(rules.sql(`update public.audit_logs set details = '{}'`)).rejects.toThrow('append-only');
    await expect(rules.sql('delete from public.audit_logs')).rejects.toThrow('append-only');
  });

  it('E. clients cannot call the functions that write entries', async () => {
    const parameters = {
      action: 'DELETE',
      resource_type: 'users',
      resource_id: UNFINISHED.id,
      subject_id: UNFINISHED.id,
      label: 'x',
      changes: {},
    };
    for (const caller of [as('SUPERUSER'), as('USER'), rules.as('service key')]) {
      expectError(await caller.rpc('write_audit_log', parameters), 'PGRST202');
    }
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const call = rules.exec(`
        begin;
        set local role ${role};
        select private.write_audit_log('DELETE', 'users', '${UNFINISHED.id}', '${UNFINISHED.id}', 'x', '{}')`);
      await expect(call.finally(() => rules.exec('rollback'))).rejects.toMatchObject({ code: '42501' });
    }
    expect(await database.isUnchanged()).toBe(true);
  });
});

describe('E. Audit log entries', () => {
  const [{ money }, { choir }] = [DEPARTMENTS, TEAMS];
  const toMoney = { old: null, new: DEPARTMENTS.money };
  const performer = {
    performed_by: idOf('actor', 'ADMIN'),
    performed_by_label: 'actor ADMIN',
    performed_by_email: emailOf('actor', 'ADMIN'),
    performed_by_role: 'ADMIN',
  };

  it('record each changed field of an edit, before and after', async () => {
    await as('ADMIN').from('users').update({ first_name: 'Ada', role: 'MANAGER' }).eq('id', idOf('target', 'EMPLOYEE'));
    expect(await entries()).toEqual([
      {
        ...performer,
        action: 'UPDATE',
        resource_type: 'users',
        resource_id: idOf('target', 'EMPLOYEE'),
        details: {
          label: 'target EMPLOYEE',
          changes: { first_name: { old: 'target', new: 'Ada' }, role: { old: 'EMPLOYEE', new: 'MANAGER' } },
        },
      },
    ]);
  });

  it('record an assignment with the person, and the ids and names of team and department at the time', async () => {
    await as('ADMIN')
      .from('role_assignments')
      .update({ team_id: TEAMS.nursing, department_id: DEPARTMENTS.care })
      .eq('user_id', idOf('assigned', 'EMPLOYEE'));
    const details = {
      label: 'assigned EMPLOYEE',
      changes: {
        team_id: { old: TEAMS.payroll, new: TEAMS.nursing },
        department_id: { old: money, new: DEPARTMENTS.care },
      },
      names: {
        [money]: 'Means',
        [DEPARTMENTS.care]: 'Care',
        [TEAMS.payroll]: 'Test Payroll',
        [TEAMS.nursing]: 'Test Nursing',
      },
    };
    expect((await entries()).map((entry) => [entry.action, entry.details])).toEqual([['UPDATE', details]]);
  });

  it('record an assignment without team and department', async () => {
    await as('ADMIN')
      .from('role_assignments')
      .insert({ user_id: idOf('target', 'EMPLOYEE') });
    await rules.sql('delete from public.role_assignments where user_id = $1', [idOf('target', 'EMPLOYEE')]);
    const details = { label: 'target EMPLOYEE', changes: {} };
    expect(await entries()).toMatchObject(['INSERT', 'DELETE'].map((action) => ({ action, details })));
  });

  it('record changes of teams and departments, but not of member counts', async () => {
    const assigned = {
      label: 'target EMPLOYEE',
      changes: { team_id: { old: null, new: choir }, department_id: toMoney },
      names: { [choir]: 'Test Choir', [money]: 'Means' },
    };
    await as('ADMIN').from('departments').insert({ name: 'New' });
    await as('ADMIN').from('teams').update({ department_id: DEPARTMENTS.money }).eq('id', TEAMS.choir);
    await as('ADMIN')
      .from('role_assignments')
      .insert({ user_id: idOf('target', 'EMPLOYEE'), team_id: TEAMS.choir });
    expect((await entries()).map(({ action, resource_type, details }) => [action, resource_type, details])).toEqual([
      ['INSERT', 'departments', { label: 'New', changes: { name: { old: null, new: 'New' } } }],
      ['UPDATE', 'teams', { label: 'Test Choir', changes: { department_id: toMoney }, names: { [money]: 'Means' } }],
      ['INSERT', 'role_assignments', assigned],
    ]);
  });

  it('record no change of theme, and no save without changes', async () => {
    const me = idOf('actor', 'ADMIN');
    await as('ADMIN').from('users').update({ theme_preference: 'dark' }).eq('id', me);
    await as('ADMIN').from('users').update({ first_name: 'actor' }).eq('id', me);
    await as('ADMIN').from('teams').update({ name: 'Test Choir' }).eq('id', TEAMS.choir);
    expect(await entries()).toEqual([]);
  });

  it('label performers without names by email, and the server as System', async () => {
    const own = { id: UNFINISHED.id, email: UNFINISHED.email };
    await rules.as({ account: UNFINISHED.id }).from('users').insert(own);
    await rules.sql(`update public.departments set name = 'Caring' where id = $1`, [DEPARTMENTS.care]);
    expect(
      (await entries()).map((entry) => [entry.performed_by_label, entry.performed_by, entry.performed_by_role]),
    ).toEqual([
      [UNFINISHED.email, UNFINISHED.id, 'USER'],
      ['System', null, null],
    ]);
  });

  it('E-06 record who removed whom, and from which team', async () => {
    await as('ADMIN').rpc('remove_user', { target: idOf('assigned', 'EMPLOYEE') });
    const written = await entries();
    expect(written).toMatchObject([
      { ...performer, action: 'DELETE', resource_type: 'role_assignments', details: { label: 'assigned EMPLOYEE' } },
      {
        ...performer,
        action: 'DELETE',
        resource_type: 'users',
        resource_id: idOf('assigned', 'EMPLOYEE'),
        details: { label: 'assigned EMPLOYEE' },
      },
    ]);
    expect(written[1]?.details.changes['email']).toEqual({ old: emailOf('assigned', 'EMPLOYEE'), new: null });
    expect(written[0]?.details.changes['team_id']).toEqual({ old: TEAMS.payroll, new: null });
    expect(rowsOf(await as('SUPERUSER').from('audit_logs').select('id'))).toHaveLength(3);
  });

  it('E-07 keep the name of a performer who is renamed or removed later', async () => {
    await as('MANAGER').from('users').update({ first_name: 'Ada' }).eq('id', idOf('target', 'EMPLOYEE'));
    await as('ADMIN').from('users').update({ first_name: 'Renamed' }).eq('id', idOf('actor', 'MANAGER'));
    await as('ADMIN').rpc('remove_user', { target: idOf('actor', 'MANAGER') });
    expect((await entries())[0]).toMatchObject({
      performed_by: idOf('actor', 'MANAGER'),
      performed_by_label: 'actor MANAGER',
    });
  });

  it('E-08 contain no secrets, because audited tables have none', async () => {
    const columns = await rules.sql(
      `select column_name from information_schema.columns
       where table_schema = 'public' and column_name ~ 'token|hash|secret|encrypted|^password$'`,
    );
    expect(columns).toEqual([]);
    await as('ADMIN').rpc('remove_user', { target: idOf('assigned', 'EMPLOYEE') });
    const fields = new Set((await entries()).flatMap((entry) => Object.keys(entry.details.changes)));
    const audited = ['department_id', 'email', 'first_name', 'is_password_changed', 'last_name', 'role', 'team_id'];
    expect([...fields].sort()).toEqual(audited);
  });
});
