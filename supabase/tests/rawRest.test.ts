import { describe, expect, it } from 'vitest';
import { emailOf, idOf, TEAMS, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';
import { mintToken } from './support/tokens.ts';

const { rules, database } = startWithFixtures();

type Attempt = { what: string; method?: string; path: string; headers?: Record<string, string>; body?: unknown };

const superuser = idOf('target', 'SUPERUSER');
const admin = idOf('target', 'ADMIN');

/** Requests that supabase-js would not send. None of `CALLERS` can change anything with them. */
const ATTEMPTS: Attempt[] = [
  { what: 'an update without a filter', method: 'PATCH', path: 'users', body: { role: 'SUPERUSER' } },
  { what: 'a delete without a filter', method: 'DELETE', path: 'role_assignments' },
  {
    what: 'an upsert over a superuser',
    method: 'POST',
    path: 'users?on_conflict=id',
    headers: { prefer: 'resolution=merge-duplicates' },
    body: { id: superuser, email: emailOf('target', 'SUPERUSER'), role: 'USER' },
  },
  {
    what: 'a PUT over an admin',
    method: 'PUT',
    path: `users?id=eq.${admin}`,
    body: { id: admin, email: emailOf('target', 'ADMIN'), role: 'USER' },
  },
  {
    what: 'several profiles at once, one with a forbidden role',
    method: 'POST',
    path: 'users?columns=id,email,role',
    body: [
      { id: UNFINISHED.id, email: UNFINISHED.email, role: 'SUPERUSER' },
      { id: idOf('target', 'no profile'), email: emailOf('target', 'no profile'), role: 'ADMIN' },
    ],
  },
  {
    what: 'a role in the headers',
    method: 'PATCH',
    path: `users?id=eq.${admin}`,
    headers: { role: 'service_role', 'x-client-info': 'service_role', 'x-supabase-role': 'postgres' },
    body: { first_name: 'Changed' },
  },
  {
    what: 'the schema of the accounts',
    method: 'PATCH',
    path: 'users?id=not.is.null',
    headers: { 'content-profile': 'auth', 'accept-profile': 'auth' },
    body: { encrypted_password: 'x' },
  },
  {
    what: 'a filter through an embedded table',
    method: 'PATCH',
    path: 'users?select=id,roles!inner(name)&roles.name=eq.ADMIN',
    body: { role: 'SUPERUSER' },
  },
  {
    what: 'a removal by GET',
    path: `rpc/remove_user?target=${idOf('target', 'EMPLOYEE')}`,
  },
  {
    what: 'SQL in a filter',
    method: 'PATCH',
    path: `users?id=eq.${encodeURIComponent(`${admin}' or true --`)}`,
    body: { first_name: 'Changed' },
  },
  {
    what: 'SQL in a column',
    method: 'PATCH',
    path: `users?id=eq.${admin}`,
    body: { 'first_name" = \'Changed\', "role': 'SUPERUSER' },
  },
  { what: 'the audit log', method: 'DELETE', path: 'audit_logs?id=not.is.null' },
  { what: 'a trigger’s function', method: 'POST', path: 'rpc/audit_change', body: {} },
  {
    what: 'the function that writes the audit log',
    method: 'POST',
    path: 'rpc/write_audit_log',
    body: {
      action: 'DELETE',
      resource_type: 'users',
      resource_id: superuser,
      subject_id: superuser,
      label: 'x',
      changes: {},
    },
  },
  {
    what: 'a setting of the session',
    method: 'POST',
    path: 'rpc/set_config',
    body: { name: 'role', value: 'postgres' },
  },
  {
    what: 'broken JSON',
    method: 'POST',
    path: 'teams',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  },
];

const CALLERS: (Actor | 'visitor')[] = ['visitor', 'no profile', 'USER', 'EMPLOYEE'];

async function send(caller: Actor | 'visitor', { method = 'GET', path, headers, body }: Attempt): Promise<Response> {
  const token =
    caller === 'visitor'
      ? {}
      : { authorization: `Bearer ${mintToken({ role: 'authenticated', sub: idOf('actor', caller) })}` };
  return await rules.request(`/rest/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers, ...token },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

describe('Raw REST', () => {
  for (const caller of CALLERS) {
    for (const attempt of ATTEMPTS) {
      it(`${caller} cannot change data with ${attempt.what}`, async () => {
        const answer = await send(caller, attempt);
        expect(answer.status).toBeLessThan(500);
        expect(await database.isUnchanged()).toBe(true);
      });
    }
  }

  const READS: [string, string, Record<string, string>?][] = [
    ['accounts, by the schema in a header', 'users?select=id,encrypted_password', { 'accept-profile': 'auth' }],
    ['people, through the roles', 'roles?select=name,users(email)'],
    ['people, through a function', 'rpc/search_staff?query=a&select=email,role_assignments(teams(name))'],
    ['people, as an aggregate', 'users?select=count()'],
    ['people, as CSV', 'users?select=email'],
    ['teams, by a filter on what is hidden', `teams?select=id,name&id=eq.${TEAMS.payroll}`],
  ];
  for (const caller of ['visitor', 'no profile'] as const) {
    for (const [what, path, headers] of READS) {
      it(`${caller} cannot read ${what}`, async () => {
        const answer = await send(caller, { what, path, ...(headers ? { headers } : {}) });
        const text = await answer.text();
        expect(answer.status).toBeLessThan(500);
        expect(text).not.toMatch(/test\.example|Test|no password/);
      });
    }
  }
});
