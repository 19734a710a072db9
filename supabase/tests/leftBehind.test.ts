import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../machines/rules/permissions.ts';
import { expectError } from './support/answers.ts';
import { ACTORS, idOf, ROLES, TEAMS, UNFINISHED } from './support/fixtures.ts';
import type { Caller } from './support/harness.ts';
import { addPendingPeople, PENDING } from './support/pending.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures(addPendingPeople);

const as = (actor: (typeof ACTORS)[number]) => rules.as({ account: idOf('actor', actor) });
const left = async (target: string, actor: (typeof ACTORS)[number] = 'ADMIN') =>
  (await as(actor).rpc('left_behind', { target })).data as unknown;
const NOTHING = { invitations: 0, team: null };

describe('S-21 left_behind', () => {
  it.each(ACTORS)('answers %s only about users whom they may edit', async (actor) => {
    for (const role of ROLES) {
      const answer = await as(actor).rpc('left_behind', { target: idOf('target', role) });
      const mayEdit = actor !== 'no profile' && PERMISSIONS[actor].edits.includes(role);
      if (mayEdit) expect(answer).toMatchObject({ error: null, data: NOTHING });
      else expectError(answer, '42501');
    }
    expect(await database.isUnchanged()).toBe(true);
  });

  it('answers no pending, suspended or removed user, and no visitor', async () => {
    await rules.sql('update public.users set suspended_from = now() where id = $1', [idOf('target', 'ADMIN')]);
    await rules.sql('delete from auth.users where id = $1', [idOf('assigned', 'ADMIN')]);
    const callers: Caller[] = [
      ...[...PENDING.map(({ id }) => id), idOf('target', 'ADMIN'), idOf('assigned', 'ADMIN')].map((account) => ({
        account,
      })),
      'visitor',
    ];
    for (const caller of callers) {
      for (const target of [idOf('target', 'EMPLOYEE'), UNFINISHED.id]) {
        expectError(await rules.as(caller).rpc('left_behind', { target }), '42501');
      }
    }
  });
});

describe('What a user leaves behind', () => {
  const SENDER = idOf('actor', 'SUPERVISOR');
  const [invited, other] = PENDING.filter(({ role }) => role === 'EMPLOYEE').map(({ id }) => id) as [string, string];
  const invite = (target: string, sender: 'SUPERVISOR' | 'MANAGER' = 'SUPERVISOR') =>
    as(sender).rpc('record_invitation', { target });

  it('counts the open invitations that they sent last', async () => {
    await rules.sql('update public.users set password_changed_at = null where id = any ($1)', [[invited, other]]);
    await invite(invited);
    await invite(other);
    expect(await left(SENDER)).toEqual({ invitations: 2, team: null });
    await invite(other, 'MANAGER');
    expect(await left(SENDER)).toEqual({ invitations: 1, team: null });
    await rules.sql(`update public.users set invited_at = now() - interval '25 hours' where id = $1`, [invited]);
    expect(await left(SENDER)).toEqual(NOTHING);
  });

  it('S-22 does not count them for a caller who may not read the audit log', async () => {
    await rules.exec('update public.roles set may_read_log = may_read and hierarchy_level >= 4');
    expect(await left(SENDER, 'MANAGER')).toEqual({ invitations: null, team: null });
    expect(await left(SENDER)).toEqual(NOTHING);
  });

  it('names the team that has no other active member', async () => {
    const [person, colleague] = [idOf('target', 'EMPLOYEE'), idOf('target', 'SUPERVISOR')];
    const suspend = (until: string | null, id: string) =>
      rules.sql('update public.users set suspended_from = $1 where id = $2', [until, id]);
    const assignment = 'insert into public.role_assignments (user_id, team_id) values ($1, $2)';
    await rules.sql(assignment, [person, TEAMS.ledger]);
    const alone = { invitations: 0, team: { id: TEAMS.ledger, name: 'Test Ledger' } };
    expect(await left(person)).toEqual(alone);
    await rules.sql(assignment, [colleague, TEAMS.ledger]);
    expect(await left(person)).toEqual(NOTHING);
    await suspend('2026-01-01', colleague);
    expect(await left(person)).toEqual(alone);
    expect(await left(colleague)).toEqual(NOTHING);
    await suspend('2099-01-01', colleague);
    expect(await left(person)).toEqual(NOTHING);
  });
});
