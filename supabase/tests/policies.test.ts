import { describe, expect, it } from 'vitest';
import { expectError } from './support/answers.ts';
import { idOf, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

/** Runs `act` while a trigger is disabled. */
async function without(table: string, trigger: string, work: () => Promise<void>): Promise<void> {
  await rules.exec(`alter table public.${table} disable trigger ${trigger}`);
  try {
    await work();
  } finally {
    await rules.exec(`alter table public.${table} enable trigger ${trigger}`);
  }
}

describe('Policies without the triggers before them', () => {
  it('only allow an own profile with the role USER', async () => {
    await without('users', 'users_1_guard_insert', async () => {
      const own = { id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE' };
      const inserted = await rules.as({ account: UNFINISHED.id }).from('users').insert(own);
      expectError(inserted, '42501');
      expect(await database.isUnchanged()).toBe(true);
    });
  });

  it('only allow roles of the editor’s row in the edit table', async () => {
    await without('users', 'users_1_guard_update', async () => {
      const users = as('SUPERVISOR').from('users');
      const promoted = await users.update({ role: 'ADMIN' }).eq('id', idOf('target', 'EMPLOYEE')).select('id');
      expectError(promoted, '42501');
      expect(await database.isUnchanged()).toBe(true);
    });
  });

  for (const [table, trigger] of [
    ['departments', 'departments_1_guard'],
    ['teams', 'teams_1_guard'],
  ] as const) {
    it(`only allow staff to add ${table}`, async () => {
      await without(table, trigger, async () => {
        expectError(await as('USER').from(table).insert({ name: 'New' }), '42501');
        expect(await database.isUnchanged()).toBe(true);
      });
    });
  }

  it('do not allow assigning a user with a higher role', async () => {
    await without('role_assignments', 'role_assignments_2_complete', async () => {
      const assignments = as('SUPERVISOR').from('role_assignments');
      const moved = await assignments
        .update({ user_id: idOf('target', 'ADMIN') })
        .eq('user_id', idOf('assigned', 'EMPLOYEE'))
        .select('id');
      expectError(moved, '42501');
      expect(await database.isUnchanged()).toBe(true);
    });
  });
});

describe('Constraints, which also apply to the owner', () => {
  const BROKEN: [string, string][] = [
    ['roles_name_key', `insert into public.roles values (9, 'ADMIN', 9)`],
    [
      'users_email_key',
      `set local session_replication_role = replica;
       insert into public.users (id, email, role_id, role_level, sort_name, search_text)
       select gen_random_uuid(), email, role_id, role_level, '', '' from public.users limit 1`,
    ],
    [
      'audit_logs_action_check',
      `select private.write_audit_log('TRUNCATE', 'users', gen_random_uuid(), gen_random_uuid(), 'x', '{}')`,
    ],
    ['teams_department_id_fkey', `insert into public.teams (name, department_id) values ('New', gen_random_uuid())`],
    ['tickets_email_check', `insert into public.tickets values (' Upper@test.example', now())`],
    ['tickets_email_check', `insert into public.tickets values ('', now())`],
  ];
  for (const [constraint, statement] of BROKEN) {
    it(`${constraint} rejects invalid rows`, async () => {
      const attempt = rules.exec(`begin; ${statement}`).finally(() => rules.exec('rollback'));
      await expect(attempt).rejects.toThrow(constraint);
    });
  }
});

describe('Serialization', () => {
  const email = 'target.superuser@test.example';
  const TAKEN: [string, string][] = [
    ['a role', `select public.unmake_superuser('${email}', 'ADMIN')`],
    ['a person', `delete from auth.users where email = 'target.employee@test.example'`],
  ];
  for (const [what, statement] of TAKEN) {
    it(`a transaction that removes ${what} holds an exclusive lock`, async () => {
      await rules.exec(`begin; ${statement}`);
      const locks = await rules
        .sql(`select mode from pg_locks where locktype = 'advisory' and granted and pid = pg_backend_pid()`)
        .finally(() => rules.exec('rollback'));
      expect(locks).toContainEqual({ mode: 'ExclusiveLock' });
    });
  }
});

describe('The auth server, without permissions on our tables', () => {
  it('triggers updates of password change, address and ticket', async () => {
    await rules.sql(`select public.issue_ticket('auth.server@test.example')`);
    await rules.exec(`
      begin;
      create role auth_server_under_test nologin;
      grant usage on schema auth to auth_server_under_test;
      grant select, insert, update on auth.users to auth_server_under_test;
      set local role auth_server_under_test;
      update auth.users set encrypted_password = 'another', recovery_token = '', email = 'moved@test.example'
      where id = '${idOf('target', 'EMPLOYEE')}';
      insert into auth.users (id, email) values ('${idOf('target', 'no profile').replace(/^0/, '1')}', 'Auth.Server@test.example');
      reset role;
      drop owned by auth_server_under_test;
      drop role auth_server_under_test;
      commit;
    `);
    expect(
      await rules.sql(
        `select u.password_changed_at > s.password_changed_at as recorded, u.email
         from public.users u join saved_public_users s using (id) where u.id = $1`,
        [idOf('target', 'EMPLOYEE')],
      ),
    ).toEqual([{ recorded: true, email: 'moved@test.example' }]);
    expect(await rules.sql('select account is not null as used from public.tickets')).toEqual([{ used: true }]);
  });

  it('gets the result of the hook', async () => {
    await rules.sql(`select public.issue_ticket('auth.server@test.example')`);
    await rules.exec(`
      begin;
      create role auth_server_under_test nologin;
      grant execute on function public.admit_invited(jsonb) to auth_server_under_test;
      set local role auth_server_under_test;
    `);
    const answers = await rules
      .sql(`select public.admit_invited('{"user": {"email": "auth.server@test.example"}}') as answer`)
      .finally(() => rules.exec('rollback'));
    expect(answers).toEqual([{ answer: {} }]);
  });
});

describe('Email addresses', () => {
  const spaced = (email: string) => ` ${email.toUpperCase()}\t`;

  it('are compared and stored in lower case without surrounding spaces', async () => {
    const profile = { id: UNFINISHED.id, email: spaced(UNFINISHED.email), role: 'EMPLOYEE' };
    expect((await as('ADMIN').from('users').insert(profile)).error).toBeNull();
    expect(await rules.sql('select email from public.users where id = $1', [UNFINISHED.id])).toEqual([
      { email: UNFINISHED.email },
    ]);
  });

  it('of old accounts match regardless of case', async () => {
    await rules.sql('update auth.users set email = upper(email) where id = $1', [UNFINISHED.id]);
    const own = { id: UNFINISHED.id, email: UNFINISHED.email };
    expect((await rules.as({ account: UNFINISHED.id }).from('users').insert(own)).error).toBeNull();
  });

  it('B-14 in another spelling still require the ticket first', async () => {
    await as('ADMIN').rpc('issue_ticket', { email: UNFINISHED.email });
    const profile = { id: UNFINISHED.id, email: spaced(UNFINISHED.email), role: 'EMPLOYEE' };
    const added = await as('ADMIN').from('users').insert(profile);
    expectError(added, '42501', 'This email address was registered before it was invited');
  });

  it('of single sign-on accounts cannot be discarded', async () => {
    await rules.sql('update auth.users set is_sso_user = true where id = $1', [UNFINISHED.id]);
    expect((await as('ADMIN').rpc('discard_unfinished_account', { email: UNFINISHED.email })).error).toBeNull();
    expect(await rules.sql('select id from auth.users where id = $1', [UNFINISHED.id])).toHaveLength(1);
  });
});

describe('Errors for the owner', () => {
  const ERRORS: [string, string, string][] = [
    ['22023', 'an unknown account', `select public.make_superuser('nobody@test.example')`],
    ['22023', 'an unknown superuser', `select public.unmake_superuser('nobody@test.example', 'ADMIN')`],
    ['42501', 'truncating a table', 'truncate public.audit_logs'],
  ];
  for (const [code, what, statement] of ERRORS) {
    it(`have a code for ${what}`, async () => {
      await expect(rules.sql(statement)).rejects.toMatchObject({ code });
    });
  }

  it('are not caused by case and spaces of an address', async () => {
    const [row] = await rules.sql<{ email: string }>('select email from public.users where id = $1', [
      idOf('target', 'SUPERUSER'),
    ]);
    await rules.sql('select public.unmake_superuser($1, $2)', [spaced(row?.email ?? ''), 'ADMIN']);
    expect(await rules.sql('select role from public.users where id = $1', [idOf('target', 'SUPERUSER')])).toEqual([
      { role: 'ADMIN' },
    ]);
  });

  const spaced = (email: string) => ` ${email.toUpperCase()} `;
});

describe('The search', () => {
  it('ignores surrounding spaces', async () => {
    const [row] = await rules.sql(
      `select private.search_patterns(' a ') = private.search_patterns('a') as short,
         private.search_patterns(' abc ') = private.search_patterns('abc') as long`,
    );
    expect(row).toEqual({ short: true, long: true });
  });
});
