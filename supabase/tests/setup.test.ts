import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { idOf } from './support/fixtures.ts';
import { startStage } from './support/stage.ts';

const { rules } = startStage();

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

/** Edits somebody whom a MANAGER may edit; returns how many rows changed. */
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
