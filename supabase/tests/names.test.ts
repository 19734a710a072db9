import { describe, expect, it } from 'vitest';
import { nameError, unreservedNameError } from '../../machines/rules/validation.ts';
import { expectError, rowsOf } from './support/answers.ts';
import { DEPARTMENTS, idOf, TEAMS, type Actor, emailOf } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const ME = idOf('actor', 'SUPERVISOR');
// A user chooses their first and last name only during setup.
const { rules, database } = startWithFixtures(async ({ sql }) => {
  await sql('update public.users set is_password_changed = false where id = $1', [ME]);
});

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

/** The characters that JavaScript's `trim` removes. */
const SPACES = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) => !one.trim());
/** Invisible characters, alone and next to white space. */
const UNSEEN = [
  ...['\u200b', '\u2060', ' \u200b\u00a0\u2060', '\u200d', '\u00ad', '\u2800', '\u200e\u200f', '\u3164', '\ufe0f'],
  '\u{e0041}',
];
const CONTROLS = ['\u0001', '\t', '\n', '\u001f', '\u007f', '\u0085', '\u009f', '\u2028', '\u2029'];
const NAMED = ['teams', 'departments'] as const;
const TAKEN = {
  teams: 'duplicate key value violates unique constraint "teams_name_in_department"',
  departments: 'duplicate key value violates unique constraint "departments_name"',
};
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place);
const NAMES_OF_PEOPLE = ['first_name', 'last_name', 'display_name'] as const;

async function renameMyself(change: object) {
  return await as('SUPERVISOR').from('users').update(change).eq('id', ME).select('id');
}

