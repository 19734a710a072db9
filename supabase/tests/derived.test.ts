import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';
import { asUser } from './support/tokens.ts';

const { rules, database } = startWithFixtures();

const person = idOf('assigned', 'EMPLOYEE');
const admin = () => rules.as({ account: idOf('actor', 'ADMIN') });

type Place = { assigned_team_id: string | null; assigned_department_id: string | null; updated_at: Date };

async function place(): Promise<Place | undefined> {
  const [row] = await rules.sql<Place>(
    'select assigned_team_id, assigned_department_id, updated_at from public.users where id = $1',
    [person],
  );
  return row;
}

describe('Team and department in the row of a user', () => {
  it('follow the assignment as a new version, without another change or audit entry', async () => {
    const before = await place();
    expect(before).toMatchObject({ assigned_team_id: TEAMS.payroll, assigned_department_id: DEPARTMENTS.money });
    await admin()
      .from('role_assignments')
      .update({ team_id: null, department_id: DEPARTMENTS.care })
      .eq('user_id', person);
    const updated_at = expect.anything() as Date;
    const moved = await place();
    expect(moved).toEqual({ updated_at, assigned_team_id: null, assigned_department_id: DEPARTMENTS.care });
    expect(moved?.updated_at).not.toEqual(before?.updated_at);
    await rules.sql('delete from public.role_assignments where user_id = $1', [person]);
    expect(await place()).toEqual({ updated_at, assigned_team_id: null, assigned_department_id: null });
    await admin().from('role_assignments').insert({ user_id: person, team_id: TEAMS.nursing });
    expect(await place()).toMatchObject({ assigned_team_id: TEAMS.nursing, assigned_department_id: DEPARTMENTS.care });
    expect(
      await rules.sql(`select from public.audit_logs where resource_type = 'users' and action = 'UPDATE'`),
    ).toEqual(
      await rules.sql(`select from saved_public_audit_logs where resource_type = 'users' and action = 'UPDATE'`),
    );
  });

  it('follow a team to another department', async () => {
    await admin().from('teams').update({ department_id: DEPARTMENTS.care }).eq('id', TEAMS.payroll);
    expect(await place()).toMatchObject({ assigned_team_id: TEAMS.payroll, assigned_department_id: DEPARTMENTS.care });
  });

  it('are deleted with the user', async () => {
    expect((await admin().rpc('remove_user', { target: person })).error).toBeNull();
    expect(await place()).toBeUndefined();
  });
});

describe('Long names with rare letters', () => {
  /** 200 letters of four bytes each that do not compress. */
  const rareName = (seed: number) =>
    String.fromCodePoint(
      ...Array.from({ length: 200 }, (_, index) => 0x20000 + (((index * index + seed) * 7919) % 0xa6df)),
    );

  it('are stored, recorded in the audit log, and found by prefix', async () => {
    for (const [index, id] of [person, idOf('actor', 'ADMIN')].entries()) {
      await rules.sql('update public.users set first_name = $2, last_name = $3, display_name = $4 where id = $1', [
        id,
        rareName(index),
        rareName(index + 10),
        rareName(index + 20),
      ]);
    }
    const saved = await admin()
      .from('users')
      .update({ first_name: rareName(2) })
      .eq('id', person)
      .select('id');
    expect(rowsOf(saved)).toHaveLength(1);
    const found = await admin().rpc('search_staff', { query: rareName(2).slice(0, 8) });
    expect(rowsOf(found)).toContainEqual(expect.objectContaining({ id: person }));
    const entries = await admin().rpc('search_audit_logs', { query: rareName(1).slice(0, 8) });
    expect(rowsOf(entries)[0]).toMatchObject({
      resource_id: person,
      performed_by_label: `${rareName(1)} ${rareName(11)}`,
    });
  });
});

