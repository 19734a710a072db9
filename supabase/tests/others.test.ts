import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';
import { asUser } from './support/tokens.ts';

const { rules, database } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

async function update(actor: Actor, target: Actor, change: object) {
  return await as(actor).from('users').update(change).eq('id', idOf('target', target)).select('id');
}

describe('D. Other people', () => {
  it('D-01 users cannot edit others of the same role', async () => {
    for (const role of ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE'] as const) {
      expect(rowsOf(await update(role, role, { first_name: 'Changed' }))).toEqual([]);
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  const OWN_SETTINGS = [{ display_name: 'Changed' }, { theme_preference: 'dark' }, { is_password_changed: false }];
  for (const change of OWN_SETTINGS) {
    it(`D-02 an editor cannot set ${Object.keys(change).join()} of another user`, async () => {
      for (const editor of ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR'] as const) {
        const [column = ''] = Object.keys(change);
        expectError(await update(editor, 'EMPLOYEE', change), '42501', `You cannot write ${column}`);
      }
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('D-02 an editor cannot set them in a new profile', async () => {
    const profile = { id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE' };
    const extras = [
      { display_name: 'Chosen' },
      { theme_preference: 'dark' },
      { is_password_changed: true },
      { password_changed_at: '2026-01-01' },
      { email: 'another@test.example' },
      { id: idOf('target', 'no profile') },
    ];
    for (const extra of extras) {
      expectError(
        await as('MANAGER')
          .from('users')
          .insert({ ...profile, ...extra }),
        '42501',
      );
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D-03 a SUPERVISOR cannot promote to SUPERVISOR', async () => {
    expectError(await update('SUPERVISOR', 'EMPLOYEE', { role: 'SUPERVISOR' }), '42501', 'You cannot give this role');
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D-04 users cannot demote others of the same role', async () => {
    expect(rowsOf(await update('ADMIN', 'ADMIN', { role: 'EMPLOYEE' }))).toEqual([]);
    expect(rowsOf(await update('SUPERUSER', 'SUPERUSER', { role: 'EMPLOYEE' }))).toEqual([]);
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D-15 roles that inherit from authenticated are guarded like it', async () => {
    const me = idOf('actor', 'USER');
    const login = `create role intern in role authenticated; ${asUser(me, 'intern')}`;
    const attempt = rules.exec(`begin; ${login}; update public.users set role = 'ADMIN' where id = '${me}'`);
    await expect(attempt.finally(() => rules.exec('rollback'))).rejects.toThrow('You cannot change your own role');
  });

  it('D. id, email, created_at, role_id and role_level cannot be updated', async () => {
    const changes = [
      { id: UNFINISHED.id },
      { email: 'another@test.example' },
      { created_at: '2001-01-01' },
      { role_level: 0 },
      { role_id: 0 },
      { password_changed_at: '2001-01-01' },
    ];
    for (const change of changes) expectError(await update('SUPERUSER', 'EMPLOYEE', change), '42501');
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D. an unknown role is rejected, even with the service key', async () => {
    expectError(await update('SUPERUSER', 'EMPLOYEE', { role: 'BOSS' }), '42501', 'You cannot give this role');
    const users = rules.as('service key').from('users');
    const answer = await users.update({ role: 'BOSS' }).eq('id', idOf('target', 'EMPLOYEE')).select('id');
    expectError(answer, '22023', 'There is no role BOSS');
  });

  it('D. role_id and role_level follow the role', async () => {
    expect(rowsOf(await update('ADMIN', 'EMPLOYEE', { role: 'MANAGER' }))).toHaveLength(1);
    expect(
      await rules.sql('select role, role_id, role_level from public.users where id = $1', [idOf('target', 'EMPLOYEE')]),
    ).toEqual([{ role: 'MANAGER', role_id: 3, role_level: 3 }]);
  });

  it('D-09 rows cannot be deleted over REST', async () => {
    for (const actor of ['SUPERUSER', 'ADMIN', 'EMPLOYEE', 'USER', 'no profile'] as const) {
      for (const table of ['role_assignments', 'teams', 'departments', 'users', 'roles', 'audit_logs']) {
        expect(rowsOf(await as(actor).from(table).delete().not('id', 'is', null).select('id'))).toEqual([]);
      }
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D-10 USER and accounts without a profile cannot rename teams and departments', async () => {
    for (const actor of ['USER', 'no profile'] as const) {
      for (const [table, id] of [
        ['teams', TEAMS.payroll],
        ['departments', DEPARTMENTS.money],
      ] as const) {
        expect(rowsOf(await as(actor).from(table).update({ name: 'Changed' }).eq('id', id).select('id'))).toEqual([]);
      }
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D-11 roles cannot be inserted or updated', async () => {
    for (const caller of [as('SUPERUSER'), as('EMPLOYEE'), as('USER')]) {
      expectError(await caller.from('roles').insert({ id: 9, name: 'OWNER', hierarchy_level: 99 }), '42501');
      const edit = await caller.from('roles').update({ hierarchy_level: 99 }).eq('name', 'EMPLOYEE').select('id');
      expect(rowsOf(edit)).toEqual([]);
    }
    expect(await database.isUnchanged()).toBe(true);
  });
});

describe('D. Superusers', () => {
  const make = async (email: string) => await rules.sql('select public.make_superuser($1)', [email]);
  const unmake = async (email: string, role = 'ADMIN') =>
    await rules.sql('select public.unmake_superuser($1, $2)', [email, role]);
  const superusers = async () =>
    await rules.sql(`select email from public.users where role = 'SUPERUSER' order by email`);
  const LAST = 'The last superuser cannot be removed, demoted or suspended';
  const OWNERS = "Only the project's owner can add, suspend or demote superusers";

  /** Demotes all superusers except the actor. */
  async function leaveOne() {
    await unmake(emailOf('target', 'SUPERUSER'));
    await unmake(emailOf('assigned', 'SUPERUSER'));
    expect(await superusers()).toEqual([{ email: emailOf('actor', 'SUPERUSER') }]);
  }

  it('D-13 the service key cannot demote or delete the last superuser', async () => {
    await leaveOne();
    const users = () => rules.as('service key').from('users');
    const id = idOf('actor', 'SUPERUSER');
    expectError(await users().update({ role: 'ADMIN' }).eq('id', id).select('id'), '42501', LAST);
    expectError(await users().delete().eq('id', id).select('id'), '42501', LAST);
    expect(await superusers()).toHaveLength(1);
  });

  it('D-13 the Supabase dashboard cannot delete the account of the last superuser', async () => {
    await leaveOne();
    const id = idOf('actor', 'SUPERUSER');
    await expect(rules.sql('delete from auth.users where id = $1', [id])).rejects.toThrow(LAST);
    await expect(rules.sql('delete from auth.users')).rejects.toThrow(LAST);
    await expect(unmake(emailOf('actor', 'SUPERUSER'))).rejects.toThrow(LAST);
    expect(await superusers()).toHaveLength(1);
  });

  it('D-13 one of several can only be demoted and deleted with the functions of the owner', async () => {
    const id = idOf('target', 'SUPERUSER');
    const users = () => rules.as('service key').from('users');
    expectError(await users().update({ role: 'ADMIN' }).eq('id', id).select('id'), '42501', OWNERS);
    expectError(await users().delete().eq('id', id).select('id'), '42501', OWNERS);
    await expect(rules.sql('delete from auth.users where id = $1', [id])).rejects.toThrow(OWNERS);
    expect(await database.isUnchanged()).toBe(true);
    await unmake(emailOf('target', 'SUPERUSER'), 'EMPLOYEE');
    expect(await superusers()).toHaveLength(2);
    await rules.sql('delete from auth.users where id = $1', [id]);
  });

  it('D. only the function of the owner promotes to SUPERUSER', async () => {
    const users = () => rules.as('service key').from('users');
    const promoted = await users().update({ role: 'SUPERUSER' }).eq('id', idOf('target', 'ADMIN')).select('id');
    expectError(promoted, '42501', OWNERS);
    expectError(
      await users().insert({ id: UNFINISHED.id, email: UNFINISHED.email, role: 'SUPERUSER' }),
      '42501',
      OWNERS,
    );
    await expect(
      rules.sql(`update public.users set role = 'SUPERUSER' where id = $1`, [idOf('target', 'ADMIN')]),
    ).rejects.toThrow(OWNERS);
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D. the owner promotes a user, and an account that never signed in', async () => {
    await make(` ${emailOf('target', 'USER').toUpperCase()}`);
    await make(UNFINISHED.email);
    expect(await superusers()).toEqual(
      expect.arrayContaining([{ email: emailOf('target', 'USER') }, { email: UNFINISHED.email }]),
    );
    await expect(make('nobody@test.example')).rejects.toThrow('There is no account with the email');
    await expect(unmake(emailOf('target', 'ADMIN'))).rejects.toThrow('There is no superuser with the email');
  });

  it('D. the permission ends with the function', async () => {
    await expect(
      rules.exec(`
        begin;
        select public.make_superuser('${UNFINISHED.email}');
        update public.users set role = 'SUPERUSER' where id = '${idOf('target', 'ADMIN')}';
      `),
    ).rejects.toThrow(OWNERS);
    await rules.exec('rollback');
    await expect(
      rules.exec(`
        begin;
        select public.unmake_superuser('${emailOf('target', 'SUPERUSER')}', 'ADMIN');
        update public.users set role = 'SUPERUSER' where id = '${idOf('target', 'ADMIN')}';
      `),
    ).rejects.toThrow(OWNERS);
    await rules.exec('rollback');
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D. clients cannot call these functions, even with the service key', async () => {
    for (const caller of [as('SUPERUSER'), as('ADMIN'), rules.as('service key')]) {
      expectError(await caller.rpc('make_superuser', { email: emailOf('actor', 'ADMIN') }), '42501');
      const unmade = await caller.rpc('unmake_superuser', { email: emailOf('target', 'SUPERUSER'), new_role: 'USER' });
      expectError(unmade, '42501');
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('D-14 two superusers cannot remove each other through the app', async () => {
    await unmake(emailOf('assigned', 'SUPERUSER'));
    for (const [one, other] of [
      ['actor', 'target'],
      ['target', 'actor'],
    ] as const) {
      const answer = await rules
        .as({ account: idOf(one, 'SUPERUSER') })
        .rpc('remove_user', { target: idOf(other, 'SUPERUSER') });
      expectError(answer, '42501', 'You do not have permission to remove this user');
    }
    expect(await superusers()).toHaveLength(2);
  });
});
