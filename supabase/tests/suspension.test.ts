import { describe, expect, it } from 'vitest';
import { NOT_SUSPENDED } from '../../src/backend/wire/filters.ts';
import { rowsOf } from './support/answers.ts';
import { ACTORS, emailOf, idOf, TEAMS, UNFINISHED } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const PAST = '2026-01-02T00:00:00Z';

describe('S. Suspension', () => {
  const target = idOf('target', 'EMPLOYEE');
  const manager = () => rules.as({ account: idOf('actor', 'MANAGER') });

  const latest = async () => {
    const [entry] = await rules.sql<{ details: { changes: object }; search_text: string }>(
      'select details, search_text from public.audit_logs order by performed_at desc limit 1',
    );
    return entry;
  };

  it('S-02 users cannot suspend or restore themselves', async () => {
    for (const role of ACTORS) {
      const own = idOf('actor', role);
      for (const name of ['suspend_user', 'restore_user', 'require_new_password']) {
        expect((await rules.as({ account: own }).rpc(name, { target: own })).error?.code).toBe('42501');
      }
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('S-03 only functions write suspended_from and invited_at', async () => {
    const claims: { suspended_from?: string | null; invited_at?: string }[] = [
      { suspended_from: PAST },
      { suspended_from: null, invited_at: PAST },
      { invited_at: PAST },
    ];
    for (const claim of claims) {
      const edited = await manager().from('users').update(claim).eq('id', target);
      expect(edited.error?.code).toBe('42501');
      const own = rules.as({ account: target }).from('users').update(claim).eq('id', target);
      expect((await own).error?.code).toBe('42501');
      const row = { id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE', ...claim };
      if (Object.values(claim).some((value) => value !== null)) {
        expect((await manager().from('users').insert(row)).error?.code).toBe('42501');
      }
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it.each([
    ['a reason of more than 200 characters', { reason: 'x'.repeat(201) }, '22023'],
    ['a reason with a control character', { reason: 'a\u0007b' }, '22023'],
    ['an infinite date', { starts_at: 'infinity' }, '22023'],
    ['a date more than ten years away', { starts_at: '2999-01-01T00:00:00Z' }, '22023'],
    // On a server, the database driver rejects it.
    ['a number (L-06)', { starts_at: 5 }, /22023|SUP/],
    ['a date in the past (L-06)', { starts_at: '1970-01-01' }, '22023'],
    ['an invalid date', { starts_at: 'tomorrow morning' }, '22007'],
  ])('S-04 rejects %s', async (_, parameters, code) => {
    expect((await manager().rpc('suspend_user', { target, ...parameters })).error?.code).toMatch(code);
    expect(await database.isUnchanged()).toBe(true);
  });

  it('S-04 rejects a last day for a suspended user; suspending again changes nothing', async () => {
    await manager().rpc('suspend_user', { target });
    const suspended = await database.fingerprint();
    const { error } = await manager().rpc('suspend_user', { target, starts_at: inDays(1) });
    expect(error).toMatchObject({ code: '22023', message: 'This user is already suspended. Restore them first.' });
    expect((await manager().rpc('suspend_user', { target })).error).toBeNull();
    expect(await database.fingerprint()).toBe(suspended);
  });

  it('S-05 a new last day replaces the previous one, and a suspension takes effect immediately', async () => {
    const suspendedFrom = async () => {
      const [row] = await rules.sql<{ from: string }>(
        'select suspended_from::text as from from public.users where id = $1',
        [target],
      );
      return Date.parse(row?.from ?? '');
    };
    let replaces: string | null = null;
    for (const startsAt of [inDays(30), inDays(10)]) {
      await manager().rpc('suspend_user', { target, replaces, starts_at: startsAt });
      expect(await suspendedFrom()).toBe(Date.parse(startsAt));
      replaces = startsAt;
    }
    expect(await rules.sql('select id from auth.sessions where user_id = $1', [target])).not.toEqual([]);
    await manager().rpc('suspend_user', { target, replaces });
    expect(await suspendedFrom()).toBeLessThanOrEqual(Date.now());
    expect(await rules.sql('select id from auth.sessions where user_id = $1', [target])).toEqual([]);
  });

  it('S-05 ends the sessions, records the reason once, and restores with role, team and theme', async () => {
    const assigned = idOf('assigned', 'EMPLOYEE');
    const row = async () =>
      rules.sql('select role, theme_preference, assigned_team_id from public.users where id = $1', [assigned]);
    const before = await row();
    await manager().rpc('suspend_user', { target: assigned, reason: ' On  leave ' });
    expect(await rules.sql('select id from auth.sessions where user_id = $1', [assigned])).toEqual([]);
    expect((await latest())?.details.changes).toMatchObject({ reason: { old: null, new: 'On leave' } });
    expect((await latest())?.search_text).toMatch(/suspended_from/);
    await manager().rpc('restore_user', { target: assigned });
    expect(Object.keys((await latest())?.details.changes ?? {})).toEqual(['suspended_from']);
    expect(await row()).toEqual(before);
  });

  it('S-18 a restored superuser keeps no session and no password from the suspension', async () => {
    const id = idOf('target', 'SUPERUSER');
    const suspend = (startsAt: string | null) =>
      rules.sql('select public.suspend_superuser($1, $2::timestamptz)', [emailOf('target', 'SUPERUSER'), startsAt]);
    await suspend(PAST);
    await rules.sql('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);
    await rules.sql(`update auth.users set encrypted_password = 'set meanwhile', recovery_token = '' where id = $1`, [
      id,
    ]);
    await suspend(null);
    expect((await latest())?.details.changes).toMatchObject({
      suspended_from: { new: null },
      is_password_changed: { new: false },
    });
    expect(await rules.sql('select from auth.sessions where user_id = $1', [id])).toEqual([]);
    const row = 'select is_password_changed, password_changed_at from public.users where id = $1';
    expect(await rules.sql(row, [id])).toEqual([{ is_password_changed: false, password_changed_at: null }]);
  });

  it('S-19 a suspension replaces only the last day that the editor has seen', async () => {
    const [first, second] = [inDays(30), inDays(20)];
    const suspend = async (parameters: object) =>
      (await manager().rpc('suspend_user', { target, ...parameters })).error;
    expect(await suspend({ starts_at: first })).toBeNull();
    for (const parameters of [{}, { starts_at: second }, { starts_at: second, replaces: second }]) {
      expect((await suspend(parameters))?.code).toBe('PT409');
    }
    expect(await suspend({ starts_at: first }), 'a repeated request').toBeNull();
    await rules.as({ account: target }).from('users').update({ display_name: 'Busy' }).eq('id', target);
    expect(await suspend({ starts_at: second, replaces: first }), 'after a change of the own name').toBeNull();
    await manager().rpc('restore_user', { target });
    expect((await suspend({ replaces: second }))?.code, 'restored meanwhile').toBe('PT409');
  });

  it('S-20 requiring a new password before setup is complete is one entry of the audit log', async () => {
    await rules.exec(`begin; set local session_replication_role = replica;
      update public.users set is_password_changed = false, invited_at = now() where id = '${target}'; commit`);
    expect((await manager().rpc('require_new_password', { target })).error).toBeNull();
    expect((await latest())?.details.changes).toMatchObject({ is_password_changed: { old: false, new: false } });
    expect(
      await rules.sql(`select from public.audit_logs where subject_id = $1 and action = 'UPDATE' offset 1`, [target]),
    ).toEqual([]);
  });

  it('S-06 counts active members only', async () => {
    const count = async () => (await manager().from('teams').select('member_count').eq('name', 'Test Payroll')).data;
    expect(await count()).toEqual([{ member_count: 6 }]);
    await manager().rpc('suspend_user', { target: idOf('assigned', 'EMPLOYEE') });
    expect(await count()).toEqual([{ member_count: 5 }]);
    const listed = async (status: string) =>
      rowsOf(await manager().rpc('search_staff', { query: '', filters: { team: TEAMS.payroll, status } })).length;
    expect([await listed(NOT_SUSPENDED), await listed('suspended')]).toEqual([5, 1]);
  });

  it('S-17 concurrent requests end in a state of the chart', async () => {
    const admin = rules.as({ account: idOf('actor', 'ADMIN') });
    const results = await Promise.all([
      manager().rpc('suspend_user', { target }),
      admin.rpc('suspend_user', { target }),
      manager().from('users').update({ first_name: 'Saved' }).eq('id', target),
      admin.rpc('restore_user', { target }),
      manager().rpc('remove_user', { target }),
      admin.rpc('restore_user', { target }),
    ]);
    // A server runs them in any order, and requests after the removal fail.
    for (const { error } of results) expect(['done', 'PT404']).toContain(error?.code ?? 'done');
    expect(results[4].error).toBeNull();
    expect(await rules.sql('select id from public.users where id = $1', [target])).toEqual([]);
  });

  it('S-07 only the owner can suspend a superuser, except the last one', async () => {
    const [one, other] = [emailOf('actor', 'SUPERUSER'), emailOf('target', 'SUPERUSER')];
    for (const email of [emailOf('assigned', 'SUPERUSER'), other]) {
      await rules.sql('select public.suspend_superuser($1)', [email]);
    }
    await expect(rules.sql('select public.suspend_superuser($1)', [one])).rejects.toThrow('The last superuser');
    await expect(rules.sql(`select public.unmake_superuser($1, 'ADMIN')`, [one])).rejects.toThrow('The last superuser');
    await expect(rules.sql('update public.users set suspended_from = null where email = $1', [other])).rejects.toThrow(
      "Only the project's owner",
    );
    expect((await rules.as({ account: idOf('target', 'SUPERUSER') }).rpc('require_staff')).error?.code).toBe('42501');
    await rules.sql('select public.suspend_superuser($1, null)', [other]);
    expect((await rules.as({ account: idOf('target', 'SUPERUSER') }).rpc('require_staff')).error?.code).toBe('42501');
  });
});