describe('Derived columns', () => {
  const FORGED: object[] = [
    { assigned_team_id: TEAMS.choir },
    { assigned_department_id: DEPARTMENTS.care },
    { sort_name: 'aaa' },
    { search_text: 'anything' },
  ];

  for (const forged of FORGED) {
    it(`cannot be written by an editor or the user: ${JSON.stringify(forged)}`, async () => {
      const before = await database.fingerprint();
      for (const account of [idOf('actor', 'ADMIN'), person]) {
        expectError(await rules.as({ account }).from('users').update(forged).eq('id', person).select('id'), '42501');
      }
      const profile = { id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE', ...forged };
      expectError(await admin().from('users').insert(profile), '42501');
      expect(await database.fingerprint()).toBe(before);
    });
  }

  it('do not overwrite times in rows that the database owner imports', async () => {
    const [row] = await rules.sql<{ created: string; updated: string }>(
      `insert into public.users (id, email, role, created_at, updated_at)
       values ($1, $2, 'EMPLOYEE', '2001-01-01', '2002-02-02')
       returning created_at::date::text as created, updated_at::date::text as updated`,
      [UNFINISHED.id, UNFINISHED.email],
    );
    expect(row).toEqual({ created: '2001-01-01', updated: '2002-02-02' });
  });

  it('follow the names, normalized', async () => {
    await admin().from('users').update({ first_name: ' Åsa ', last_name: 'ŁØ' }).eq('id', person);
    const [row] = await rules.sql('select sort_name, search_text from public.users where id = $1', [person]);
    expect(row).toMatchObject({ sort_name: 'asa lo', search_text: `asa lo\n\n${emailOf('assigned', 'EMPLOYEE')}` });
  });

  for (const name of ['first_name', 'last_name', 'display_name']) {
    it(`follow a change of only ${name}`, async () => {
      await rules.sql(`update public.users set ${name} = 'Žofia' where id = $1`, [person]);
      const [row] = await rules.sql('select sort_name, search_text from public.users where id = $1', [person]);
      expect(row).toMatchObject({
        ...(name === 'display_name' ? {} : { sort_name: expect.stringContaining('zofia') as string }),
        search_text: expect.stringContaining('zofia') as string,
      });
    });
  }
});

describe('The totals', () => {
  const totals = async () => rowsOf(await admin().rpc('dashboard_totals'))[0];

  it('are current after each change', async () => {
    const before = await totals();
    await admin().from('departments').insert({ name: 'Third' });
    await admin()
      .from('teams')
      .insert([{ name: 'One' }, { name: 'Two' }]);
    await admin().from('users').insert({ id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE' });
    const { people, teams, departments, pending_setups } = before as Record<string, number>;
    expect(await totals()).toMatchObject({
      people: Number(people) + 1,
      teams: Number(teams) + 2,
      departments: Number(departments) + 1,
      pending_setups: Number(pending_setups) + 1,
    });
    await rules.sql(
      'update public.users set is_password_changed = not is_password_changed, password_changed_at = now() where id in ($1, $2)',
      [UNFINISHED.id, person],
    );
    expect(await totals()).toMatchObject({ pending_setups: Number(pending_setups) + 1 });
    expect((await admin().rpc('remove_user', { target: person })).error).toBeNull();
    expect(await totals()).toMatchObject({ people, pending_setups });
  });
});

it.each([
  ['the own row', `update public.users set added_later = 'x' where id = '${idOf('actor', 'ADMIN')}'`],
  ['another row', `update public.users set added_later = 'x' where id = '${idOf('target', 'EMPLOYEE')}'`],
  [
    'a new row',
    `insert into public.users (id, email, role, added_later) values ('${UNFINISHED.id}', '${UNFINISHED.email}', 'EMPLOYEE', 'x')`,
  ],
])('C. a column of a later migration is not writable in %s until the guards name it', async (_, statement) => {
  await rules.exec('alter table public.users add column added_later text');
  const write = rules.exec(`begin; ${asUser(idOf('actor', 'ADMIN'), 'authenticated')}; ${statement}; commit`);
  await expect(write).rejects.toThrow('You cannot write added_later');
  await rules.exec('rollback');
  await rules.exec('alter table public.users drop column added_later');
});
