import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { emailOf, idOf, ROLES, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startStage } from './support/stage.ts';

const { rules, stage } = startStage();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });
const NOBODY = '00000000-0000-4000-9999-000000000000';

describe('F. Removal', () => {
  for (const role of ROLES) {
    it(`F-01 ${role} does not remove themselves`, async () => {
      const answer = await as(role).rpc('remove_user', { target: idOf('actor', role) });
      expectError(answer, '42501', 'You do not have permission to remove this user');
      expect(await stage.isUntouched()).toBe(true);
    });

    it(`F-02 ${role} deletes no row of users`, async () => {
      const users = as(role).from('users');
      expect(rowsOf(await users.delete().eq('id', idOf('target', 'EMPLOYEE')).select('id'))).toEqual([]);
      expect(await stage.isUntouched()).toBe(true);
    });
  }

  it('F-03 a missing person, or nobody, is not found', async () => {
    for (const target of [NOBODY, null]) {
      const answer = await as('ADMIN').rpc('remove_user', { target });
      expectError(answer, 'PT404', 'User not found');
      expect(answer.status).toBe(404);
    }
  });

  it('F-03 a second removal finds nobody', async () => {
    const target = idOf('target', 'EMPLOYEE');
    expect((await as('ADMIN').rpc('remove_user', { target })).error).toBeNull();
    expectError(await as('ADMIN').rpc('remove_user', { target }), 'PT404', 'User not found');
  });

  it('F. the service key is nobody, and removes nobody', async () => {
    expectError(await rules.as('service key').rpc('remove_user', { target: idOf('target', 'EMPLOYEE') }), '42501');
    expect(await stage.isUntouched()).toBe(true);
  });

  it('F. a removed person’s living token reads nothing and rebuilds nothing', async () => {
    const target = idOf('target', 'ADMIN');
    await as('SUPERUSER').rpc('remove_user', { target });
    const removed = rules.as({ account: target });
    expect(rowsOf(await removed.from('users').select('id'))).toEqual([]);
    const profile = { id: target, email: emailOf('target', 'ADMIN'), role: 'USER' };
    expectError(await removed.from('users').insert(profile), 'PT404', 'There is no account with this id and email');
    expectError(await removed.rpc('remove_user', { target: idOf('target', 'EMPLOYEE') }), '42501');
  });

  it('F. a demoted person’s living token does what the new role may', async () => {
    await as('SUPERUSER').from('users').update({ role: 'EMPLOYEE' }).eq('id', idOf('actor', 'ADMIN'));
    expectError(await as('ADMIN').rpc('remove_user', { target: idOf('target', 'EMPLOYEE') }), '42501');
  });
});

describe('F. Accounts that nobody finished', () => {
  const discard = async (actor: Actor, email: string) => await as(actor).rpc('discard_unfinished_account', { email });
  const accounts = async (email: string) => await rules.sql('select id from auth.users where email = $1', [email]);

  for (const actor of ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR'] as const) {
    it(`F. ${actor} discards one, and the audit log tells`, async () => {
      expect((await discard(actor, ` ${UNFINISHED.email.toUpperCase()} `)).error).toBeNull();
      expect(await accounts(UNFINISHED.email)).toEqual([]);
      expect(
        await rules.sql(
          `select performed_by_label, action, resource_type, details from public.audit_logs where resource_id = $1`,
          [UNFINISHED.id],
        ),
      ).toEqual([
        {
          performed_by_label: `actor ${actor}`,
          action: 'DELETE',
          resource_type: 'users',
          details: { label: UNFINISHED.email, changes: { email: { old: UNFINISHED.email, new: null } } },
        },
      ]);
    });
  }

  it('F. EMPLOYEE adds nobody, and discards nothing', async () => {
    expectError(await discard('EMPLOYEE', UNFINISHED.email), '42501', 'You do not have permission to add users');
    expect(await stage.isUntouched()).toBe(true);
  });

  it('F. an account with a profile stays', async () => {
    for (const role of ROLES) {
      const answer = await discard('SUPERUSER', emailOf('target', role));
      expectError(answer, '23505', 'This email address belongs to an existing user');
      expect(answer.status).toBe(409);
    }
    expect(await stage.isUntouched()).toBe(true);
  });

  it('F. an address without an account needs nothing done', async () => {
    expect((await discard('ADMIN', 'nobody@cast.example')).error).toBeNull();
    expect(await stage.isUntouched()).toBe(true);
  });
});
