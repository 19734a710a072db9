import { isolated } from '../../../../machines/rules/text.ts';
import { listedName, type User } from '../../../../machines/shared/entities.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import type { Confirmed } from '../../../patterns/dialog/confirmation.ts';
import type { Backend } from '../../../backend/backend.ts';
import { REMOVED, SUSPENDED } from '../reasons.ts';
import { currentStatus } from '../../../patterns/record/statusBadge.tsx';

/**
 * Emails a pending user a link to /setup, and records when. `limited` contains the seconds to wait. Repeating it sends
 * another email, so an email that was sent but not recorded has its own error.
 */
export async function sendInvitation(
  backend: Pick<Backend, 'loadUser' | 'requestPasswordReset' | 'recordInvitation'>,
  { id }: { id: string },
): Promise<Outcome> {
  const person = await backend.loadUser({ id, retry: false });
  if (!person.ok) return person;
  if (person.value === null) return { ok: false, error: { kind: 'gone', message: REMOVED } };
  if (person.value.isPasswordChanged) {
    return { ok: false, error: { kind: 'invalid', message: 'This user has completed setup' } };
  }
  if (currentStatus(person.value) === 'suspended') return { ok: false, error: { kind: 'invalid', message: SUSPENDED } };
  const sent = await backend.requestPasswordReset({ email: person.value.email });
  if (!sent.ok) return sent;
  const recorded = await backend.recordInvitation({ id });
  if (recorded.ok) return recorded;
  return { ok: false, error: { kind: 'other', message: 'The invitation was sent, but it could not be recorded' } };
}

const nameOf = (person: User) => `${isolated(listedName(person))} (${person.email})`;

/** The confirmation before a pending user is emailed an invitation, or another one. */
export function inviting(person: User): Confirmed {
  return {
    write: (backend) => sendInvitation(backend, person),
    input: {
      title: person.invitedAt === null ? 'Send Invitation' : 'Resend Invitation',
      question: `Send ${nameOf(person)} an email with a new link to set a password? Earlier links stop working.`,
      submit: 'Send',
      submitting: 'Sending...',
      success: `An invitation is on its way to ${person.email}`,
      failure: 'Failed to send the invitation',
      unconfirmed: 'the invitation was sent',
    },
  };
}

/** The confirmation before an invitation is withdrawn, which deletes the account. */
export function withdrawing(person: User): Confirmed {
  return {
    write: (backend) => backend.withdrawInvitation(person),
    removes: person.id,
    input: {
      title: 'Withdraw Invitation',
      question: `Withdraw the invitation of ${nameOf(person)}? The account is deleted, and the link stops working. This action cannot be undone.`,
      submit: 'Withdraw',
      submitting: 'Withdrawing...',
      success: 'Invitation withdrawn',
      failure: 'Failed to withdraw the invitation',
      unconfirmed: 'the invitation was withdrawn',
    },
  };
}

/** The confirmation before a user has to choose a new password. */
export function requiringPassword(person: User): Confirmed {
  return {
    write: (backend) => backend.requireNewPassword(person),
    input: {
      title: 'Require New Password',
      question: `Require a new password of ${nameOf(person)}? This ends their sessions on all devices. At the next sign-in they choose a new password.`,
      submit: 'Require new password',
      submitting: 'Requiring...',
      success: 'A new password is required at the next sign-in',
      failure: 'Failed to require a new password',
      unconfirmed: 'a new password is required',
    },
  };
}
