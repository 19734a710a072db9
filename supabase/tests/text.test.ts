import { describe, expect, it } from 'vitest';
import { unreservedNameError } from '../../machines/rules/validation.ts';
import { expectError } from './support/answers.ts';
import { emailOf, idOf, type Actor } from './support/fixtures.ts';
import { startStage } from './support/stage.ts';

const { rules, stage } = startStage();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });
const RESERVED = 'This name is reserved. Choose another one.';
const INVALID = 'Enter a valid email address';

describe('An address with an invisible character', () => {
  for (const email of [
    '\u200enew@cast.example',
    'n\u200bew@cast.example',
    'new@cast.example\u202e',
    'n\u0456w@cast.example',
  ]) {
    it(`H-12 gets no account and no profile: ${JSON.stringify(email)}`, async () => {
      // The address is right for the embedded auth server; a hosted one rejects it itself.
      const { data, error } = await rules.withSession().auth.signUp({ email, password: 'temporary' });
      expect([data.user, error?.status]).toEqual([null, 500]);
      await expect(
        rules.sql('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email]),
      ).rejects.toThrow(INVALID);
      expect(await stage.isUntouched()).toBe(true);
    });
  }

  it('H-13 of an account that is there already makes no profile', async () => {
    const email = 'n\u200bew@cast.example';
    const [account] = await rules.sql<{ id: string }>('select gen_random_uuid() as id');
    const id = account?.id ?? '';
    await rules.exec(`
      begin; set local session_replication_role = replica;
      insert into auth.users (id, email) values ('${id}', '${email}'); commit;
    `);
    const own = rules.as({ account: id }).from('users');
    expectError(await own.insert({ id, email, role: 'USER' }), '22023', INVALID);
    expectError(await own.insert({ id, email: 'new@cast.example', role: 'USER' }), '42501');
    expectError(await as('ADMIN').from('users').insert({ id, email, role: 'EMPLOYEE' }), '22023', INVALID);
    await expect(rules.sql('select public.make_superuser($1)', [email])).rejects.toThrow('There is no account');
    expect(await rules.sql('select id from public.users where id = $1', [id])).toEqual([]);
  });

  it('H-14 takes no account’s place when the address of an account changes', async () => {
    const email = emailOf('target', 'MANAGER').replace('@', '\u200b@');
    const change = rules.sql('update auth.users set email = $2 where id = $1', [idOf('target', 'EMPLOYEE'), email]);
    await expect(change).rejects.toThrow(INVALID);
    expect(await stage.isUntouched()).toBe(true);
  });

  it('H-15 is invited, found and discarded without it', async () => {
    expect((await as('ADMIN').rpc('invite', { email: '\u200emailto:New@cast.example\u200b' })).error).toBeNull();
    expect(await rules.sql('select email from public.invitations')).toEqual([{ email: 'new@cast.example' }]);
    const taken = emailOf('target', 'MANAGER').replace('@', '\u200b@');
    const discarded = await as('ADMIN').rpc('discard_unfinished_account', { email: taken });
    expectError(discarded, '23505', 'This email address belongs to an existing user');
    for (const email of ['a..b@x.org', '.a@x.org', 'a@x.org.', 'a@b.-org', 'İ@x.org']) {
      expectError(await as('ADMIN').rpc('invite', { email }), '22023', INVALID);
    }
  });
});

describe('A name that reads as none or as all', () => {
  const names = ['No Department', ' no  team', 'ALL DEPARTMENTS', 'All\u00a0Teams', 'No\u200b Department', '-', ' — '];
  for (const table of ['teams', 'departments'] as const) {
    it(`H-16 is given to none of ${table}`, async () => {
      for (const name of names) {
        expect(unreservedNameError('Name', name)).toBe(RESERVED);
        expectError(await as('EMPLOYEE').from(table).insert({ name }), '22023', RESERVED);
        const renamed = as('EMPLOYEE').from(table).update({ name }).neq('name', '').select('id');
        expectError(await renamed, '22023', RESERVED);
      }
      expect(await stage.isUntouched()).toBe(true);
    });

    it(`H-17 looks like no other one of ${table}`, async () => {
      expect((await as('EMPLOYEE').from(table).insert({ name: 'Late  Shift\u200b' })).error).toBeNull();
      for (const name of ['late shift', 'Late\u00a0Shift', 'La\u200bte Shift', '\u2060Late \u200e Shift']) {
        expectError(await as('EMPLOYEE').from(table).insert({ name, sort_name: 'x' }), '23505');
      }
      expect(await rules.sql(`select name from public.${table} where sort_name = 'late shift'`)).toEqual([
        { name: 'Late Shift\u200b' },
      ]);
    });
  }
});

it('F-76 a person is found by name and address as a mail program writes them, and without what is invisible', async () => {
  await rules.sql(`update public.users set first_name = $2, last_name = 'Goldberg' where id = $1`, [
    idOf('target', 'MANAGER'),
    'Miri\u200bam',
  ]);
  const email = emailOf('target', 'MANAGER');
  for (const query of [`Miriam Goldberg <${email}>`, `"Goldberg, Miriam" <${email}>`, `(${email})`, 'mir\u200eiam']) {
    const found = await as('EMPLOYEE').rpc('count_staff', { query, filters: {} });
    expect([query, found.error, found.data]).toEqual([query, null, { number: 1, is_exact: true }]);
  }
});
