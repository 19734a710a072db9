import { expect, it } from 'vitest';
import { rowsOf } from './support/answers.ts';
import { idOf, ROLES, UNFINISHED } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

it.each(ROLES)('B-17 E-16 E-21 %s cannot flood the audit log from their own account', async (role) => {
  const id = idOf('actor', role);
  const own = rules.as({ account: id });
  const rename = async (name: number) =>
    await own
      .from('users')
      .update({ display_name: `${name}` })
      .eq('id', id);
  for (let name = 1; name <= 30; name += 1) expect((await rename(name)).error).toBeNull();
  const isUser = role === 'USER';
  expect((await rename(31)).error?.code).toBe(isUser ? undefined : 'PT429');
  // The limit does not keep the owner of an account from securing it.
  await rules.sql(`update auth.users set encrypted_password = 'another', recovery_token = '' where id = $1`, [id]);
  await own.rpc('end_sessions', { target: id, session: id });
  expect(
    await rules.sql(
      `select action, count(*)::int as times from public.audit_logs
       where id not in (select id from saved_public_audit_logs) and performed_by = $1 group by 1 order by 1`,
      [id],
    ),
  ).toEqual(
    isUser
      ? []
      : Object.entries({ PASSWORD: 1, SIGN_OUT: 1, UPDATE: 30 }).map(([action, times]) => ({ action, times })),
  );
});

it('B-18 marks an account that signed up by itself until an editor gives it a role', async () => {
  const { id, email } = UNFINISHED;
  const isMarked = async () => await rules.sql('select is_signed_up from public.users where id = $1', [id]);
  const admin = rules.as({ account: idOf('actor', 'ADMIN') }).from('users');
  const own = rules.as({ account: id }).from('users');
  expect((await own.insert({ id, email, role: 'USER', is_signed_up: false })).error).toBeNull();
  expect(await isMarked()).toEqual([{ is_signed_up: true }]);
  expect(rowsOf(await admin.update({ role: 'EMPLOYEE' }).eq('id', id).select('id'))).toHaveLength(1);
  expect(await isMarked()).toEqual([{ is_signed_up: false }]);
  await database.restore();
  expect((await admin.insert({ id, email, role: 'USER', is_signed_up: true })).error).toBeNull();
  expect(await isMarked()).toEqual([{ is_signed_up: false }]);
});
