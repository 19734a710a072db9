import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { addFixtures, DEPARTMENTS, emailOf, idOf, TEAMS } from '../support/fixtures.ts';
import { startRules } from '../support/harness.ts';
import { ownerOf } from '../support/server.ts';
import { asUser } from '../support/tokens.ts';

const rules = startRules(addFixtures);

const superusers = async () =>
  (await rules.sql<{ email: string }>(`select email from public.users where role = 'SUPERUSER'`)).map(
    (row) => row.email,
  );

/** Opens two connections as the owner. */
async function withTwoOwners(work: (one: Sql, other: Sql) => Promise<void>): Promise<void> {
  const url = rules.databaseUrl();
  if (url === null) throw new Error('These tests require a PostgreSQL server');
  const owners = [ownerOf(url), ownerOf(url)] as const;
  try {
    await work(...owners);
  } finally {
    await Promise.all(owners.map((owner) => owner.end()));
  }
}

/** Runs a statement on each connection before the first commits. Returns the state before that, and the result. */
async function race(one: Sql, other: Sql, first: string, second: string): Promise<string[]> {
  await one.unsafe(`begin; ${first}`);
  const waiting = other.unsafe(`begin; ${second}; commit`).then(
    () => 'done',
    async (error: unknown) => {
      await other.unsafe('rollback');
      return error instanceof Error ? error.message : String(error);
    },
  );
  const isWaiting = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 500, 'waiting'))]);
  await one.unsafe('commit');
  return [String(isWaiting), await waiting];
}

/** Queues two statements behind a transaction that holds the lock `held`. Returns their results. */
async function queue(blocked: string, first: string, second: string): Promise<string[]> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
  const run = (owner: Sql, statements: string) =>
    owner.unsafe(statements).then(
      () => 'done',
      (error: unknown) => String(error),
    );
  let ended: string[] = [];
  await withTwoOwners(async (one, two) => {
    await withTwoOwners(async (holder) => {
      await holder.unsafe(`begin; ${blocked}`);
      const firstEnds = run(one, first);
      await pause();
      const secondEnds = run(two, second);
      await pause();
      await holder.unsafe('commit');
      ended = await Promise.all([firstEnds, secondEnds]);
    });
  });
  return ended;
}

describe('D-14 Concurrent transactions of two owners', () => {
  const LAST = 'The last superuser cannot be removed, demoted or suspended';
  const emails = [emailOf('actor', 'SUPERUSER'), emailOf('target', 'SUPERUSER')] as const;

  async function leaveTwo() {
    for (const part of ['actor', 'target', 'assigned'] as const) {
      await rules.sql('select public.make_superuser($1)', [emailOf(part, 'SUPERUSER')]);
    }
    await rules.sql(`select public.unmake_superuser($1, 'ADMIN')`, [emailOf('assigned', 'SUPERUSER')]);
    expect((await superusers()).sort()).toEqual([...emails].sort());
  }

  for (const isolation of ['read committed', 'repeatable read', 'serializable']) {
    it(`D-14 cannot demote the last two superusers (${isolation}): one waits and fails`, async () => {
      await leaveTwo();
      await withTwoOwners(async (one, other) => {
        for (const owner of [one, other]) {
          await owner.unsafe(`set default_transaction_isolation = '${isolation}'`);
        }
        const unmake = (email: string) => `select public.unmake_superuser('${email}', 'ADMIN')`;
        const [meanwhile, result] = await race(one, other, unmake(emails[0]), unmake(emails[1]));
        expect(meanwhile).toBe('waiting');
        expect(result).toMatch(new RegExp(`${LAST}|could not serialize access`));
      });
      expect(await superusers()).toEqual([emails[1]]);
    });
  }

  it('D-14 cannot delete the accounts of the last two superusers: one waits and fails', async () => {
    await leaveTwo();
    await withTwoOwners(async (one, other) => {
      const remove = (email: string) =>
        `select set_config('staff.superusers_may_change', 'yes', true); delete from auth.users where email = '${email}'`;
      const [meanwhile, result] = await race(one, other, remove(emails[0]), remove(emails[1]));
      expect([meanwhile, result]).toEqual(['waiting', LAST]);
    });
    expect(await superusers()).toEqual([emails[1]]);
  });
});

