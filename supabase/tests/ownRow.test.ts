import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { emailOf, idOf, ROLES, UNFINISHED } from './support/fixtures.ts';
import { startStage } from './support/stage.ts';

const { rules, stage } = startStage();

async function updateOwn(role: (typeof ROLES)[number], change: object) {
  const account = idOf('actor', role);
  return await rules.as({ account }).from('users').update(change).eq('id', account).select('id');
}

describe('C. One’s own row', () => {
  ROLES.flatMap((role) => ROLES.map((given) => ({ role, given }))).forEach(({ role, given }, index) => {
    const id = `C-${String(1 + index).padStart(2, '0')}`;

    it(`${id} ${role} sets their own role to ${given}`, async () => {
      const answer = await updateOwn(role, { role: given });
      if (role === given) {
        expect(rowsOf(answer)).toHaveLength(1);
      } else {
        expectError(answer, '42501', 'You cannot change your own role');
        expect(await stage.isUntouched()).toBe(true);
      }
    });
  });

  const REFUSED: [string, string, object][] = [
    ['C-37', 'role_level', { role_level: 99 }],
    ['C-37', 'role_id', { role_id: 99 }],
    ['C-39', 'email', { email: 'another@cast.example' }],
    ['C-40', 'id', { id: UNFINISHED.id }],
    ['C-40', 'created_at', { created_at: '2001-01-01' }],
    ['C-44', 'password_changed_at', { password_changed_at: '2001-01-01' }],
  ];
  for (const [id, field, change] of REFUSED) {
    for (const role of ROLES) {
      it(`${id} ${role} does not change ${field}`, async () => {
        expectError(await updateOwn(role, change), '42501');
        expect(await stage.isUntouched()).toBe(true);
      });
    }
  }

  for (const theme of ['x', '<script>']) {
    it(`C-43 no theme is called ${theme}`, async () => {
      const answer = await updateOwn('EMPLOYEE', { theme_preference: theme });
      expect(answer.error?.message).toContain('users_theme_preference_check');
      expect(await stage.isUntouched()).toBe(true);
    });
  }

  it('C. names and theme are one’s own to change', async () => {
    const change = { first_name: ' New ', last_name: 'Name\t', display_name: ' Shown\t', theme_preference: 'dark' };
    for (const role of ROLES) expect(rowsOf(await updateOwn(role, change))).toHaveLength(1);
    expect(
      await rules.sql(
        `select distinct first_name, last_name, display_name, theme_preference from public.users
         where email like 'actor.%'`,
      ),
    ).toEqual([{ first_name: 'New', last_name: 'Name', display_name: 'Shown', theme_preference: 'dark' }]);
  });

  it('H-04 names are at most 200 characters', async () => {
    expect(rowsOf(await updateOwn('EMPLOYEE', { first_name: 'n'.repeat(200) }))).toHaveLength(1);
    for (const field of ['first_name', 'last_name', 'display_name']) {
      expect((await updateOwn('EMPLOYEE', { [field]: 'n'.repeat(201) })).error).not.toBeNull();
    }
  });

  it('C. updated_at follows every change but that of the theme, and is nobody’s to write', async () => {
    const current = async () =>
      (
        await rules.sql<{ moved: boolean; recent: boolean }>(
          `select u.updated_at > s.updated_at as moved,
             u.updated_at between now() - interval '10 minutes' and now() as recent
           from public.users u join saved_public_users s using (id) where u.id = $1`,
          [idOf('actor', 'EMPLOYEE')],
        )
      )[0];
    await updateOwn('EMPLOYEE', { theme_preference: 'dark', updated_at: '2099-01-01' });
    expect(await current()).toEqual({ moved: false, recent: true });
    await updateOwn('EMPLOYEE', { first_name: 'New', updated_at: '2099-01-01' });
    expect(await current()).toEqual({ moved: true, recent: true });
  });
});

describe('C-44 A setup flag that cannot lie', () => {
  const columns = 'is_password_changed, password_changed_at is not null as is_recorded';
  const flags = async (email: string) =>
    await rules.sql(`select ${columns} from public.users where email = $1`, [email]);

  it('C-44 is rejected while the password is the temporary one, and set after it really changed', async () => {
    const client = rules.withSession();
    const email = 'self.made@cast.example';
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

  it('C-44 holds for the service key too', async () => {
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

  it('C-44 the same hash written again is no change', async () => {
    await rules.sql(
      'update public.users set is_password_changed = false, password_changed_at = null where email = $1',
      [emailOf('target', 'EMPLOYEE')],
    );
    const write = async (hash: string) => {
      await rules.sql('update auth.users set encrypted_password = $2 where email = $1', [
        emailOf('target', 'EMPLOYEE'),
        hash,
      ]);
      return await flags(emailOf('target', 'EMPLOYEE'));
    };
    expect(await write('no password')).toEqual([{ is_password_changed: false, is_recorded: false }]);
    expect(await write('another')).toEqual([{ is_password_changed: false, is_recorded: true }]);
  });
});
