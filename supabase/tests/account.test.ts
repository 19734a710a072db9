import { describe, expect, it } from 'vitest';
import { createActor, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { accountMachine } from '../../machines/account/accountMachine.ts';
import type { Role } from '../../machines/rules/roles.ts';
import type { Answer } from './support/answers.ts';
import { ACTORS, idOf, UNFINISHED, type Actor } from './support/fixtures.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

type AccountEvent = EventFromLogic<typeof accountMachine>;
type EventType = AccountEvent['type'];
type Columns = {
  is_password_changed: boolean;
  password_changed_at: string | null;
  invited_at: string | null;
  suspended_from: string | null;
  has_session: boolean;
};

const PAST = '2026-01-02T00:00:00Z';
const LATER = '2026-01-03T00:00:00Z';
const FUTURE = '2999-01-01T00:00:00Z';
/** A leaving date that suspend_user accepts. */
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();

const SETUPS: Record<string, Omit<Columns, 'suspended_from' | 'has_session'>> = {
  pending: { is_password_changed: false, password_changed_at: null, invited_at: null },
  invited: { is_password_changed: false, password_changed_at: null, invited_at: PAST },
  completing: { is_password_changed: false, password_changed_at: PAST, invited_at: PAST },
  complete: { is_password_changed: true, password_changed_at: PAST, invited_at: null },
};
/** The password of each setup is from before `LATER`. */
const ACCESS: [access: object | string, suspendedFrom: string | null][] = [
  ['open', null],
  ['leaving', FUTURE],
  [{ suspended: 'oldPassword' }, LATER],
  [{ suspended: 'newPassword' }, PAST],
];
/** With a session: past the last day it is from before, otherwise made during the suspension. */
const STATES = Object.keys(SETUPS).flatMap((setup) =>
  ACCESS.filter(([, from]) => from !== PAST || SETUPS[setup]?.password_changed_at).map(([access]) => ({
    present: { setup, access, sessions: 'some' },
  })),
);

/** Returns the state of a row by the rules of the database. */
function stateOf(row: Columns | undefined): unknown {
  if (row === undefined) return 'absent';
  const { is_password_changed: isComplete, password_changed_at: changed, invited_at: invited } = row;
  const setup = isComplete ? 'complete' : changed !== null ? 'completing' : invited !== null ? 'invited' : 'pending';
  const from = row.suspended_from;
  const isSuspended = from !== null && Date.parse(from) <= Date.now();
  const suspended = changed !== null && Date.parse(changed) >= Date.parse(from ?? '') ? 'newPassword' : 'oldPassword';
  const access = isSuspended ? { suspended } : from === null ? 'open' : 'leaving';
  return { present: { setup, access, sessions: row.has_session ? 'some' : 'none' } };
}

async function readState(id: string): Promise<unknown> {
  const [row] = await rules.sql<Columns>(
    `select is_password_changed, password_changed_at::text, invited_at::text, suspended_from::text,
       exists (select from auth.sessions where user_id = $1) as has_session
     from public.users where id = $1`,
    [id],
  );
  return stateOf(row);
}

/** Writes the columns of a state directly, without triggers. */
async function putInto({ setup, access }: (typeof STATES)[number]['present'], id: string): Promise<void> {
  const text = (value: string | null | undefined) => (value === null || value === undefined ? 'null' : `'${value}'`);
  const columns = SETUPS[setup];
  await rules.exec(`
    begin;
    set local session_replication_role = replica;
    update public.users set is_password_changed = ${columns?.is_password_changed === true},
      password_changed_at = ${text(columns?.password_changed_at)}, invited_at = ${text(columns?.invited_at)},
      suspended_from = ${text(ACCESS.find(([name]) => name === access)?.[1])}
    where id = '${id}';
    insert into auth.sessions (id, user_id) values ('${id}', '${id}') on conflict do nothing;
    commit;
  `);
}

/** Sends the event to the database as `editor` over REST; events of the owner and of timers need no editor. */
async function sendTo(
  type: EventType,
  target: string,
  editor: Actor,
  replaces: string | null = null,
): Promise<Answer | null> {
  const client = rules.as({ account: idOf('actor', editor) });
  switch (type) {
    case 'account.add':
      return client.from('users').insert({ id: target, email: UNFINISHED.email, role: 'EMPLOYEE' });
    case 'account.invite':
      return client.rpc('record_invitation', { target });
    case 'account.withdraw':
      return client.rpc('withdraw_invitation', { target });
    case 'account.suspend':
      return client.rpc('suspend_user', { target, replaces });
    case 'account.leave':
      return client.rpc('suspend_user', { target, replaces, starts_at: NEXT_YEAR });
    case 'account.restore':
      return client.rpc('restore_user', { target });
    case 'account.requirePassword':
      return client.rpc('require_new_password', { target });
    case 'account.remove':
      return client.rpc('remove_user', { target });
    case 'session.started':
      await rules.sql('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)', [target]);
      return null;
    case 'password.changed':
      await rules.sql(
        `update auth.users set encrypted_password = gen_random_uuid()::text, recovery_token = '' where id = $1`,
        [target],
      );
      return null;
    case 'setup.completed':
      return rules
        .as({ account: target })
        .from('users')
        .update({ first_name: 'Ada', last_name: 'Lee', is_password_changed: true })
        .eq('id', target);
    case 'leavingDate.reached':
      // Moves the leaving date into the past.
      await rules.exec(`
        begin; set local session_replication_role = replica;
        update public.users set suspended_from = now() where id = '${target}' and suspended_from > now(); commit;
      `);
      return null;
  }
}

/** Returns the state of the chart after the event. */
function expectedState(from: unknown, role: Role, type: EventType, editor: Actor): unknown {
  const target = { id: 't', role };
  const snapshot = accountMachine.resolveState({
    value: from as SnapshotFrom<typeof accountMachine>['value'],
    context: { target },
  });
  const actor = createActor(accountMachine, { input: { target }, snapshot: snapshot }).start();
  const editorRole = editor === 'no profile' ? null : editor;
  actor.send({ type, editor: { id: 'e', role: editorRole } });
  const { value } = actor.getSnapshot();
  // The database does not distinguish a removed account from one that never existed.
  return value === 'removed' ? 'absent' : value;
}

const EVENTS: EventType[] = [
  'account.add',
  'account.invite',
  'account.withdraw',
  'account.suspend',
  'account.leave',
  'account.restore',
  'account.requirePassword',
  'account.remove',
  'session.started',
  'password.changed',
  'setup.completed',
  'leavingDate.reached',
];

async function compare(state: (typeof STATES)[number], type: EventType, editor: Actor, role: Role): Promise<void> {
  const target = idOf('target', role);
  await putInto(state.present, target);
  await sendTo(type, target, editor, state.present.access === 'leaving' ? FUTURE : null);
  const label = `${JSON.stringify(state.present)} + ${type} by ${editor} on ${role}`;
  const actual = await readState(target);
  expect({ label, state: actual }).toEqual({ label, state: expectedState(state, role, type, editor) });
  if (actual === 'absent') await database.restore();
}

describe('S-01 The database follows the account chart', () => {
  for (const editor of ACTORS) {
    it(`S-01 in every state and for every event of ${editor}`, async () => {
      for (const state of STATES) for (const type of EVENTS) await compare(state, type, editor, 'EMPLOYEE');
    });

    it(`S-01 in three states and for every event of ${editor} on other roles`, async () => {
      const states = STATES.filter(({ present: { setup, access } }) =>
        setup === 'complete' ? typeof access === 'object' : setup === 'invited' && access === 'open',
      );
      for (const role of ['ADMIN', 'MANAGER', 'USER'] as const) {
        for (const state of states) {
          for (const type of EVENTS.filter((event) => event.startsWith('account.'))) {
            await compare(state, type, editor, role);
          }
        }
      }
    });

    it(`S-01 without an account for every event of ${editor}`, async () => {
      for (const type of EVENTS.filter((event) => event.startsWith('account.'))) {
        await rules.sql('delete from auth.sessions where user_id = $1', [UNFINISHED.id]);
        await sendTo(type, UNFINISHED.id, editor);
        const expected = expectedState('absent', 'EMPLOYEE', type, editor);
        // A new profile has a temporary password.
        expect([type, await readState(UNFINISHED.id)]).toEqual([type, expected]);
        await database.restore();
      }
    });
  }
});
