import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { ACTORS, idOf, UNFINISHED, type Actor } from './support/fixtures.ts';
import type { Caller } from './support/harness.ts';
import { signUpHookPayload } from './support/hookPayload.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });
const NEW_HIRE = 'new.hire@test.example';
const ADMITTED = {};
const REJECTED = { error: { http_code: 403, message: 'Accounts are created by invitation only' } };

const issue = async (actor: Actor, email = NEW_HIRE) => await as(actor).rpc('issue_ticket', { email });

/** The payload of the hook for a sign-up with this address. */
async function admission(email: string, user: object = {}): Promise<unknown> {
  const [row] = await rules.sql<{ answer: unknown }>('select public.admit_invited($1::jsonb) as answer', [
    JSON.stringify(signUpHookPayload(email, user)),
  ]);
  return row?.answer;
}

async function signUp(email = NEW_HIRE, password = 'temporary') {
  const { data, error } = await rules.withSession().auth.signUp({ email, password });
  return { id: data.user?.id ?? '', error };
}

describe('Issuing a ticket', () => {
  for (const actor of ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR'] as const) {
    it(`${actor} issues one`, async () => {
      expect((await issue(actor)).error).toBeNull();
      expect(await admission(NEW_HIRE)).toEqual(ADMITTED);
    });
  }

  it('E-18 is logged, and limited to 2,000 in ten minutes', async () => {
    await rules.sql(
      `insert into public.audit_logs (performed_by, performed_by_label, action, resource_type, details)
       select $1, 'x', 'TICKET', 'users', '{}' from generate_series(1, 1999)`,
      [idOf('actor', 'ADMIN')],
    );
    expect((await issue('ADMIN')).error).toBeNull();
    expect(await rules.sql(`select details from public.audit_logs where search_text like '%new.hire%'`)).toEqual([
      { details: { label: NEW_HIRE, changes: {} } },
    ]);
    expectError(await issue('ADMIN'), 'PT429', 'Too many people added. Try again in ten minutes.');
    expect((await issue('MANAGER')).error).toBeNull();
  });

  for (const actor of ['EMPLOYEE', 'USER', 'no profile'] as const) {
    it(`${actor} cannot issue one`, async () => {
      expectError(await issue(actor), '42501', 'You do not have permission to add users');
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  for (const caller of ['visitor', 'service key'] as const) {
    it(`the ${caller} cannot issue one`, async () => {
      expectError(await rules.as(caller).rpc('issue_ticket', { email: NEW_HIRE }), '42501');
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  it('the project’s owner issues one for the first superuser', async () => {
    await rules.sql('select public.issue_ticket($1)', [NEW_HIRE]);
    expect(await admission(NEW_HIRE)).toEqual(ADMITTED);
  });

  for (const email of [null, '', ' \t', 'new.hire', '@', '@test.example', 'new.hire@']) {
    it(`rejects the address ${JSON.stringify(email)}`, async () => {
      expectError(await as('SUPERVISOR').rpc('issue_ticket', { email }), '22023', 'Enter a valid email address');
      expect(await database.isUnchanged()).toBe(true);
    });
  }

  const CALLERS: [string, Caller][] = [
    ...ACTORS.map((actor): [string, Caller] => [actor, { account: idOf('actor', actor) }]),
    ['a visitor', 'visitor'],
  ];
  for (const [name, caller] of CALLERS) {
    it(`${name} cannot read or write the table of tickets`, async () => {
      await rules.sql('select public.issue_ticket($1)', [NEW_HIRE]);
      const before = await database.fingerprint();
      const table = () => rules.as(caller).from('tickets');
      expect(rowsOf(await table().select('*'))).toEqual([]);
      expectError(await table().insert({ email: 'x@test.example', issued_at: '2099-01-01' }), '42501');
      expect(rowsOf(await table().update({ issued_at: '2099-01-01' }).eq('email', NEW_HIRE).select())).toEqual([]);
      expect(rowsOf(await table().delete().eq('email', NEW_HIRE).select())).toEqual([]);
      expect(await database.fingerprint()).toBe(before);
    });
  }

  it('clients cannot call the hook', async () => {
    await issue('ADMIN');
    for (const caller of [as('SUPERUSER'), rules.as('visitor'), rules.as('service key')]) {
      expectError(await caller.rpc('admit_invited', { event: signUpHookPayload(NEW_HIRE) }), '42501');
    }
  });
});

describe('Closed sign-up: the hook before a user is created', () => {
  it('admits only an address with a ticket, ignoring case', async () => {
    await issue('ADMIN', ' New.Hire@Test.example ');
    expect(await admission(NEW_HIRE)).toEqual(ADMITTED);
    expect(await admission('New.Hire@test.example')).toEqual(ADMITTED);
    expect(await admission('old.hire@test.example')).toEqual(REJECTED);
  });

  const WITHOUT_ADDRESS: [string, object][] = [
    ['an empty address', { email: '' }],
    ['no address', { email: null }],
    ['a phone number', { email: '', phone: '15555550100', app_metadata: { provider: 'phone', providers: ['phone'] } }],
    ['an anonymous sign-in', { email: '', is_anonymous: true, app_metadata: {} }],
  ];
  for (const [what, user] of WITHOUT_ADDRESS) {
    it(`rejects ${what}`, async () => {
      await issue('ADMIN');
      expect(await admission('', user)).toEqual(REJECTED);
    });
  }

  it('rejects an invalid payload', async () => {
    for (const payload of ['{}', '[]', 'null', '{"user": "x"}']) {
      expect(await rules.sql('select public.admit_invited($1::jsonb) as answer', [payload])).toEqual([
        { answer: REJECTED },
      ]);
    }
  });

  it('admits once: the new account uses up the ticket', async () => {
    await issue('ADMIN');
    const { id, error } = await signUp();
    expect(error).toBeNull();
    expect(await admission(NEW_HIRE)).toEqual(REJECTED);
    await rules.sql('delete from auth.users where id = $1', [id]);
    expect(await admission(NEW_HIRE)).toEqual(REJECTED);
    await issue('ADMIN');
    expect(await admission(NEW_HIRE)).toEqual(ADMITTED);
  });

  it('admits for one hour', async () => {
    await issue('ADMIN');
    const age = async (interval: string) =>
      await rules.sql('update public.tickets set issued_at = now() - $1::interval', [interval]);
    await age('59 minutes');
    expect(await admission(NEW_HIRE)).toEqual(ADMITTED);
    await age('61 minutes');
    expect(await admission(NEW_HIRE)).toEqual(REJECTED);
    await issue('ADMIN');
    expect(await admission(NEW_HIRE)).toEqual(ADMITTED);
  });

  it('B-15 rejects 10,000 addresses without a ticket', async () => {
    await issue('ADMIN');
    expect(
      await rules.sql(
        `select public.admit_invited(jsonb_set($1::jsonb, '{user, email}', to_jsonb('bot.' || n || '@test.example'))) as answer,
           count(*)::int as times
         from generate_series(1, 10000) n group by 1`,
        [JSON.stringify(signUpHookPayload(''))],
      ),
    ).toEqual([{ answer: REJECTED, times: 10_000 }]);
  });
});

describe('B-14 An address that an attacker registered first', () => {
  const profile = (id: string) => ({ id, email: NEW_HIRE, role: 'EMPLOYEE' });

  it('B-14 is rejected at sign-up, and its account when an editor adds it after a ticket', async () => {
    const stranger = await signUp(NEW_HIRE, 'the stranger’s');
    expect((await issue('ADMIN')).error).toBeNull();
    expect((await signUp()).error).toMatchObject({ code: 'user_already_exists' });
    // With email confirmation, the auth server would return the attacker's account as the new one.
    expectError(
      await as('ADMIN').from('users').insert(profile(stranger.id)),
      '42501',
      'This email address was registered before it was invited',
    );
    expect(await rules.sql('select id from public.users where email = $1', [NEW_HIRE])).toEqual([]);
  });

  it('B-14 is free after discarding the account, and the attacker’s password does not work', async () => {
    await signUp(NEW_HIRE, 'the stranger’s');
    expect((await as('ADMIN').rpc('discard_unfinished_account', { email: NEW_HIRE })).error).toBeNull();
    await issue('ADMIN');
    const { id } = await signUp();
    expect((await as('ADMIN').from('users').insert(profile(id))).error).toBeNull();
    const signIn = async (password: string) =>
      (await rules.withSession().auth.signInWithPassword({ email: NEW_HIRE, password })).error?.code ?? 'in';
    expect([await signIn('the stranger’s'), await signIn('temporary')]).toEqual(['invalid_credentials', 'in']);
  });

  it('B-14 gives the attacker only the role USER, regardless of who issued the ticket', async () => {
    const stranger = await signUp();
    await issue('ADMIN');
    const own = rules.as({ account: stranger.id }).from('users');
    expectError(await own.insert(profile(stranger.id)), '42501', 'You cannot give this role');
    expect((await own.insert({ ...profile(stranger.id), role: 'USER' })).error).toBeNull();
  });

  it('L-07 by a colleague who is being added is not taken from them by a ticket of somebody else', async () => {
    await issue('SUPERUSER');
    const { id } = await signUp();
    expect((await issue('SUPERVISOR')).error).toBeNull();
    expect((await as('SUPERUSER').from('users').insert(profile(id))).error).toBeNull();
  });

  it('can be added by the database owner', async () => {
    const { id } = await signUp();
    await issue('ADMIN');
    await rules.sql('insert into public.users (id, email, role) values ($1, $2, $3)', [id, NEW_HIRE, 'EMPLOYEE']);
  });

  it('can be added without a ticket', async () => {
    await issue('ADMIN');
    const person = { id: UNFINISHED.id, email: UNFINISHED.email, role: 'EMPLOYEE' };
    expect((await as('ADMIN').from('users').insert(person)).error).toBeNull();
  });
});
