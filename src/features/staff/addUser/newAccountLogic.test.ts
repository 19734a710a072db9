import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import type { NewAccount } from '../../../backend/auth.ts';
import { createInvitedAccount } from './newAccountLogic.ts';

const CREDENTIALS = { email: 'ada@example.org', password: 'abcdefgh' };
const MADE: Outcome<NewAccount> = { ok: true, value: { userId: 'ada', hasToConfirm: false } };
const REFUSED: Outcome<never> = { ok: false, error: { kind: 'permission', message: 'You do not have permission' } };

function backendThat(invited: Outcome) {
  const calls: object[] = [];
  return {
    calls,
    invite: (input: object) => {
      calls.push({ invite: input });
      return Promise.resolve(invited);
    },
    createAccount: (input: object) => {
      calls.push({ createAccount: input });
      return Promise.resolve(MADE);
    },
  };
}

describe('an account for a new user', () => {
  it('is invited, and then made', async () => {
    const backend = backendThat({ ok: true, value: null });
    expect(await createInvitedAccount(backend, CREDENTIALS, new AbortController().signal)).toEqual(MADE);
    expect(backend.calls).toEqual([{ invite: { email: CREDENTIALS.email } }, { createAccount: CREDENTIALS }]);
  });

  it('is not made without an invitation', async () => {
    const backend = backendThat(REFUSED);
    expect(await createInvitedAccount(backend, CREDENTIALS, new AbortController().signal)).toEqual(REFUSED);
    expect(backend.calls).toEqual([{ invite: { email: CREDENTIALS.email } }]);
  });

  it('is not made when nobody waits for it any more', async () => {
    const backend = backendThat({ ok: true, value: null });
    await expect(createInvitedAccount(backend, CREDENTIALS, AbortSignal.abort())).rejects.toThrow();
    expect(backend.calls).toHaveLength(1);
  });
});
