import { describe, expect, it } from 'vitest';
import { expectError } from './support/answers.ts';
import { emailOf, idOf, UNFINISHED } from './support/fixtures.ts';
import { startStage } from './support/stage.ts';

const { rules, stage } = startStage();

const id = idOf('target', 'EMPLOYEE');
const NEW = 'moved@cast.example';

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

describe('The address somebody signs in with', () => {
  it('is told to their row when the account’s changes, and to the audit log', async () => {
    await changeAccount('Moved@Cast.example');
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

  it('is told after the codes that the auth server sends', async () => {
    const client = rules.withSession();
    const email = 'mover@cast.example';
    const { data } = await client.auth.signUp({ email, password: 'temporary' });
    const account = data.user?.id ?? '';
    expect((await client.from('users').insert({ id: account, email, role: 'USER' })).error).toBeNull();
    expect((await client.auth.updateUser({ email: NEW })).error).toBeNull();
    const emailOfRow = async () => await rules.sql('select email from public.users where id = $1', [account]);
    expect(await emailOfRow()).toEqual([{ email }]);
    const token = /code: (\d{6})/.exec(rules.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.auth.verifyOtp({ email, token, type: 'email_change' })).error).toBeNull();
    expect(await emailOfRow()).toEqual([{ email: NEW }]);
  });

  it('in other capitals is the same', async () => {
    await changeAccount(emailOf('target', 'EMPLOYEE').toUpperCase());
    expect(await person()).toMatchObject({ email: emailOf('target', 'EMPLOYEE'), moved: false });
  });

  it('of an account without a profile may change', async () => {
    await changeAccount(NEW, UNFINISHED.id);
    expect(await rules.sql('select id from public.users where email = $1', [NEW])).toEqual([]);
  });

  it('is not another person’s', async () => {
    await rules.exec(`
      begin; set local session_replication_role = replica;
      update auth.users set email = '${NEW}' where id = '${idOf('target', 'MANAGER')}'; commit;
    `);
    await expect(changeAccount(emailOf('target', 'MANAGER'))).rejects.toThrow('users_email_key');
  });

  it('is written by nobody else', async () => {
    // A row that its account left behind, while no trigger fired.
    await rules.exec(`
      begin; set local session_replication_role = replica;
      update auth.users set email = '${NEW}' where id = '${id}'; commit;
    `);
    const left = await stage.fingerprint();
    const message = 'The email follows that of the account';
    const write = async (caller: Parameters<typeof rules.as>[0], email: string) =>
      await rules.as(caller).from('users').update({ email }).eq('id', id).select('id');
    expectError(await write({ account: id }, NEW), '42501', message);
    expectError(await write({ account: idOf('actor', 'ADMIN') }, NEW), '42501', message);
    expectError(await write('service key', 'x@cast.example'), '42501', message);
    expect(await stage.fingerprint()).toBe(left);
  });
});
