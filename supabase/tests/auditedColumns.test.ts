import { beforeAll, describe, expect, it } from 'vitest';
import { addFixtures, DEPARTMENTS, idOf, TEAMS, UNFINISHED } from './support/fixtures.ts';
import { startRules } from './support/harness.ts';

const rules = startRules(addFixtures);

const SECRET = '+43 660 1234567';

/** Writes of a table that has got a column of its own, with the entries that they leave. */
const WRITES: [string, string, string[]][] = [
  ['users', `update public.users set added_later = '${SECRET}' where id = '${idOf('target', 'EMPLOYEE')}'`, []],
  [
    'users',
    `update public.users set added_later = '${SECRET}', first_name = 'New' where id = '${idOf('target', 'MANAGER')}'`,
    ['first_name'],
  ],
  [
    'users',
    `insert into public.users (id, email, added_later) values ('${UNFINISHED.id}', '${UNFINISHED.email}', '${SECRET}')`,
    ['email', 'is_password_changed', 'role'],
  ],
  ['users', `delete from public.users where id = '${UNFINISHED.id}'`, ['email', 'is_password_changed', 'role']],
  ['teams', `update public.teams set added_later = '${SECRET}' where id = '${TEAMS.choir}'`, []],
  ['teams', `insert into public.teams (name, added_later) values ('New', '${SECRET}')`, ['name']],
  ['departments', `update public.departments set added_later = '${SECRET}' where id = '${DEPARTMENTS.care}'`, []],
  ['role_assignments', `update public.role_assignments set added_later = '${SECRET}'`, []],
];

describe('P. A column that is added later', () => {
  beforeAll(async () => {
    for (const table of ['users', 'teams', 'departments', 'role_assignments']) {
      await rules.exec(`alter table public.${table} add added_later text`);
    }
  });

  for (const [table, write, fields] of WRITES) {
    it(`P-17 of ${table} does not enter the audit log: ${write.slice(0, 50)}`, async () => {
      const [before] = await rules.sql<{ at: string }>('select clock_timestamp()::text as at');
      await rules.sql(write);
      const entries = await rules.sql<{ entry: string; changes: object }>(
        `select l::text as entry, details -> 'changes' as changes from public.audit_logs l where performed_at > $1::text::timestamptz`,
        [before?.at],
      );
      expect(entries.flatMap(({ changes }) => Object.keys(changes)).sort()).toEqual(fields);
      expect(entries.map(({ entry }) => entry).join()).not.toMatch(/added_later|1234567/);
    });
  }
});
