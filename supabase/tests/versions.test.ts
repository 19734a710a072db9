import { describe, expect, it } from 'vitest';
import { rowsOf } from './support/answers.ts';
import { idOf, TEAMS, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

describe('updated_at', () => {
  it('of a user changes when theme and name change together', async () => {
    const change = { theme_preference: 'dark', first_name: 'New' };
    await rules.sql('update public.users set is_password_changed = false where id = $1', [idOf('actor', 'ADMIN')]);
    expect(
      rowsOf(await as('ADMIN').from('users').update(change).eq('id', idOf('actor', 'ADMIN')).select('id')),
    ).toHaveLength(1);
    expect(await moved('users', idOf('actor', 'ADMIN'))).toBe(true);
  });

  it.each(['users', 'teams', 'departments'])('of %s changes with a column of a later migration', async (table) => {
    await rules.exec(`alter table public.${table} add column added_later text`);
    const [row] = await rules.sql<{ id: string; updated_at: Date }>(
      `select id, updated_at from public.${table} limit 1`,
    );
    await rules.sql(`update public.${table} set added_later = 'x' where id = $1`, [row?.id]);
    const [later] = await rules.sql<{ updated_at: Date }>(`select updated_at from public.${table} where id = $1`, [
      row?.id,
    ]);
    await rules.exec(`alter table public.${table} drop column added_later`);
    expect(later?.updated_at).not.toEqual(row?.updated_at);
  });

  it('of an assignment changes on update, and cannot be written', async () => {
    const [row] = await rules.sql<{ id: string }>('select id from public.role_assignments where user_id = $1', [
      idOf('assigned', 'EMPLOYEE'),
    ]);
    const change = { team_id: null, department_id: null, updated_at: '2001-01-01' };
    await as('ADMIN').from('role_assignments').update(change).eq('id', row?.id);
    expect(await moved('role_assignments', row?.id ?? '')).toBe(true);
  });

  it('of a team cannot be written', async () => {
    await as('ADMIN').from('teams').update({ updated_at: '2099-01-01' }).eq('id', TEAMS.choir);
    expect(
      await rules.sql(
        `select updated_at between now() - interval '1 minute' and now() + interval '1 minute' as recent
         from public.teams where id = $1`,
        [TEAMS.choir],
      ),
    ).toEqual([{ recent: true }]);
  });

  it('C. of a user does not change with the own theme and display name, and cannot be written', async () => {
    const id = idOf('actor', 'EMPLOYEE');
    const own = { theme_preference: 'dark', display_name: 'Shown', updated_at: '2099-01-01' };
    expect(rowsOf(await as('EMPLOYEE').from('users').update(own).eq('id', id).select('id'))).toHaveLength(1);
    expect(await moved('users', id)).toBe(false);
    await as('ADMIN').from('users').update({ first_name: 'New', updated_at: '2099-01-01' }).eq('id', id);
    expect(await moved('users', id)).toBe(true);
    expect(await rules.sql('select updated_at < now() as past from public.users where id = $1', [id])).toEqual([
      { past: true },
    ]);
  });

  async function moved(table: string, id: string): Promise<boolean | undefined> {
    const [row] = await rules.sql<{ moved: boolean }>(
      `select t.updated_at > s.updated_at as moved from public.${table} t join saved_public_${table} s using (id) where id = $1`,
      [id],
    );
    return row?.moved;
  }
});
