import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { emailOf, idOf, ROLES, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const { rules, database } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });
const NOBODY = '00000000-0000-4000-9999-000000000000';

describe('F. Removal', () => {
  for (const role of ROLES) {
    it(`F-01 ${role} cannot remove themselves`, async () => {
      const answer = await as(role).rpc('remove_user', { target: idOf('actor', role) });
      expectError(answer, '42501', 'You do not have permission to remove this user');
      expect(await database.isUnchanged()).toBe(true);
    });

    it(`F-02 ${role} cannot delete rows of users`, async () => {
      const users = as(role).from('users');
      expect(rowsOf(await users.delete().eq('id', idOf('target', 'EMPLOYEE')).select('id'))).toEqual([]);
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('F-03 removing an unknown id or null returns 404', async () => {
    for (const target of [NOBODY, null]) {
      const answer = await as('ADMIN').rpc('remove_user', { target });
      expectError(answer, 'PT404', 'User not found');
      expect(answer.status).toBe(404);
    }
  });

  it('F-03 removing a user twice returns 404', async () => {
    const target = idOf('target', 'EMPLOYEE');
    expect((await as('ADMIN').rpc('remove_user', { target })).error).toBeNull();
    expectError(await as('ADMIN').rpc('remove_user', { target }), 'PT404', 'User not found');
  });

  it('F. the service key cannot remove users', async () => {
    expectError(await rules.as('service key').rpc('remove_user', { target: idOf('target', 'EMPLOYEE') }), '42501');
    expect(await database.isUnchanged()).toBe(true);
  });

  it('F. a removed user’s valid token cannot read or recreate a profile', async () => {
    const target = idOf('target', 'ADMIN');
    await as('SUPERUSER').rpc('remove_user', { target });
    const removed = rules.as({ account: target });
    expect(rowsOf(await removed.from('users').select('id'))).toEqual([]);
    const profile = { id: target, email: emailOf('target', 'ADMIN'), role: 'USER' };
    expectError(await removed.from('users').insert(profile), 'PT404', 'There is no account with this id and email');
    expectError(await removed.rpc('remove_user', { target: idOf('target', 'EMPLOYEE') }), '42501');
  });

  it('F. a demoted user’s valid token has the permissions of the new role', async () => {
    await as('SUPERUSER').from('users').update({ role: 'EMPLOYEE' }).eq('id', idOf('actor', 'ADMIN'));
    expectError(await as('ADMIN').rpc('remove_user', { target: idOf('target', 'EMPLOYEE') }), '42501');
  });
});

describe('F. Accounts without a profile', () => {
  const discard = async (actor: Actor, email: string) => await as(actor).rpc('discard_unfinished_account', { email });
  const accounts = async (email: string) => await rules.sql('select id from auth.users where email = $1', [email]);

  for (const actor of ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR'] as const) {
    it(`F. ${actor} discards one, which the audit log records`, async () => {
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

  it('F. EMPLOYEE cannot add users or discard accounts', async () => {
    expectError(await discard('EMPLOYEE', UNFINISHED.email), '42501', 'You do not have permission to add users');
    expect(await database.isUnchanged()).toBe(true);
  });

  it('F. an account with a profile cannot be discarded', async () => {
    for (const role of ROLES) {
      const answer = await discard('SUPERUSER', emailOf('target', role));
      expectError(answer, '23505', 'This email address belongs to an existing user');
      expect(answer.status).toBe(409);
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('F. discarding an unknown address does nothing', async () => {
    expect((await discard('ADMIN', 'nobody@test.example')).error).toBeNull();
    expect(await database.isUnchanged()).toBe(true);
  });
});

const TEMPORARY = 'temporary password';
const OWN = 'a password of my own';

/** Adds a MANAGER like an admin does: invites, signs up with a temporary password, and creates the profile. */
async function addManager(email: string): Promise<string> {
  const admin = rules.as({ account: idOf('actor', 'ADMIN') });
  expect((await admin.rpc('issue_ticket', { email })).error).toBeNull();
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

/** Edits a user that a MANAGER may edit. Returns the number of changed rows. */
async function editEmployee(client: SupabaseClient): Promise<number> {
  const change = { first_name: 'Edited' };
  return rowsOf(await client.from('users').update(change).eq('id', idOf('target', 'EMPLOYEE')).select('id')).length;
}

describe('P. Setup of a new account', () => {
  it('P-13 grants the permissions of the role only when complete', async () => {
    const email = 'new.manager@test.example';
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

  it('P-14 cannot be completed with the temporary password', async () => {
    const email = 'same.password@test.example';
    const id = await addManager(email);
    const client = rules.withSession();
    await client.auth.signInWithPassword({ email, password: TEMPORARY });
    expect((await client.auth.updateUser({ password: TEMPORARY })).error).toMatchObject({ code: 'same_password' });
    expectError(await completeSetup(client, id), '42501', 'The password has not been changed yet');
  });

  it('P-15 P-18 cannot be skipped with a session from a reset email, whose code has ten digits', async () => {
    const email = 'recovering@test.example';
    const id = await addManager(email);
    const client = rules.withSession();
    await client.auth.resetPasswordForEmail(email);
    const token = /code: (\d{10})\b/.exec(rules.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    expect(await hasRights(client)).toBe(false);
    expect(await editEmployee(client)).toBe(0);
    expectError(await completeSetup(client, id), '42501', 'The password has not been changed yet');

    expect((await client.auth.updateUser({ password: OWN })).error).toBeNull();
    expect(await hasRights(client)).toBe(false);
    expect(rowsOf(await completeSetup(client, id))).toEqual([{ id }]);
    expect(await hasRights(client)).toBe(true);
  });

  it('P-16 revokes the permissions when pending again', async () => {
    const id = idOf('actor', 'ADMIN');
    const client = rules.as({ account: id });
    expect(await hasRights(client)).toBe(true);
    await rules.sql('update public.users set is_password_changed = false where id = $1', [id]);
    expect(await hasRights(client)).toBe(false);
    expect(await editEmployee(client)).toBe(0);
  });
});
