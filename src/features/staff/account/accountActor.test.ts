import { describe, expect, it } from 'vitest';
import type { User } from '../../../../machines/shared/entities.ts';
import { NO_PERSON } from '../../../../machines/testing/noPerson.ts';
import { NO_ANSWER, type Outcome } from '../../../../machines/shared/outcome.ts';
import { sendInvitation } from './accountActor.ts';

const DONE: Outcome = { ok: true, value: null };
const LIMITED: Outcome = { ok: false, error: { kind: 'limited', message: 'Only after 40 seconds', retryAfter: 40 } };
const ada: User = { ...NO_PERSON, id: 'ada', email: 'ada@example.org' };

function backendWith(found: User | null, sent = DONE, recorded = DONE) {
  const calls: object[] = [];
  const call = (name: string, outcome: Outcome) => (input: object) => {
    calls.push({ [name]: input });
    return Promise.resolve(outcome);
  };
  return {
    calls,
    loadUser: () => Promise.resolve({ ok: true as const, value: found }),
    requestPasswordReset: call('requestPasswordReset', sent),
    recordInvitation: call('recordInvitation', recorded),
  };
}

describe('an invitation that is sent again', () => {
  it('goes to the current address and is recorded', async () => {
    const backend = backendWith(ada);
    expect(await sendInvitation(backend, ada)).toEqual(DONE);
    expect(backend.calls).toEqual([
      { requestPasswordReset: { email: 'ada@example.org' } },
      { recordInvitation: { id: 'ada' } },
    ]);
  });

  it('is not recorded if the rate limit rejects it', async () => {
    const backend = backendWith(ada, LIMITED);
    expect(await sendInvitation(backend, ada)).toEqual(LIMITED);
    expect(backend.calls).toHaveLength(1);
  });

  it.each<[string, Outcome]>([
    ['is rejected', { ok: false, error: { kind: 'permission', message: 'No' } }],
    ['is not answered', NO_ANSWER],
  ])('was sent, as the error says, when its record %s', async (_, recorded) => {
    expect(await sendInvitation(backendWith(ada, DONE, recorded), ada)).toEqual({
      ok: false,
      error: { kind: 'other', message: 'The invitation was sent, but it could not be recorded' },
    });
  });

  it.each([
    ['was removed', null, 'This user was removed'],
    ['is suspended', { ...ada, suspendedFrom: '2024-01-05T13:45:09Z' }, 'This user is suspended. Restore them first'],
    ['has completed setup', { ...ada, isPasswordChanged: true }, 'This user has completed setup'],
  ])('is not sent to a user who %s', async (_, found, message) => {
    const backend = backendWith(found);
    expect(await sendInvitation(backend, ada)).toMatchObject({ ok: false, error: { message } });
    expect(backend.calls).toEqual([]);
  });
});
