import { describe, expect, it } from 'vitest';
import {
  AUDIT_FILTERS,
  STAFF_CODES,
  STAFF_FILTERS,
  TEAM_CODES,
  TEAM_FILTERS,
  type FilterChecks,
} from '../../src/backend/wire/filters.ts';
import { rowsOf } from './support/answers.ts';
import { idOf, ROLES, TEAMS } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

/** For each code of a filter of people, the fixtures and these changes have people who match and people who do not. */
const { rules } = startWithFixtures(async ({ exec }) => {
  await exec(`
    begin;
    set local session_replication_role = replica;
    update public.users set is_password_changed = false where id = '${idOf('target', 'USER')}';
    update public.users set is_password_changed = false, invited_at = now() where id = '${idOf('target', 'ADMIN')}';
    update public.users set is_password_changed = false, invited_at = now() - interval '2 days'
      where id = '${idOf('target', 'SUPERVISOR')}';
    update private.sign_ins set last_at = now();
    update private.sign_ins set last_at = null, added_at = now() - interval '8 days' where user_id = '${idOf('target', 'USER')}';
    update private.sign_ins set last_at = now() - interval '91 days' where user_id = '${idOf('actor', 'USER')}';
    update public.users set suspended_from = now() where id = '${idOf('target', 'EMPLOYEE')}';
    update public.users set suspended_from = now() + interval '9 days' where id = '${idOf('target', 'MANAGER')}';
    commit;
  `);
});

const codesIn = (filters: Record<string, object>) => Object.values(filters).flatMap(Object.keys);

const VALUES = [
  ...ROLES,
  ...codesIn(STAFF_CODES),
  ...codesIn(TEAM_CODES),
  'SUPERUSER,USER',
  'suspended,leaving',
  'suspended,',
  TEAMS.choir,
  '2026-01-01T00:00:00Z',
  '',
  '?',
];

/** The functions that take the filters of each list. */
const LISTS: [string, FilterChecks, string[]][] = [
  ['users', STAFF_FILTERS, ['search_staff', 'count_staff']],
  ['audit_logs', AUDIT_FILTERS, ['search_audit_logs', 'count_audit_logs']],
  ['teams', TEAM_FILTERS, []],
];

describe.each(LISTS)('The filters of %s', (list, checks, functions) => {
  const client = rules.as({ account: idOf('actor', 'SUPERUSER') });

  /** Sends a filter to each function. Returns the error codes. */
  async function codesOf(filters: Record<string, string>): Promise<string[]> {
    const report = { list, format: 'csv', row_count: 1, filters };
    const answers = await Promise.all([
      ...functions.map((name) => client.rpc(name, { query: '', filters })),
      client.rpc('report_export', report),
    ]);
    return answers.map(({ error }) => error?.code ?? 'accepted');
  }

  it.each(Object.keys(checks))(
    '%s is known to search, count and export, with the same values as in the app',
    async (name) => {
      const isPossible = checks[name] ?? (() => false);
      expect(VALUES.some(isPossible)).toBe(true);
      for (const value of VALUES) {
        const code = isPossible(value) ? 'accepted' : '22023';
        expect({ value, codes: await codesOf({ [name]: value }) }).toEqual({
          value,
          codes: [...functions, 'report_export'].map(() => code),
        });
      }
    },
  );

  it.each(functions.length === 0 ? [] : Object.keys(checks))('%s has a condition in the search', async (name) => {
    const [search] = await rules.sql<{ source: string }>('select prosrc as source from pg_proc where proname = $1', [
      functions[0],
    ]);
    expect(search?.source).toContain(`->> '${name}'`);
  });

  it('are rejected if unknown', async () => {
    expect(new Set(await codesOf({ unknown: 'x' }))).toEqual(new Set(['22023']));
  });
});

const STAFF_OPTIONS = Object.entries(STAFF_CODES).flatMap(([name, codes]) =>
  Object.keys(codes).map((code) => [name, code] as const),
);

it.each(STAFF_OPTIONS)('The filter %s=%s selects some people, but not all', async (name, code) => {
  const client = rules.as({ account: idOf('actor', 'SUPERUSER') });
  const count = async (filters: Record<string, string>) =>
    rowsOf(await client.rpc('search_staff', { query: '', filters })).length;
  const matches = await count({ [name]: code });
  expect(matches).toBeGreaterThan(0);
  expect(matches).toBeLessThan(await count({}));
});
