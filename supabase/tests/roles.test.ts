import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../machines/rules/permissions.ts';
import { expectError, rowsOf } from './support/answers.ts';
import { callableFunctions } from './support/callable.ts';
import { idOf, ROLES } from './support/fixtures.ts';
import { expectNoDelete, expectNoInsert, expectNoUpdate } from './support/noRights.ts';
import { startWithFixtures } from './support/testDatabase.ts';
import { asUser } from './support/tokens.ts';

const AUDITOR = idOf('actor', 'EMPLOYEE');

const { rules, database } = startWithFixtures(async ({ exec }) => {
  await exec(`
    insert into public.roles (id, name, hierarchy_level, may_read, may_read_log) values (6, 'AUDITOR', 1, true, true);
    update public.users set role = 'AUDITOR' where id = '${AUDITOR}';
  `);
});

/** The functions that a role without write permissions may call: they read, report what was read, or skip each user. */
const READS = ['change_users', 'count_', 'dashboard_totals', 'list_departments', 'report_', 'require_staff', 'search_'];

describe('The table of roles', () => {
  // Not may_read_log, which is a setting.
  it('has the permissions of permissions.ts, from lowest to highest', async () => {
    expect(
      await rules.sql(`
        select name, may_read as "mayRead", may_edit_teams as "mayEditTeams", edits from public.roles
        where name <> 'AUDITOR' order by hierarchy_level
      `),
    ).toEqual(ROLES.toReversed().map((name) => ({ name, ...PERMISSIONS[name] })));
  });
});

describe('D-19 A role that may only read', () => {
  const client = rules.as({ account: AUDITOR });

  it('reads the lists and the audit log', async () => {
    for (const table of ['users', 'teams', 'departments', 'role_assignments']) {
      expect(rowsOf(await client.from(table).select('id')).length).toBeGreaterThan(1);
    }
    expect((await client.from('audit_logs').select('id')).error).toBeNull();
  });

  it('writes nothing', async () => {
    await expectNoInsert(client);
    await expectNoUpdate(client, AUDITOR);
    await expectNoDelete(client);
    const functions = await callableFunctions(rules);
    const writes = functions.filter(({ name }) => !READS.some((read) => name.startsWith(read)));
    for (const { name, values } of writes) expectError(await client.rpc(name, values), '42501');
    const changes = { first_name: 'Changed', team_id: null, suspended_from: 'now' };
    const ids = ROLES.map((role) => idOf('target', role));
    for (const row of rowsOf(await client.rpc('change_users', { ids, changes }))) {
      expect(row).toMatchObject({ result: 'skipped', code: '42501' });
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('locks no moves of teams', async () => {
    await rules.exec(`begin; ${asUser(AUDITOR, 'authenticated')}; update public.teams set department_id = null;`);
    const locks = rules.sql(`select mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`);
    expect(await locks.finally(() => rules.exec('rollback'))).toEqual([]);
  });
});
