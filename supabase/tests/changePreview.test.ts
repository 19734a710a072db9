import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../machines/rules/roles.ts';
import type { Answer } from './support/answers.ts';
import { ACTORS, DEPARTMENTS, idOf, ROLES, TEAMS, UNFINISHED, type Actor } from './support/fixtures.ts';
import { mayEdit } from './support/matrix.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

type Fields = Record<string, [old: unknown, next: unknown]>;
type Result = {
  user_id: string;
  result: 'changed' | 'unchanged' | 'skipped';
  fields: Fields | null;
  version: string | null;
};

const COLUMNS = [
  'first_name',
  'last_name',
  'role',
  'assigned_team_id',
  'assigned_department_id',
  'suspended_from',
] as const;

const inTenDays = new Date(Date.now() + 864_000_000).toISOString();
const PEOPLE = [...ACTORS.flatMap((actor) => [idOf('target', actor), idOf('assigned', actor)]), UNFINISHED.id];

const CALL = fc.record({
  actor: fc.constantFrom(...ACTORS),
  /** Some are named twice, have no profile, or are the caller. */
  ids: fc.array(fc.constantFrom(...PEOPLE, ...ACTORS.map((actor) => idOf('actor', actor))), {
    minLength: 1,
    maxLength: 8,
  }),
  changes: fc
    .record(
      {
        first_name: fc.constantFrom('Zoë', 'target', ' '),
        last_name: fc.constantFrom('Demir', 'EMPLOYEE'),
        role: fc.constantFrom(...ROLES),
        team_id: fc.constantFrom(null, ...Object.values(TEAMS), UNFINISHED.id),
        department_id: fc.constantFrom(null, ...Object.values(DEPARTMENTS)),
        suspended_from: fc.constantFrom('now', null, inTenDays, '2020-01-01'),
        reason: fc.constantFrom('Left', ''),
      },
      { requiredKeys: [] },
    )
    .filter((changes) => Object.keys(changes).length > 0),
  /** The first user may have a newer version. */
  versions: fc.constantFrom('none', 'current', 'one outdated'),
});
type Call = typeof CALL extends fc.Arbitrary<infer Value> ? Value : never;

/** One to three calls, so that later ones meet users who are suspended or in a team. */
const CALLS = fc.array(CALL, { minLength: 1, maxLength: 3 });

/** Calls with each result and each field. */
const ALL: Call = {
  actor: 'ADMIN',
  ids: [idOf('target', 'EMPLOYEE'), idOf('target', 'SUPERUSER')],
  changes: { first_name: 'Zoë', last_name: 'Demir', role: 'SUPERVISOR', team_id: TEAMS.nursing, suspended_from: 'now' },
  versions: 'current',
};
const options = { numRuns: 20, examples: [[[ALL, ALL]]] } satisfies fc.Parameters<[Call[]]>;

/** The rows of all users by id, with their versions. */
async function users() {
  const rows = await rules.sql<{ id: string; row: Record<string, unknown>; version: string }>(
    'select id, to_jsonb(u) as row, updated_at::text as version from public.users u',
  );
  return new Map(rows.map((user) => [user.id, user]));
}

/** The users, and how many entries the audit log has. */
const savedRows = () =>
  rules.sql(
    'select (select count(*)::int from public.audit_logs) as entries, jsonb_agg(u order by id) as users from public.users u',
  );

async function send({ actor, ids, changes, versions }: Call, isRehearsal: boolean) {
  const stored = await users();
  const versionOf = (id: string, index: number) =>
    index === 0 && versions === 'one outdated'
      ? '2020-01-01T00:00:00Z'
      : (stored.get(id)?.version ?? '2020-01-01T00:00:00Z');
  const args = { ids, changes, ...(versions === 'none' ? {} : { versions: ids.map(versionOf) }), dry_run: isRehearsal };
  const answer: Answer = await rules.as({ account: idOf('actor', actor) }).rpc('change_users', args);
  return { error: answer.error, results: (answer.data ?? []) as Result[] };
}

/** Replaces the time of a suspension that starts now: each call has its own. */
const withoutNow = (results: Result[], { changes }: Call) =>
  results.map(({ fields, version: _, ...result }) => {
    const suspension = fields?.['suspended_from'];
    const isNow = suspension !== undefined && changes.suspended_from === 'now';
    return { ...result, fields: isNow ? { ...fields, suspended_from: [suspension[0], 'now'] } : fields };
  });

/** PostgreSQL writes a time in the time zone of the session. */
const comparable = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-/.test(value) ? new Date(value).getTime() : value;

describe('U. The preview of changes of many users', () => {
  it('U-11 a dry run returns the results of the change that follows, and leaves nothing behind', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(CALLS, async (calls) => {
        await database.restore();
        for (const call of calls) {
          const before = await database.fingerprint();
          const saved = await savedRows();
          const preview = await send(call, true);
          expect(await database.fingerprint()).toBe(before);
          const made = await send(call, false);
          expect(preview.error?.code).toBe(made.error?.code);
          expect(withoutNow(preview.results, call)).toEqual(withoutNow(made.results, call));
          const isSaved = JSON.stringify(await savedRows()) !== JSON.stringify(saved);
          expect(isSaved).toBe(made.results.some(({ result }) => result === 'changed'));
          for (const { result } of made.results) seen.add(result);
        }
      }),
      options,
    );
    expect([...seen].sort()).toEqual(['changed', 'skipped', 'unchanged']);
  });

  it('U-12 the fields are those of users whom the caller may edit, with the values before and after', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(CALLS, async (calls) => {
        await database.restore();
        for (const call of calls) {
          const before = await users();
          const roleOf = (id: string) => before.get(id)?.row['role'] as Role;
          const caller: Actor = call.actor === 'no profile' ? 'no profile' : roleOf(idOf('actor', call.actor));
          const { results } = await send(call, false);
          const after = await users();
          for (const { user_id, result, fields } of results) {
            expect(fields !== null).toBe(result === 'changed');
            if (fields === null) continue;
            expect(mayEdit({ actor: caller, target: roleOf(user_id) })).toBe(true);
            expect(COLUMNS).toEqual(expect.arrayContaining(Object.keys(fields)));
            for (const column of COLUMNS) {
              const stored = [before, after].map((rows) => rows.get(user_id)?.row[column]);
              const shown = fields[column] ?? [stored[0], stored[0]];
              expect(shown.map(comparable)).toEqual(stored.map(comparable));
              if (column in fields) seen.add(column);
            }
          }
        }
      }),
      options,
    );
    expect([...seen].sort()).toEqual([...COLUMNS].sort());
  });
});