describe('Concurrent transactions', () => {
  it('are both counted when users join a team', async () => {
    await withTwoOwners(async (one, other) => {
      const join = (role: 'EMPLOYEE' | 'SUPERVISOR') =>
        `insert into public.role_assignments (user_id, team_id) values ('${idOf('target', role)}', '${TEAMS.choir}')`;
      expect((await race(one, other, join('EMPLOYEE'), join('SUPERVISOR')))[1]).toBe('done');
    });
    expect(
      await rules.sql('select user_id from public.role_assignments where team_id = $1', [TEAMS.choir]),
    ).toHaveLength(2);
  });

  it('do not deadlock when users swap teams', async () => {
    await withTwoOwners(async (one, other) => {
      const move = (role: 'EMPLOYEE' | 'SUPERVISOR', team: string) =>
        `update public.role_assignments set team_id = '${team}', department_id = null where user_id = '${idOf('target', role)}'`;
      await one.unsafe(move('EMPLOYEE', TEAMS.payroll));
      const [, result] = await race(one, other, move('EMPLOYEE', TEAMS.choir), move('SUPERVISOR', TEAMS.payroll));
      expect(result).toBe('done');
    });
  });

  it('R-04 are serialized when one archives a team and one joins it', async () => {
    const [team] = await rules.sql<{ id: string }>(`insert into public.teams (name) values ('Empty') returning id`);
    const archive = `update public.teams set archived_at = now() where id = '${team?.id}'`;
    const join = `insert into public.role_assignments (user_id, team_id) values ('${idOf('target', 'ADMIN')}', '${team?.id}')`;
    await withTwoOwners(async (one, other) => {
      const error = 'This team or department is archived. Choose another one.';
      expect(await race(one, other, archive, join)).toEqual(['waiting', error]);
    });
    await rules.sql('update public.teams set archived_at = null where id = $1', [team?.id]);
    await withTwoOwners(async (one, other) => {
      const error = 'Assigned to this team: 1 person. Move them first.';
      expect(await race(one, other, join, archive)).toEqual(['waiting', error]);
    });
  });

  it('R-03 are serialized when one archives a department and one uses it', async () => {
    const [department] = await rules.sql<{ id: string }>(
      `insert into public.departments (name) values ('Empty') returning id`,
    );
    const archive = `update public.departments set archived_at = now() where id = '${department?.id}'`;
    const uses = [
      [`insert into public.teams (name, department_id) values ('New', '${department?.id}')`, '1 team'],
      [
        `insert into public.role_assignments (user_id, department_id) values ('${idOf('target', 'USER')}', '${department?.id}')`,
        '1 person',
      ],
    ] as const;
    for (const [use, assigned] of uses) {
      await withTwoOwners(async (one, other) => {
        const [meanwhile, result] = await race(one, other, archive, use);
        expect(meanwhile).toBe('waiting');
        expect(result).toMatch(/is archived/);
      });
      await rules.sql('update public.departments set archived_at = null where id = $1', [department?.id]);
      await withTwoOwners(async (one, other) => {
        const error = `Assigned to this department: ${assigned}. Move them first.`;
        expect(await race(one, other, use, archive)).toEqual(['waiting', error]);
      });
      await rules.exec(`delete from public.teams where name = 'New'`);
    }
  });

  it('S-17 end in a state of the chart when one suspends and one suspends, restores or edits a user', async () => {
    const target = idOf('target', 'SUPERVISOR');
    const [admin, manager] = [asUser(idOf('actor', 'ADMIN')), asUser(idOf('actor', 'MANAGER'))];
    const isSuspended = async () => {
      const [row] = await rules.sql<{ is_suspended: boolean }>(
        'select suspended_from <= now() as is_suspended from public.users where id = $1',
        [target],
      );
      return row?.is_suspended ?? false;
    };
    const suspend = `select public.suspend_user('${target}')`;
    const restore = `select public.restore_user('${target}')`;
    const save = `set local role authenticated; update public.users set first_name = 'Saved' where id = '${target}'`;
    for (const [first, second, expected] of [
      [suspend, suspend, true],
      [suspend, restore, false],
      [restore, suspend, true],
      [suspend, save, true],
      [save, suspend, true],
    ] as const) {
      await withTwoOwners(async (one, other) => {
        expect(await race(one, other, `${admin}; ${first}`, `${manager}; ${second}`)).toEqual(['waiting', 'done']);
      });
      expect(await isSuspended()).toBe(expected);
    }
  });

  const id = idOf('target', 'MANAGER');
  const removal = (person: string) => `${asUser(idOf('actor', 'ADMIN'))}; select public.remove_user('${person}')`;

  it('both succeed when one moves a team and one moves a member', async () => {
    await rules.sql('insert into public.role_assignments (user_id, team_id) values ($1, $2)', [id, TEAMS.ledger]);
    expect(
      await queue(
        `select from public.teams where id = '${TEAMS.ledger}' for update`,
        `update public.teams set department_id = '${DEPARTMENTS.care}' where id = '${TEAMS.ledger}'`,
        `update public.role_assignments set team_id = '${TEAMS.payroll}', department_id = null where user_id = '${id}'`,
      ),
    ).toEqual(['done', 'done']);
  });

  it('both succeed when one moves a team and one removes a member', async () => {
    const member = idOf('assigned', 'MANAGER');
    expect(
      await queue(
        `select from public.teams where id = '${TEAMS.payroll}' for update`,
        `update public.teams set department_id = '${DEPARTMENTS.care}' where id = '${TEAMS.payroll}'`,
        removal(member),
      ),
    ).toEqual(['done', 'done']);
    expect(await rules.sql('select id from public.users where id = $1', [member])).toEqual([]);
  });

  it('both succeed when one moves and one removes a user', async () => {
    const member = idOf('assigned', 'EMPLOYEE');
    expect(
      await queue(
        `select from public.users where id = '${member}' for update`,
        removal(member),
        `update public.role_assignments set team_id = '${TEAMS.choir}', department_id = null where user_id = '${member}'`,
      ),
    ).toEqual(['done', 'done']);
    expect(await rules.sql('select id from public.users where id = $1', [member])).toEqual([]);
  });

  it('both succeed when one edits and one removes a user', async () => {
    expect(
      await queue(
        `select pg_advisory_xact_lock(hashtext('public.users.role'))`,
        `update public.users set role = 'EMPLOYEE' where id = '${id}'`,
        removal(id),
      ),
    ).toEqual(['done', 'done']);
    expect(await rules.sql('select id from public.users where id = $1', [id])).toEqual([]);
  });
});
