import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { emailOf, idOf, ROLES, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startStage } from './support/stage.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

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

const TEMPORARY = 'temporary password';
const OWN = 'a password of my own';

/** An account as an admin makes it: invited, signed up with a temporary password, and given a profile. */
async function addManager(email: string): Promise<string> {
  const admin = rules.as({ account: idOf('actor', 'ADMIN') });
  expect((await admin.rpc('invite', { email })).error).toBeNull();
  const { data } = await rules.withSession().auth.signUp({ email, password: TEMPORARY });
  const id = data.user?.id ?? '';
  const profile = { id, email, first_name: 'New', last_name: 'Manager', role: 'MANAGER' };
  expect((await admin.from('users').insert(profile)).error).toBeNull();
  return id;
}

async function hasRights(client: SupabaseClient): Promise<boolean> {
  const people = await client.rpc('search_staff', { query: '' });
  if (people.error === null) return rowsOf(people).length > 1;
  expectError(people, '42501', 'You do not have permission to see this');
  return false;
}

async function completeSetup(client: SupabaseClient, id: string) {
  const setup = { first_name: 'New', last_name: 'Manager', display_name: 'Newman', is_password_changed: true };
  return await client.from('users').update(setup).eq('id', id).select('id');
}

/** Edits someone whom a MANAGER may edit; returns how many rows changed. */
async function editEmployee(client: SupabaseClient): Promise<number> {
  const change = { first_name: 'Edited' };
  return rowsOf(await client.from('users').update(change).eq('id', idOf('target', 'EMPLOYEE')).select('id')).length;
}

describe('P. The setup of a new account', () => {
  it('P-13 gives the rights of the role when it is complete, and not before', async () => {
    const email = 'new.manager@cast.example';
    const id = await addManager(email);
    const client = rules.withSession();
    await client.auth.signInWithPassword({ email, password: TEMPORARY });
    expect(await hasRights(client)).toBe(false);
    expectError(await completeSetup(client, id), '42501', 'The password has not been changed yet');

    expect((await client.auth.updateUser({ password: OWN })).error).toBeNull();
    expect(await hasRights(client)).toBe(false);
    expect(await editEmployee(client)).toBe(0);

    expect(rowsOf(await completeSetup(client, id))).toEqual([{ id }]);
    expect(await hasRights(client)).toBe(true);
    expect(await editEmployee(client)).toBe(1);
  });

  it('P-14 is not completed by the temporary password again', async () => {
    const email = 'same.password@cast.example';
    const id = await addManager(email);
    const client = rules.withSession();
    await client.auth.signInWithPassword({ email, password: TEMPORARY });
    expect((await client.auth.updateUser({ password: TEMPORARY })).error).toMatchObject({ code: 'same_password' });
    expectError(await completeSetup(client, id), '42501', 'The password has not been changed yet');
  });

  it('P-15 is not skipped by the session of a reset email', async () => {
    const email = 'recovering@cast.example';
    const id = await addManager(email);
    const client = rules.withSession();
    await client.auth.resetPasswordForEmail(email);
    const token = /code: (\d{6})/.exec(rules.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    expect(await hasRights(client)).toBe(false);
    expect(await editEmployee(client)).toBe(0);
    expectError(await completeSetup(client, id), '42501', 'The password has not been changed yet');

    expect((await client.auth.updateUser({ password: OWN })).error).toBeNull();
    expect(await hasRights(client)).toBe(false);
    expect(rowsOf(await completeSetup(client, id))).toEqual([{ id }]);
    expect(await hasRights(client)).toBe(true);
  });

  it('P-16 that is undone takes the rights away again', async () => {
    const id = idOf('actor', 'ADMIN');
    const client = rules.as({ account: id });
    expect(await hasRights(client)).toBe(true);
    await client.from('users').update({ is_password_changed: false }).eq('id', id);
    expect(await hasRights(client)).toBe(false);
    expect(await editEmployee(client)).toBe(0);
  });
});
