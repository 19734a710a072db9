import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountStatus } from '../../machines/rules/accountStatus.ts';
import { DORMANT_AFTER, LEAVING_SOON, SETUP_OVERDUE_AFTER } from '../../machines/rules/limits.ts';
import { PERMISSIONS } from '../../machines/rules/permissions.ts';
import type { Role } from '../../machines/rules/roles.ts';
import { STAFF_CODES } from '../../src/backend/wire/filters.ts';
import { rowsOf as answered, type Answer } from './support/answers.ts';
import { idOf, ROLES, TEAMS } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules } = startWithFixtures();
const rowsOf = (answer: Answer) => answered(answer) as Record<string, unknown>[];
const as = (role: Role) => rules.as({ account: idOf('actor', role) });

/** A user with times in milliseconds before now. */
type State = {
  role: Role;
  isReady: boolean;
  invited: number | null;
  seen: number | null;
  added: number;
  suspended: number | null;
  hasTeam: boolean;
};

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const LIMITS = [0, DAY, SETUP_OVERDUE_AFTER, DORMANT_AFTER];
/** Hours before or after a limit, so that the duration of the test is irrelevant. */
const age = fc.tuple(fc.constantFrom(...LIMITS), fc.constantFrom(-5 * HOUR, 5 * HOUR)).map(([limit, by]) => limit + by);
const past = age.filter((value) => value > 0);
const state: fc.Arbitrary<State> = fc.record({
  role: fc.constantFrom(...ROLES.filter((role) => role !== 'SUPERUSER')),
  isReady: fc.boolean(),
  invited: fc.option(past),
  seen: fc.option(past),
  added: past,
  suspended: fc.option(fc.constantFrom(-LEAVING_SOON - HOUR, -LEAVING_SOON + HOUR, -HOUR, HOUR)),
  hasTeam: fc.boolean(),
});

/** The values of the filter that find a user. */
function attentionOf({ isReady, invited, seen, added, suspended, hasTeam }: State): string[] {
  const now = Date.now();
  const at = (ago: number | null) => (ago === null ? null : new Date(now - ago).toISOString());
  const status = accountStatus(
    { isPasswordChanged: isReady, invitedAt: at(invited), suspendedFrom: at(suspended) },
    now,
  );
  const idle = seen ?? added;
  const applies: Record<keyof typeof STAFF_CODES.attention, boolean> = {
    expired: status === 'expired',
    waiting: status === 'pending' && idle > SETUP_OVERDUE_AFTER,
    leaving: status === 'leaving' && -(suspended ?? 0) < LEAVING_SOON,
    teamless: suspended === null && !hasTeam,
    dormant: status === 'active' && idle > DORMANT_AFTER,
    never: suspended === null && seen === null,
  };
  return Object.entries(applies).flatMap(([value, isFound]) => (isFound ? [value] : []));
}

/** Replaces the users of the previous run with these. */
async function addUsers(states: State[]): Promise<void> {
  await rules.sql(`delete from auth.users where email like 'state-%'`);
  for (const [index, user] of states.entries()) {
    const id = `00000000-0000-4000-8fff-${String(index).padStart(12, '0')}`;
    const at = (ago: number | null) => (ago === null ? null : new Date(Date.now() - ago).toISOString());
    await rules.sql('insert into auth.users (id, email) values ($1, $2)', [id, `state-${index}@test.example`]);
    await rules.sql(
      `insert into public.users (id, email, role, is_password_changed, password_changed_at, invited_at, suspended_from, created_at)
       values ($1, $2, $3, $4, case when $4 then now() end, $5, $6, $7)`,
      [
        id,
        `state-${index}@test.example`,
        user.role,
        user.isReady,
        at(user.invited),
        at(user.suspended),
        at(user.added),
      ],
    );
    await rules.sql('update private.sign_ins set last_at = $2 where user_id = $1', [id, at(user.seen)]);
    if (user.hasTeam) {
      await rules.sql('insert into public.role_assignments (user_id, team_id) values ($1, $2)', [id, TEAMS.choir]);
    }
  }
}

describe('The filter attention', () => {
  it('finds the users whom the caller may edit, as many as the dashboard counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 12, maxLength: 12 }), async (states) => {
        await addUsers(states);
        for (const role of ['SUPERUSER', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE'] as const) {
          const { attention } = (await as(role).rpc('dashboard_totals')).data as {
            attention: Record<string, { number: number; is_exact: boolean }>;
          };
          for (const value of Object.keys(STAFF_CODES.attention)) {
            const rows = rowsOf(await as(role).rpc('search_staff', { query: '', filters: { attention: value } }));
            const emails = rows.map(({ email }) => String(email)).filter((email) => email.startsWith('state-'));
            const expected = states.flatMap((user, index) =>
              PERMISSIONS[role].edits.includes(user.role) && attentionOf(user).includes(value)
                ? [`state-${index}@test.example`]
                : [],
            );
            expect([role, value, emails.sort()]).toEqual([role, value, expected.sort()]);
            if (value !== 'never') expect(attention[value]).toEqual({ number: rows.length, is_exact: true });
          }
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('The last sign-in', () => {
  const target = idOf('target', 'ADMIN');

  it('T-01 of a user is visible to editors and the user', async () => {
    await rules.sql(`update private.sign_ins set last_at = now()`);
    const seen = async (viewer: string) =>
      rowsOf(await rules.as({ account: viewer }).from('users').select('last_seen').eq('id', target))[0]?.['last_seen'];
    expect(await seen(idOf('actor', 'SUPERUSER'))).toEqual(expect.any(String));
    expect(await seen(target)).toEqual(expect.any(String));
    for (const role of ['ADMIN', 'MANAGER', 'EMPLOYEE'] as const) expect(await seen(idOf('actor', role))).toBeNull();
  });

  it('T-02 does not trust the role in a row that the caller sends', async () => {
    const forged = { person: { id: target, role: 'EMPLOYEE' } };
    expect((await as('MANAGER').rpc('last_seen', forged)).data ?? null).toBeNull();
    expect((await rules.as('visitor').rpc('last_seen', forged)).error).not.toBeNull();
  });

  it('T-03 does not order users whose time the caller may not see', async () => {
    const ids = async () =>
      rowsOf(await as('MANAGER').rpc('search_staff', { query: '', filters: { role: 'ADMIN' }, sort: 'seen' })).map(
        ({ id }) => id,
      );
    const before = await ids();
    for (const moved of ['1 hour', '-1 hour']) {
      await rules.sql('update private.sign_ins set last_at = now() + $2::interval where user_id = $1', [target, moved]);
      expect(await ids()).toEqual(before);
    }
  });
});
