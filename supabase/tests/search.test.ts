import { describe, expect, it } from 'vitest';
import { rowsOf } from './support/answers.ts';
import { addFixtures, DEPARTMENTS, emailOf, idOf, TEAMS, type Actor } from './support/fixtures.ts';
import { startRules } from './support/harness.ts';

const rules = startRules(async (started) => {
  await addFixtures(started);
  const rename = async (role: Actor, first: string, last: string, display: string) =>
    await started.sql('update public.users set first_name = $2, last_name = $3, display_name = $4 where id = $1', [
      idOf('target', role),
      first,
      last,
      display,
    ]);
  await rename('EMPLOYEE', 'Zoë', 'O’Brien-Łukasz', 'Captain');
  await rename('SUPERVISOR', '100%', 'under_score', 'back\\slash');
  await rename('ADMIN', 'Jæger', 'Weiß', 'ΚΩΣΤΑΣ');
  await rename('MANAGER', 'X.Y', '(brackets) [a-z]*', 'plus+');
});

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });

async function found(query: string): Promise<unknown[]> {
  const rows = rowsOf(await as('EMPLOYEE').rpc('search_staff', { query }).select('email').order('email'));
  return rows.map((row) => (row as { email: string }).email);
}

describe('Searching people', () => {
  const employee = emailOf('target', 'EMPLOYEE');
  const supervisor = emailOf('target', 'SUPERVISOR');
  const manager = emailOf('target', 'MANAGER');
  const admin = emailOf('target', 'ADMIN');

  const MATCHES: [string, string, string][] = [
    ['any part of a first name', 'zoë', employee],
    ['case ignored beyond ASCII', 'ŁUKASZ', employee],
    ['accents ignored', 'zoe o’brien-lukasz', employee],
    ['accents ignored that only the query has', 'cáptain', employee],
    ['a letter by its two-letter form', 'jaeger weiss', admin],
    ['a letter by its two-letter form, in capitals', 'WEISS', admin],
    ['a letter as itself', 'jæger weiß', admin],
    ['a letter with another form at the end of a word', 'κωστας', admin],
    ['an apostrophe from a keyboard', "o'brien", employee],
    ['a hyphen from a word processor', 'brien‑łukasz', employee],
    ['a symbol before a letter literally', '-ł', employee],
    ['words with a no-break space between them', 'łukasz\u00a0zoë', employee],
    ['any part of a last name', 'rien', employee],
    ['first and last name together', 'zoë o’b', employee],
    ['the last name before the first', 'o’brien-łukasz zoë', employee],
    ['words in list format, with a comma', 'O’Brien-Łukasz, Zoë', employee],
    ['words of different fields', 'captain zoë target.employee', employee],
    ['a word and the beginning of another', 'captain z', employee],
    ['a part that begins within a word', 'ë o’brien', employee],
    ['words regardless of symbols between them', 'zoë & captain', employee],
    ['any part of a display name', 'aptai', employee],
    ['any part of an email', 'target.employee@TEST', employee],
    ['text regardless of surrounding white space', '  captain ', employee],
    ['less than three letters anywhere in a word', 'ka', employee],
    ['one letter anywhere in a word', 'captain ë', employee],
    ['two parts of one word', 'brien ien', employee],
    ['symbols alone literally', ']*', manager],
    ['separators alone literally (F-104)', ' ( ', manager],
    ['a percent sign literally', '100%', supervisor],
    ['an underscore literally', 'under_', supervisor],
    ['a backslash literally', 'back\\s', supervisor],
    ['a period literally', 'x.y', manager],
    ['brackets literally', '[a-z]*', manager],
    ['a plus literally', 'plus+', manager],
  ];
  for (const [what, query, email] of MATCHES) {
    it(`finds ${what}: ${query}`, async () => {
      expect(await found(query)).toEqual([email]);
    });
  }

  const NON_MATCHES: [string, string][] = [
    ['symbols that do not occur', '%%%'],
    ['a quote that does not occur (F-104)', '"'],
    ['separators that do not occur (F-104)', ', ;<>'],
    ['a percent sign as a wildcard', 'z%ë'],
    ['an underscore as a wildcard', 'zo_'],
    ['a period as a wildcard', 'z.ë'],
    ['across two fields', 'łukaszcaptain'],
    ['one word of two', 'zoë nobody'],
    ['a letter before symbols that do not follow it', 'z--'],
    ['one letter that only occurs in another field', 'captain q'],
    ['words of a name and of a role', 'zoë supervisor'],
    ['nothing', 'no such person'],
  ];
  for (const [what, query] of NON_MATCHES) {
    it(`does not find ${what}: ${query}`, async () => {
      expect(await found(query)).toEqual([]);
    });
  }

  it('finds a role by its name, and a team or department by any part', async () => {
    expect(await found('Supervisor')).toHaveLength(3);
    expect(await found('test payr')).toHaveLength(6);
    expect(await found('money')).toHaveLength(6);
    expect(await found('pa')).toHaveLength(6);
  });

  it('finds all people for an empty query', async () => {
    expect(await found('')).toHaveLength(18);
    expect(await found('  ')).toHaveLength(18);
  });

  it('supports embedding, order, count and limit like a table', async () => {
    const answer = await as('ADMIN')
      .rpc('search_staff', { query: 'test payroll' }, { count: 'exact' })
      .select('email, role_assignments(team:teams(name), department:departments(name))')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(1, 2);
    expect(answer).toMatchObject({ error: null, count: 6 });
    const assignment = { role_assignments: { team: { name: 'Test Payroll' }, department: { name: 'Money' } } };
    expect(answer.data).toMatchObject([assignment, assignment]);
    expect(answer.data).toHaveLength(2);
  });
});

