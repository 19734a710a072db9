import { describe, expect, it } from 'vitest';
import { NAMES_CHANGED_BY } from '../../machines/rules/validation.ts';
import { expectError, rowsOf } from './support/answers.ts';
import { emailOf, idOf, ROLES, UNFINISHED } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

async function updateOwn(role: (typeof ROLES)[number], change: object) {
  const account = idOf('actor', role);
  return await rules.as({ account }).from('users').update(change).eq('id', account).select('id');
}

describe('C. The user’s own row', () => {
  ROLES.flatMap((role) => ROLES.map((given) => ({ role, given }))).forEach(({ role, given }, index) => {
    const id = `C-${String(1 + index).padStart(2, '0')}`;

    it(`${id} ${role} updates their own role to ${given}`, async () => {
      const answer = await updateOwn(role, { role: given });
      if (role === given) {
        expect(rowsOf(answer)).toHaveLength(1);
      } else {
        expectError(answer, '42501', 'You cannot change your own role');
        expect(await database.isUnchanged()).toBe(true);
      }
    });
  });

  const REFUSED: [string, string, object][] = [
    ['C-37', 'role_level', { role_level: 99 }],
    ['C-37', 'role_id', { role_id: 99 }],
    ['C-39', 'email', { email: 'another@test.example' }],
    ['C-40', 'id', { id: UNFINISHED.id }],
    ['C-40', 'created_at', { created_at: '2001-01-01' }],
    ['E-19', 'is_password_changed', { is_password_changed: false }],
    ['B-18', 'is_signed_up', { is_signed_up: true }],
    ['C-44', 'password_changed_at', { password_changed_at: '2001-01-01' }],
  ];
  for (const [id, field, change] of REFUSED) {
    for (const role of ROLES) {
      it(`${id} ${role} cannot update ${field}`, async () => {
        expectError(await updateOwn(role, change), '42501');
        expect(await database.isUnchanged()).toBe(true);
      });
    }
  }

  for (const theme of ['x', '<script>']) {
    it(`C-43 rejects the theme ${theme}`, async () => {
      const answer = await updateOwn('EMPLOYEE', { theme_preference: theme });
      expect(answer.error?.message).toContain('users_theme_preference_check');
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('C. display name and theme can be updated', async () => {
    const change = { display_name: ' Shown\t', theme_preference: 'dark' };
    for (const role of ROLES) expect(rowsOf(await updateOwn(role, change))).toHaveLength(1);
    expect(
      await rules.sql(`select distinct display_name, theme_preference from public.users where email like 'actor.%'`),
    ).toEqual([{ display_name: 'Shown', theme_preference: 'dark' }]);
  });

  it('E-15 first and last name cannot be those of a colleague; missing ones can be set', async () => {
    const message = NAMES_CHANGED_BY.replace(/\.$/, '');
    for (const role of ROLES) expectError(await updateOwn(role, { first_name: 'Sigrid' }), '42501', message);
    expectError(await updateOwn('EMPLOYEE', { last_name: 'Aalto' }), '42501', message);
    await rules.sql('update public.users set first_name = null where id = $1', [idOf('actor', 'USER')]);
    expect(rowsOf(await updateOwn('USER', { first_name: 'Nia' }))).toHaveLength(1);
  });

  it('H-04 names are at most 200 characters', async () => {
    expect(rowsOf(await updateOwn('EMPLOYEE', { display_name: 'n'.repeat(200) }))).toHaveLength(1);
    for (const field of ['first_name', 'last_name', 'display_name']) {
      expect((await updateOwn('EMPLOYEE', { [field]: 'n'.repeat(201) })).error).not.toBeNull();
    }
  });
});

describe('C-44 is_password_changed', () => {
  const columns = 'is_password_changed, password_changed_at is not null as is_recorded';
  const flags = async (email: string) =>
    await rules.sql(`select ${columns} from public.users where email = $1`, [email]);

  it('C-44 cannot be set before the password has changed', async () => {
    const client = rules.withSession();
    const email = 'self.made@test.example';
    const { data } = await client.auth.signUp({ email, password: 'temporary' });
    const id = data.user?.id ?? '';
    expect((await client.from('users').insert({ id, email, role: 'USER' })).error).toBeNull();
    const complete = async () =>
      await client.from('users').update({ is_password_changed: true }).eq('id', id).select('id');

    expectError(await complete(), '42501', 'The password has not been changed yet');
    expect((await client.auth.updateUser({ password: 'temporary' })).error).toMatchObject({ code: 'same_password' });
    expect((await client.auth.updateUser({ data: { nickname: 'x' } })).error).toBeNull();
    expectError(await complete(), '42501', 'The password has not been changed yet');
    expect(await flags(email)).toEqual([{ is_password_changed: false, is_recorded: false }]);

    expect((await client.auth.updateUser({ password: 'of my own' })).error).toBeNull();
    expect(await flags(email)).toEqual([{ is_password_changed: false, is_recorded: true }]);
    expect(rowsOf(await complete())).toHaveLength(1);
    expect(await flags(email)).toEqual([{ is_password_changed: true, is_recorded: true }]);
  });

  it('C-44 cannot be set early with the service key', async () => {
    await rules.sql(
      'update public.users set is_password_changed = false, password_changed_at = null where email = $1',
      [emailOf('target', 'EMPLOYEE')],
    );
    const answer = await rules
      .as('service key')
      .from('users')
      .update({ is_password_changed: true })
      .eq('email', emailOf('target', 'EMPLOYEE'))
      .select('id');
    expectError(answer, '42501', 'The password has not been changed yet');
  });

  it('C-44 does not count the same hash, or the password hashed again at sign-in, as a change', async () => {
    await rules.sql(
      'update public.users set is_password_changed = false, password_changed_at = null where email = $1',
      [emailOf('target', 'EMPLOYEE')],
    );
    const write = async (change: string) => {
      await rules.sql(`update auth.users set ${change} where email = $1`, [emailOf('target', 'EMPLOYEE')]);
      return await flags(emailOf('target', 'EMPLOYEE'));
    };
    for (const change of [
      `encrypted_password = 'no password', recovery_token = ''`,
      `encrypted_password = 'hashed again', updated_at = now()`,
    ]) {
      expect(await write(change)).toEqual([{ is_password_changed: false, is_recorded: false }]);
    }
    expect(await write(`encrypted_password = 'another', recovery_token = ''`)).toEqual([
      { is_password_changed: false, is_recorded: true },
    ]);
  });
});

const id = idOf('target', 'EMPLOYEE');
const NEW = 'moved@test.example';

const changeAccount = async (email: string, account = id) =>
  await rules.sql('update auth.users set email = $2 where id = $1', [account, email]);

async function person() {
  const [row] = await rules.sql<Record<string, string>>(
    `select u.email, u.sort_email, u.search_text, u.updated_at > s.updated_at as moved
     from public.users u join saved_public_users s using (id) where id = $1`,
    [id],
  );
  return row;
}

describe('The email address of an account', () => {
  it('is copied to the profile and the audit log when it changes', async () => {
    await changeAccount('Moved@Test.example');
    expect(await person()).toEqual({
      email: NEW,
      sort_email: NEW,
      search_text: expect.stringContaining(NEW) as string,
      moved: true,
    });
    expect(
      await rules.sql(
        `select action, resource_type, subject_id, details, performed_by_label from public.audit_logs
         where id not in (select id from saved_public_audit_logs)`,
      ),
    ).toEqual([
      {
        action: 'UPDATE',
        resource_type: 'users',
        subject_id: id,
        details: { label: 'target EMPLOYEE', changes: { email: { old: emailOf('target', 'EMPLOYEE'), new: NEW } } },
        performed_by_label: 'System',
      },
    ]);
  });

  it('E-22 of a suspended user is not copied', async () => {
    await rules.sql('update public.users set suspended_from = now() where id = $1', [id]);
    const suspended = await database.fingerprint();
    await changeAccount(NEW);
    expect(await person()).toMatchObject({ email: emailOf('target', 'EMPLOYEE') });
    await changeAccount(emailOf('target', 'EMPLOYEE'));
    expect(await database.fingerprint()).toBe(suspended);
  });

  it('E-22 is copied to the profile after confirmation of a change by code, and its user is the performer', async () => {
    const client = rules.withSession();
    const email = 'mover@test.example';
    const { data } = await client.auth.signUp({ email, password: 'temporary' });
    const account = data.user?.id ?? '';
    await rules.sql(`insert into public.users (id, email, role) values ($1, $2, 'EMPLOYEE')`, [account, email]);
    expect((await client.auth.updateUser({ email: NEW })).error).toBeNull();
    const emailOfRow = async () => await rules.sql('select email from public.users where id = $1', [account]);
    expect(await emailOfRow()).toEqual([{ email }]);
    const token = /code: (\d{10})/.exec(rules.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.auth.verifyOtp({ email, token, type: 'email_change' })).error).toBeNull();
    expect(await emailOfRow()).toEqual([{ email: NEW }]);
    const performer = { performed_by: account, performed_by_label: email, performed_by_email: email };
    const entry = `select ${Object.keys(performer).join()} from public.audit_logs where performed_by = $1`;
    expect(await rules.sql(entry, [account])).toEqual([performer]);
  });

  it('is unchanged if only its case changes', async () => {
    await changeAccount(emailOf('target', 'EMPLOYEE').toUpperCase());
    expect(await person()).toMatchObject({ email: emailOf('target', 'EMPLOYEE'), moved: false });
  });

  it('can change without a profile', async () => {
    await changeAccount(NEW, UNFINISHED.id);
    expect(await rules.sql('select id from public.users where email = $1', [NEW])).toEqual([]);
  });

  it('cannot equal the address of another user', async () => {
    await rules.exec(`
      begin; set local session_replication_role = replica;
      update auth.users set email = '${NEW}' where id = '${idOf('target', 'MANAGER')}'; commit;
    `);
    await expect(changeAccount(emailOf('target', 'MANAGER'))).rejects.toThrow('users_email_key');
  });

  it('cannot be written to the profile by clients', async () => {
    // Changes the address of the account without triggers, so that it differs from the profile.
    await rules.exec(`
      begin; set local session_replication_role = replica;
      update auth.users set email = '${NEW}' where id = '${id}'; commit;
    `);
    const left = await database.fingerprint();
    const message = 'You cannot write email';
    const write = async (caller: Parameters<typeof rules.as>[0], email: string) =>
      await rules.as(caller).from('users').update({ email }).eq('id', id).select('id');
    expectError(await write({ account: id }, NEW), '42501', message);
    expectError(await write({ account: idOf('actor', 'ADMIN') }, NEW), '42501', message);
    expectError(
      await write('service key', 'x@test.example'),
      '42501',
      'The email is copied from the account and cannot be changed here',
    );
    expect(await database.fingerprint()).toBe(left);
  });
});
