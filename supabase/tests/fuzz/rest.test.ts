import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from '../../../tools/testing/fuzz.ts';
import { hostileJson, hostileText, queryString, wellFormed } from '../../../tools/testing/hostile.ts';
import { idOf, TEAMS, type Actor } from '../support/fixtures.ts';
import { startWithFixtures } from '../support/testDatabase.ts';
import { mintToken } from '../support/tokens.ts';

const { rules, database } = startWithFixtures();

const TABLES = ['users', 'teams', 'departments', 'role_assignments', 'audit_logs', 'roles', 'tickets'];
const FUNCTIONS = [
  'remove_user',
  'discard_unfinished_account',
  'issue_ticket',
  'search_staff',
  'search_teams',
  'search_audit_logs',
  'dashboard_totals',
  'make_superuser',
];
const COLUMNS = [
  'id',
  'name',
  'email',
  'role',
  'role_level',
  'first_name',
  'department_id',
  'team_id',
  'user_id',
  'query',
  'target',
  'updated_at',
];
const IDS = [TEAMS.payroll, idOf('target', 'EMPLOYEE'), idOf('target', 'SUPERUSER')];

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TABLES) },
  { weight: 3, arbitrary: fc.constantFrom(...FUNCTIONS).map((name) => `rpc/${name}`) },
  { weight: 1, arbitrary: hostileText.map((text) => encodeURIComponent(wellFormed(text))) },
);
const value = fc.oneof(
  hostileText,
  fc.constantFrom(...IDS),
  fc.constantFrom('eq.', 'in.(', 'is.null', 'not.is.null', 'like.*'),
);
const filter = fc.tuple(
  fc.oneof(
    fc.constantFrom(...COLUMNS, 'select', 'order', 'or', 'and', 'limit', 'offset', 'on_conflict', 'columns'),
    hostileText,
  ),
  fc
    .tuple(fc.constantFrom('', 'eq.', 'in.', 'like.', 'gt.', 'not.eq.', 'cs.', 'fts.'), value)
    .map((parts) => parts.join('')),
);
const search = fc.oneof(
  { weight: 3, arbitrary: fc.array(filter, { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs).toString()) },
  { weight: 1, arbitrary: queryString },
);
const json = hostileJson(COLUMNS).map((content) => JSON.stringify(content));
const body = fc.oneof({ weight: 5, arbitrary: json }, { weight: 1, arbitrary: hostileText });
const headers = fc.record(
  {
    prefer: fc.constantFrom('return=representation', 'resolution=merge-duplicates', 'count=exact', 'tx=rollback', 'x'),
    range: fc.constantFrom('0-0', '5-1', 'x-y', '0-99999999999'),
    accept: fc.constantFrom('application/json', 'text/csv', 'application/vnd.pgrst.object+json', 'x/y'),
    'accept-profile': fc.constantFrom('public', 'auth', 'pg_catalog', 'x'),
    'content-type': fc.constantFrom('application/json', 'text/csv', 'text/plain', 'application/x-www-form-urlencoded'),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  caller: fc.constantFrom<Actor | 'visitor'>('visitor', 'no profile', 'USER', 'EMPLOYEE', 'MANAGER'),
  method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD'),
  path,
  search,
  headers,
  body,
});

it('any REST request is handled without privilege escalation or crash', async () => {
  await fuzz.eachAsync(request, 1_000, async ({ caller, method, path, search, headers, body }) => {
    const token =
      caller === 'visitor'
        ? {}
        : { authorization: `Bearer ${mintToken({ role: 'authenticated', sub: idOf('actor', caller) })}` };
    const answer = await rules.request(`/rest/v1/${path}?${search}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...token },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
    expect(text).not.toMatch(/no password|\$2[ab]\$/);
    if (caller === 'visitor' || caller === 'no profile') {
      expect(text).not.toMatch(/@test\.example|Test (Payroll|Choir)/);
      expect(await database.isUnchanged()).toBe(true);
    }
    if (caller === 'USER' || caller === 'EMPLOYEE') {
      const [superusers] = await rules.sql<{ count: number }>(
        `select count(*)::int as count from public.users where role = 'SUPERUSER' or role_level > 4`,
      );
      expect(superusers?.count).toBe(3);
    }
    if (method !== 'GET' && method !== 'HEAD' && answer.ok && !(await database.isUnchanged())) await database.restore();
  });
  expect(await database.isUnchanged()).toBe(true);
});
