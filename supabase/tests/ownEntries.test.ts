import { expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { idOf, ROLES, UNFINISHED } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

async function entriesAbout(id: string) {
  return await rules.sql('select action, performed_by from public.audit_logs where subject_id = $1', [id]);
}

it.each(ROLES)('B-17 E-16 E-21 %s cannot flood the audit log from their own account', async (role) => {
  const id = idOf('actor', role);
  const own = rules.as({ account: id });
  const rename = async (name: number) => await own.from('users').update({ display_name: `${name}` }).eq('id', id);
  const before = (await entriesAbout(id)).length;
  for (let name = 1; name <= 30; name += 1) expect((await rename(name)).error).toBeNull();
  // The limit does not keep the owner of an account from securing it.
  await rules.sql(`update auth.users set encrypted_password = 'another' where id = $1`, [id]);
  expect((await own.from('users').update({ theme_preference: 'dark' }).eq('id', id)).error).toBeNull();
  const written = (await entriesAbout(id)).slice(before);
  if (role === 'USER') {
    expect((await rename(31)).error).toBeNull();
    await own.rpc('end_sessions', { target: id, session: id });
    expect(written).toEqual([]);
    expect(await entriesAbout(id)).toHaveLength(before);
  } else {
    expectError(await rename(31), 'PT429', 'Too many changes of your own account. Try again in ten minutes.');
    expect(written).toHaveLength(31);
    expect(written).toContainEqual({ action: 'PASSWORD', performed_by: id });
  }
});

it('B-18 marks an account that signed up by itself until an editor gives it a role', async () => {
  const { id, email } = UNFINISHED;
  const isMarked = async () => await rules.sql('select signed_up from public.users where id = $1', [id]);
  const admin = rules.as({ account: idOf('actor', 'ADMIN') }).from('users');
  const own = rules.as({ account: id }).from('users');
  expect((await own.insert({ id, email, role: 'USER', signed_up: false })).error).toBeNull();
  expect(await isMarked()).toEqual([{ signed_up: true }]);
  await admin.update({ first_name: 'Nia' }).eq('id', id);
  expect(await isMarked()).toEqual([{ signed_up: true }]);
  expect(rowsOf(await admin.update({ role: 'EMPLOYEE' }).eq('id', id).select('id'))).toHaveLength(1);
  expect(await isMarked()).toEqual([{ signed_up: false }]);
  await database.restore();
  expect((await admin.insert({ id, email, role: 'USER', signed_up: true })).error).toBeNull();
  expect(await isMarked()).toEqual([{ signed_up: false }]);
});
