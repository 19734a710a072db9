import { describe, expect, it } from 'vitest';
import { expectRefusal, rowsOf } from './support/answers.ts';
import { DEPARTMENTS, emailOf, idOf, TEAMS, UNFINISHED } from './support/cast.ts';
import { startStage } from './support/stage.ts';

const { rules, stage } = startStage();

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

async function totals(): Promise<unknown> {
  return (await rules.sql('select * from public.totals order by name')).map((row) => Object.values(row).map(String));
}

async function recounted(): Promise<unknown> {
  return (
    await rules.sql(`
      select 'departments', count(*) from public.departments
      union all select 'pending_setups', count(*) from public.users where not is_password_changed
      union all select 'teams', count(*) from public.teams
      union all select 'users', count(*) from public.users order by 1`)
  ).map((row) => Object.values(row).map(String));
}

describe('Where somebody works', () => {
  it('is in their row, and changes with their assignment and nothing else of it', async () => {
    const before = await place();
    expect(before).toMatchObject({ assigned_team_id: TEAMS.payroll, assigned_department_id: DEPARTMENTS.money });
    await admin()
      .from('role_assignments')
      .update({ team_id: null, department_id: DEPARTMENTS.care })
      .eq('user_id', person);
    expect(await place()).toEqual({ ...before, assigned_team_id: null, assigned_department_id: DEPARTMENTS.care });
    await rules.sql('delete from public.role_assignments where user_id = $1', [person]);
    expect(await place()).toEqual({ ...before, assigned_team_id: null, assigned_department_id: null });
    await admin().from('role_assignments').insert({ user_id: person, team_id: TEAMS.nursing });
    expect(await place()).toMatchObject({ assigned_team_id: TEAMS.nursing, assigned_department_id: DEPARTMENTS.care });
    expect(
      await rules.sql(`select from public.audit_logs where resource_type = 'users' and action = 'UPDATE'`),
    ).toEqual(
      await rules.sql(`select from saved_public_audit_logs where resource_type = 'users' and action = 'UPDATE'`),
    );
  });

  it('moves with the team', async () => {
    await admin().from('teams').update({ department_id: DEPARTMENTS.care }).eq('id', TEAMS.payroll);
    expect(await place()).toMatchObject({ assigned_team_id: TEAMS.payroll, assigned_department_id: DEPARTMENTS.care });
  });

  it('goes with the person', async () => {
    expect((await admin().rpc('remove_user', { target: person })).error).toBeNull();
    expect(await place()).toBeUndefined();
  });
});

