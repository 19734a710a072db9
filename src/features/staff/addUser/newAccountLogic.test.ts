import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import type { NewAccount } from '../../../backend/auth/auth.ts';
import { createAccountWithTicket } from './newAccountLogic.ts';

const CREDENTIALS = { email: 'ada@example.org', password: 'abcdefgh' };
const MADE: Outcome<NewAccount> = { ok: true, value: { userId: 'ada', hasToConfirm: false } };
const DENIED: Outcome<never> = { ok: false, error: { kind: 'permission', message: 'You do not have permission' } };

function fakeBackend(invited: Outcome) {
  const calls: object[] = [];
  return {
    calls,
    issueTicket: (input: object) => {
      calls.push({ issueTicket: input });
      return Promise.resolve(invited);
    },
    createAccount: (input: object) => {
      calls.push({ createAccount: input });
      return Promise.resolve(MADE);
    },
  };
}

describe('account of a new user', () => {
  it('is created after an invitation', async () => {
    const backend = fakeBackend({ ok: true, value: null });
    expect(await createAccountWithTicket(backend, CREDENTIALS, new AbortController().signal)).toEqual(MADE);
    expect(backend.calls).toEqual([{ issueTicket: { email: CREDENTIALS.email } }, { createAccount: CREDENTIALS }]);
  });

  it('is not created without an invitation', async () => {
    const backend = fakeBackend(DENIED);
    expect(await createAccountWithTicket(backend, CREDENTIALS, new AbortController().signal)).toEqual(DENIED);
    expect(backend.calls).toEqual([{ issueTicket: { email: CREDENTIALS.email } }]);
  });

  it('is not created after an abort', async () => {
    const backend = fakeBackend({ ok: true, value: null });
    await expect(createAccountWithTicket(backend, CREDENTIALS, AbortSignal.abort())).rejects.toThrow();
    expect(backend.calls).toHaveLength(1);
  });
});
