import type { Outcome } from '../../../../machines/shared/outcome.ts';
import type { Credentials, NewAccount } from '../../../backend/auth.ts';
import type { Backend } from '../../../backend/backend.ts';

/**
 * Invites an address and then makes its account: where sign-up is closed the server admits only who was invited, and
 * everywhere it tells the new account from one that was there before (docs/closed-sign-up.md).
 */
export async function createInvitedAccount(
  backend: Pick<Backend, 'invite' | 'createAccount'>,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<Outcome<NewAccount>> {
  const invited = await backend.invite({ email: credentials.email });
  // When nobody waits any more, no account is made behind their back.
  signal.throwIfAborted();
  return invited.ok ? backend.createAccount(credentials) : invited;
}