describe('Names of as many and as rare letters as may be', () => {
  /** 200 letters of four bytes each, in an order that leaves nothing to compress. */
  const rareName = (seed: number) =>
    String.fromCodePoint(
      ...Array.from({ length: 200 }, (_, index) => 0x20000 + (((index * index + seed) * 7919) % 0xa6df)),
    );

  it('are saved, kept in the trail, and found by their beginnings', async () => {
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

describe('What is derived', () => {
  const FORGED: object[] = [
    { assigned_team_id: TEAMS.choir },
    { assigned_department_id: DEPARTMENTS.care },
    { sort_name: 'aaa' },
    { search_text: 'anything' },
    { word_starts: ['a'] },
  ];

  for (const forged of FORGED) {
    it(`is not written by an editor or the person: ${JSON.stringify(forged)}`, async () => {
      const before = await stage.fingerprint();
      for (const account of [idOf('actor', 'ADMIN'), person]) {
        expectRefusal(await rules.as({ account }).from('users').update(forged).eq('id', person).select('id'), '42501');
      }
      const profile = { id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE', ...forged };
      expectRefusal(await admin().from('users').insert(profile), '42501');
      expect(await stage.fingerprint()).toBe(before);
    });
  }

  it('leaves the times of whom the owner of the database brings from elsewhere', async () => {
    const [row] = await rules.sql<{ created: string; updated: string }>(
      `insert into public.users (id, email, role, created_at, updated_at)
       values ($1, $2, 'EMPLOYEE', '2001-01-01', '2002-02-02')
       returning created_at::date::text as created, updated_at::date::text as updated`,
      [UNFINISHED.id, UNFINISHED.email],
    );
    expect(row).toEqual({ created: '2001-01-01', updated: '2002-02-02' });
  });

  it('follows the names, however they are written', async () => {
    await admin().from('users').update({ first_name: ' Åsa ', last_name: 'ŁØ' }).eq('id', person);
    const [row] = await rules.sql('select sort_name, search_text, word_starts from public.users where id = $1', [
      person,
    ]);
    expect(row).toMatchObject({ sort_name: 'asa lo', search_text: `asa lo\n\n${emailOf('assigned', 'EMPLOYEE')}` });
    expect(row?.['word_starts']).toEqual(expect.arrayContaining(['a', 'as', 'l', 'lo', 'ca', 'ex']));
  });

  for (const name of ['first_name', 'last_name', 'display_name']) {
    it(`follows one name that changes alone: ${name}`, async () => {
      const own = rules.as({ account: person }).from('users');
      expect(
        rowsOf(
          await own
            .update({ [name]: 'Žofia' })
            .eq('id', person)
            .select('id'),
        ),
      ).toHaveLength(1);
      const [row] = await rules.sql('select sort_name, search_text, word_starts from public.users where id = $1', [
        person,
      ]);
      expect(row).toMatchObject({
        ...(name === 'display_name' ? {} : { sort_name: expect.stringContaining('zofia') as string }),
        search_text: expect.stringContaining('zofia') as string,
        word_starts: expect.arrayContaining(['zo']) as string[],
      });
    });
  }
});

describe('The totals', () => {
  it('are right after everything that changes them', async () => {
    expect(await totals()).toEqual(await recounted());
    await admin().from('departments').insert({ name: 'Third' });
    await admin()
      .from('teams')
      .insert([{ name: 'One' }, { name: 'Two' }]);
    await admin().from('users').insert({ id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE' });
    expect(await totals()).toEqual(await recounted());
    await rules.sql(
      'update public.users set is_password_changed = not is_password_changed, password_changed_at = now() where id in ($1, $2)',
      [UNFINISHED.id, person],
    );
    expect(await totals()).toEqual(await recounted());
    expect((await admin().rpc('remove_user', { target: person })).error).toBeNull();
    await rules.sql('delete from public.teams where name = $1', ['One']);
    await rules.sql('delete from public.departments where name = $1', ['Third']);
    expect(await totals()).toEqual(await recounted());
  });

  it('are right after somebody completed their own setup', async () => {
    await rules.sql('update public.users set is_password_changed = false, password_changed_at = now() where id = $1', [
      person,
    ]);
    const own = rules.as({ account: person }).from('users');
    expect(rowsOf(await own.update({ is_password_changed: true }).eq('id', person).select('id'))).toHaveLength(1);
    expect(await totals()).toEqual(await recounted());
  });

  it('are counted anew by the owner alone', async () => {
    await rules.sql('update public.totals set value = 0 where true');
    expectRefusal(await admin().rpc('recount_totals'), '42501');
    await rules.sql('select public.recount_totals()');
    expect(await totals()).toEqual(await recounted());
  });

  for (const caller of [{ account: idOf('actor', 'SUPERUSER') }, 'service key', 'visitor'] as const) {
    it(`are written by nobody: ${JSON.stringify(caller)}`, async () => {
      const before = await stage.fingerprint();
      const table = () => rules.as(caller).from('totals');
      expectRefusal(await table().insert({ name: 'x', value: 1 }), '42501');
      const changes = [
        await table().update({ value: 1 }).eq('name', 'users').select('name'),
        await table().delete().eq('name', 'users').select('name'),
      ];
      for (const answer of changes) {
        if (caller === 'service key') expectRefusal(answer, '42501');
        else expect(rowsOf(answer)).toEqual([]);
      }
      expect(await stage.fingerprint()).toBe(before);
    });
  }
});