describe('White space around a name', () => {
  for (const table of NAMED) {
    it(`is trimmed in ${table}`, async () => {
      for (const space of SPACES) {
        const padded = `${space}${space}Padded by ${space.codePointAt(0)}${space}`;
        expect((await as('EMPLOYEE').from(table).insert({ name: padded })).error).toBeNull();
      }
      const names = await rules.sql(`select name from public.${table} where name like '%Padded%' order by created_at`);
      expect(names).toEqual(SPACES.map((space) => ({ name: `Padded by ${space.codePointAt(0)}` })));
    });

    it(`is not a name in ${table}, and does not distinguish names`, async () => {
      for (const space of [...SPACES, ...UNSEEN]) {
        expect((await as('EMPLOYEE').from(table).insert({ name: space })).error?.message).toContain('name_check');
      }
      const name = `${table === 'teams' ? 'Test Choir' : 'Care'}\u00a0`;
      expectError(await as('EMPLOYEE').from(table).insert({ name }), '23505', TAKEN[table]);
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('is trimmed in names of users', async () => {
    for (const space of SPACES) {
      const padded = Object.fromEntries(NAMES_OF_PEOPLE.map((field) => [field, `${space}Ada${space}`]));
      expect(rowsOf(await renameMyself(padded))).toHaveLength(1);
      expect(await rules.sql(`select ${NAMES_OF_PEOPLE.join()} from public.users where id = $1`, [ME])).toEqual([
        Object.fromEntries(NAMES_OF_PEOPLE.map((field) => [field, 'Ada'])),
      ]);
    }
  });
});

it('The database and the forms agree on invisible characters, one by one', async () => {
  // Higher planes only have tags.
  const characters = [...range(0xa0, 0xd7ff), ...range(0xe000, 0x1ffff), ...range(0xe0000, 0xe1fff)];
  const blank = await rules.sql<{ code: number }>(
    `select code from unnest(array[${characters.join()}]) as code where private.stored_name(chr(code)) = '' order by code`,
  );
  const judged = characters.filter((code) => nameError('Name', String.fromCodePoint(code)) === 'Name is required');
  expect(blank.map(({ code }) => code)).toEqual(judged);
});

it.each(['\u200bZero\u2060width\u200b', '👩‍👩‍👧‍👦 Zero', 'Zero علی\u200cرضا'])(
  'A name keeps invisible characters between visible ones: %j',
  async (name) => {
    for (const table of NAMED) {
      expect((await as('EMPLOYEE').from(table).insert({ name })).error).toBeNull();
      expect(await rules.sql(`select name from public.${table} where name like '%Zero%'`)).toEqual([{ name }]);
    }
  },
);

describe('A stored name', () => {
  const REQUIRED = { first_name: 'First name is required', last_name: 'Last name is required' };

  for (const [field, message] of Object.entries(REQUIRED)) {
    it(`cannot be cleared: ${field}`, async () => {
      for (const blank of [null, '', ' ', '\u200b']) {
        expectError(await renameMyself({ [field]: blank }), '22023', message);
        const target = as('ADMIN')
          .from('users')
          .update({ [field]: blank });
        expectError(await target.eq('id', idOf('target', 'EMPLOYEE')).select('id'), '22023', message);
      }
      expect(await database.isUnchanged()).toBe(true);
    });

    it(`may be missing before setup: ${field}`, async () => {
      const id = idOf('target', 'EMPLOYEE');
      await rules.sql(`update public.users set ${field} = null where id = $1`, [id]);
      const saved = as('ADMIN')
        .from('users')
        .update({ role: 'SUPERVISOR', [field]: null });
      expect(rowsOf(await saved.eq('id', id).select('id'))).toHaveLength(1);
    });
  }

  it('can be cleared if it is the display name', async () => {
    expect(rowsOf(await renameMyself({ display_name: 'Shown' }))).toHaveLength(1);
    expect(rowsOf(await renameMyself({ display_name: ' ' }))).toHaveLength(1);
  });
});

describe('A control character in a name', () => {
  const message = 'A name contains a character that cannot be saved';

  for (const control of CONTROLS) {
    it(`is rejected: ${JSON.stringify(control)}`, async () => {
      const name = `Two${control}lines`;
      for (const table of NAMED) {
        expectError(await as('EMPLOYEE').from(table).insert({ name }), '22023', message);
        const renamed = as('EMPLOYEE').from(table).update({ name });
        const id = table === 'teams' ? TEAMS.choir : DEPARTMENTS.care;
        expectError(await renamed.eq('id', id).select('id'), '22023', message);
      }
      for (const field of NAMES_OF_PEOPLE) expectError(await renameMyself({ [field]: name }), '22023', message);
      expect(await database.isUnchanged()).toBe(true);
    });
  }
});

describe('Two Unicode forms of a name', () => {
  const COMPOSED = 'Caf\u00e9';
  const DECOMPOSED = 'CAFE\u0301';

  for (const table of NAMED) {
    it(`are equal in ${table}, and stored in NFC`, async () => {
      expect((await as('EMPLOYEE').from(table).insert({ name: DECOMPOSED })).error).toBeNull();
      const error = await as('EMPLOYEE').from(table).insert({ name: COMPOSED });
      expectError(error, '23505', TAKEN[table]);
      expect(await rules.sql(`select name from public.${table} where name ilike 'caf%'`)).toEqual([
        { name: DECOMPOSED.normalize('NFC') },
      ]);
    });
  }
});

const RESERVED = 'This name is reserved. Choose another one.';
const INVALID = 'Enter a valid email address';

describe('An address with an invisible character', () => {
  for (const email of [
    '\u200enew@test.example',
    'n\u200bew@test.example',
    'new@test.example\u202e',
    'n\u0456w@test.example',
  ]) {
    it(`H-12 gets no account and no profile: ${JSON.stringify(email)}`, async () => {
      // The embedded auth server accepts the address; a hosted one rejects it itself.
      const { data, error } = await rules.withSession().auth.signUp({ email, password: 'temporary' });
      expect([data.user, error?.status]).toEqual([null, 500]);
      await expect(
        rules.sql('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email]),
      ).rejects.toThrow(INVALID);
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('H-13 of an existing account gets no profile', async () => {
    const email = 'n\u200bew@test.example';
    const [account] = await rules.sql<{ id: string }>('select gen_random_uuid() as id');
    const id = account?.id ?? '';
    await rules.exec(`
      begin; set local session_replication_role = replica;
      insert into auth.users (id, email) values ('${id}', '${email}'); commit;
    `);
    const own = rules.as({ account: id }).from('users');
    expectError(await own.insert({ id, email, role: 'USER' }), '22023', INVALID);
    expectError(await own.insert({ id, email: 'new@test.example', role: 'USER' }), '42501');
    expectError(await as('ADMIN').from('users').insert({ id, email, role: 'EMPLOYEE' }), '22023', INVALID);
    await expect(rules.sql('select public.make_superuser($1)', [email])).rejects.toThrow('There is no account');
    expect(await rules.sql('select id from public.users where id = $1', [id])).toEqual([]);
  });

  it('H-14 cannot replace the address of an account', async () => {
    const email = emailOf('target', 'MANAGER').replace('@', '\u200b@');
    const change = rules.sql('update auth.users set email = $2 where id = $1', [idOf('target', 'EMPLOYEE'), email]);
    await expect(change).rejects.toThrow(INVALID);
    expect(await database.isUnchanged()).toBe(true);
  });

  it('H-15 is invited, found and discarded without the character', async () => {
    expect((await as('ADMIN').rpc('issue_ticket', { email: '\u200emailto:New@test.example\u200b' })).error).toBeNull();
    expect(await rules.sql('select email from public.tickets')).toEqual([{ email: 'new@test.example' }]);
    const taken = emailOf('target', 'MANAGER').replace('@', '\u200b@');
    const discarded = await as('ADMIN').rpc('discard_unfinished_account', { email: taken });
    expectError(discarded, '23505', 'This email address belongs to an existing user');
    for (const email of ['a..b@x.org', '.a@x.org', 'a@x.org.', 'a@b.-org', 'İ@x.org']) {
      expectError(await as('ADMIN').rpc('issue_ticket', { email }), '22023', INVALID);
    }
  });
});

describe('A name that reads like a label for none or all', () => {
  const names = ['No Department', ' no  team', 'ALL DEPARTMENTS', 'All\u00a0Teams', 'No\u200b Department', '-', ' — '];
  for (const table of ['teams', 'departments'] as const) {
    it(`H-16 is rejected for ${table}`, async () => {
      for (const name of names) {
        expect(unreservedNameError('Name', name)).toBe(RESERVED);
        expectError(await as('EMPLOYEE').from(table).insert({ name }), '22023', RESERVED);
        const renamed = as('EMPLOYEE').from(table).update({ name }).neq('name', '').select('id');
        expectError(await renamed, '22023', RESERVED);
      }
      expect(await database.isUnchanged()).toBe(true);
    });

    it(`H-17 that looks like an existing one of ${table} is rejected`, async () => {
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

it('F-76 finds a person by name and address in the format of email clients', async () => {
  const parameters = [idOf('target', 'MANAGER'), 'Miri\u200bam'];
  await rules.sql(`update public.users set first_name = $2, last_name = 'Goldberg' where id = $1`, parameters);
  const email = emailOf('target', 'MANAGER');
  for (const query of [`Miriam Goldberg <${email}>`, `"Goldberg, Miriam" <${email}>`, `(${email})`, 'mir\u200eiam']) {
    const found = await as('EMPLOYEE').rpc('count_staff', { query, filters: {} });
    expect([query, found.error, found.data]).toEqual([query, null, { number: 1, is_exact: true }]);
  }
});
