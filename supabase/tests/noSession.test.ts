import { beforeAll, describe, expect, it } from 'vitest';
import { callableFunctions, type Callable } from './support/callable.ts';
import { idOf, ROLES } from './support/fixtures.ts';
import {
  expectNoCall,
  expectNoDelete,
  expectNoInsert,
  expectNoOtherRows,
  expectNoUpdate,
  expectOwnRowOnly,
} from './support/noRights.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

let functions: Callable[] = [];
beforeAll(async () => {
  functions = await callableFunctions(rules);
});

const session = (id: string, change: string) => `update auth.sessions set ${change} where id = '${id}'`;
const OTHERS = idOf('target', 'ADMIN');

/** States of a token, its session and its account in which callers can only read their own row. */
const CASES: [string, (id: string) => Promise<unknown>, (id: string) => { account: string; session?: string }][] = [
  [
    'S-08 is suspended',
    (id) => rules.exec(replica(`update public.users set suspended_from = now() where id = '${id}'`)),
    (account) => ({ account }),
  ],
  [
    'S-09 has a session that was deleted',
    (id) => rules.exec(`delete from auth.sessions where id = '${id}'`),
    (account) => ({ account }),
  ],
  [
    'S-10 has a session that has expired',
    (id) => rules.exec(session(id, `not_after = now() - interval '1 second'`)),
    (account) => ({ account }),
  ],
  ['S-11 has the session of another user', () => Promise.resolve(), (account) => ({ account, session: OTHERS })],
  ['S-12 has no session in the token', () => Promise.resolve(), (account) => ({ account, session: '' })],
];

const replica = (statement: string) => `begin; set local session_replication_role = replica; ${statement}; commit;`;

for (const [title, prepare, caller] of CASES) {
  describe(`S. A user who ${title.slice(5)}`, () => {
    // The checks of a token are the same for each role; only two of them depend on the role.
    for (const role of /^S-0[89]/.test(title) ? ROLES : (['SUPERUSER'] as const)) {
      it(`${title.slice(0, 4)} ${role} can only read their own row, and cannot write or call functions`, async () => {
        const id = idOf('assigned', role);
        await prepare(id);
        const before = await database.fingerprint();
        const client = rules.as(caller(id));
        await expectOwnRowOnly(client, id);
        await expectNoOtherRows(client);
        await expectNoInsert(client);
        await expectNoUpdate(client, id);
        await expectNoDelete(client);
        await expectNoCall(client, functions);
        const own = client.from('users').update({ theme_preference: 'dark' }).eq('id', id).select('id');
        expect((await own).data ?? []).toEqual([]);
        expect(await database.fingerprint()).toBe(before);
      });
    }
  });
}

describe('S. Sessions', () => {
  const [own, other] = [idOf('actor', 'SUPERVISOR'), idOf('target', 'EMPLOYEE')];
  const as = (account: string) => rules.as({ account });
  const sessionsOf = (id: string) => rules.sql('select id from auth.sessions where user_id = $1', [id]);

  // Over REST, the embedded backend responds to such a token with 500.
  it('S-12 with a malformed id in the token do not exist', async () => {
    for (const session_id of ['not a uuid', `${own}x`, own.slice(1), `${own}\n`, 1, null, {}]) {
      const claims = JSON.stringify({ sub: own, session_id });
      const [row] = await rules.sql<{ is_there: boolean }>(
        `select set_config('request.jwt.claims', $1, true), public.has_session() as is_there`,
        [claims],
      );
      expect([session_id, row?.is_there]).toEqual([session_id, false]);
    }
  });

  it('S-13 are visible only to their user and to editors', async () => {
    for (const [viewer, target, code] of [
      [own, own, undefined],
      [own, other, undefined],
      [own, idOf('target', 'ADMIN'), '42501'],
      [idOf('actor', 'EMPLOYEE'), other, '42501'],
      [idOf('actor', 'USER'), idOf('actor', 'USER'), undefined],
      [own, idOf('actor', 'no profile'), 'PT404'],
    ] as const) {
      expect((await as(viewer).rpc('list_sessions', { target })).error?.code).toBe(code);
    }
  });

  it('S-14 can be ended only by their user and by editors', async () => {
    const target = idOf('target', 'SUPERVISOR');
    for (const viewer of [own, idOf('actor', 'EMPLOYEE'), idOf('actor', 'USER')]) {
      const foreign = await as(viewer).rpc('end_sessions', { target });
      const borrowed = await as(viewer).rpc('end_sessions', { target: viewer, session: target });
      expect(foreign.error?.code).toBe('42501');
      expect(borrowed.error).toBeNull();
    }
    expect(await sessionsOf(target)).toHaveLength(1);
    await as(idOf('actor', 'MANAGER')).rpc('end_sessions', { target });
    expect(await sessionsOf(target)).toEqual([]);
    expect((await as(target).rpc('require_staff')).error?.code).toBe('42501');
  });

  it('S-15 of a user can be ended, except the current one', async () => {
    await rules.sql('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)', [own]);
    await as(own).rpc('end_sessions', { target: own });
    expect(await sessionsOf(own)).toEqual([{ id: own }]);
    await as(own).rpc('end_sessions', { target: own, session: own });
    expect(await sessionsOf(own)).toEqual([]);
    const ended = `select details #> '{changes,sessions,new}' as ended from public.audit_logs where action = 'SIGN_OUT'`;
    expect(await rules.sql(ended)).toEqual([{ ended: 1 }, { ended: 1 }]);
  });

  it('S-16 end when a new password is required', async () => {
    await as(own).rpc('require_new_password', { target: other });
    expect(await sessionsOf(other)).toEqual([]);
  });
});