describe('Searching teams and the audit log', () => {
  it('finds teams by name and department', async () => {
    const teams = async (query: string) =>
      rowsOf(await as('EMPLOYEE').rpc('search_teams', { query }).select('name').order('sort_name'));
    expect(await teams('CHOI')).toEqual([{ name: 'Test Choir' }]);
    expect(await teams('mon')).toEqual([{ name: 'Test Ledger' }, { name: 'Test Payroll' }]);
    expect(await teams('oi')).toEqual([{ name: 'Test Choir' }]);
    expect(await teams('%')).toEqual([]);
    expect(await teams('"')).toEqual([]);
  });

  it('finds audit entries by action, table, performer and subject', async () => {
    await as('ADMIN').from('teams').update({ name: 'Renamed' }).eq('id', TEAMS.choir);
    const logs = async (query: string) =>
      rowsOf(
        await as('EMPLOYEE').rpc('search_audit_logs', { query }).select('performed_by_label').eq('action', 'UPDATE'),
      ).length;
    expect(await logs('actor ADMIN')).toBe(1);
    expect(await logs('test choir')).toBe(1);
    expect(await logs('pdat')).toBeGreaterThan(1);
    expect(await logs('role_assign')).toBe(0);
    expect(await logs('()')).toBe(0);
    expect(await logs('tea')).toBe(1);
  });

  it('finds teams and departments, and their people, by a new name', async () => {
    const admin = rules.as({ account: idOf('actor', 'ADMIN') });
    const teams = async (query: string) =>
      rowsOf(await admin.rpc('search_teams', { query }).select('name').order('sort_name'));
    for (const [table, id, before] of [
      ['teams', TEAMS.payroll, 'test payroll'],
      ['departments', DEPARTMENTS.money, 'money'],
    ] as const) {
      const people = (await found(before)).length;
      expect(people).toBeGreaterThan(0);
      const written = { name: 'Straße Östlich', sort_name: before };
      expect((await admin.from(table).update(written).eq('id', id)).error).toBeNull();
      expect(await teams(before)).toEqual([]);
      expect(await found(before)).toEqual([]);
      expect((await teams('strasse OST')).length).toBeGreaterThan(0);
      expect(await found('strasse OST')).toHaveLength(people);
      await rules.sql(`update public.${table} set name = $2 where id = $1`, [id, before]);
    }
  });

  it('totals count people, teams, departments and pending setups', async () => {
    await rules.sql('update public.users set is_password_changed = false where id = $1', [idOf('target', 'USER')]);
    expect(rowsOf(await as('EMPLOYEE').rpc('dashboard_totals'))).toMatchObject([
      { people: 18, teams: 4, departments: 2, pending_setups: 1 },
    ]);
  });
});
