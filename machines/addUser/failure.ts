import type { ListedPerson } from '../shared/entities.ts';
import { errorText, type Outcome, type BackendError } from '../shared/outcome.ts';

/**
 * The progress of the writes of a new user. An unconfirmed write got no response and may be saved.
 * `unfinished`: nothing is written, and the address has an account without a profile, which is discarded first.
 */
export type Progress =
  | 'nothing'
  | 'unfinished'
  | 'accountUnconfirmed'
  | 'accountCreated'
  | 'profileUnconfirmed'
  | 'profileAdded'
  | 'assignmentUnconfirmed'
  | 'assigned'
  | 'invitationUnconfirmed'
  | 'invitationSent';

/** Whether the new user is in the list; only the assignment and the invitation may be missing. */
export function isProfileAdded(progress: Progress): boolean {
  return progress === 'profileAdded' || progress === 'assignmentUnconfirmed' || isAssigned(progress);
}

/** Whether only the invitation may be missing. */
export function isAssigned(progress: Progress): boolean {
  return progress === 'assigned' || progress === 'invitationUnconfirmed' || progress === 'invitationSent';
}

/** The error of an address that has a profile. */
export function listedText(listed: ListedPerson | null): string {
  return `This email address is already in the list${listed?.isSuspended ? ', and its user is suspended' : ''}`;
}

const UNANSWERED = 'The server did not answer. Check your connection and try again.';

/** Fallback messages for errors without a server message (specification, section 8; decisions, messages). */
const FALLBACKS: Record<Progress, string> = {
  nothing: 'Failed to create user',
  unfinished: 'Failed to discard the unfinished account',
  accountUnconfirmed: 'Failed to create user',
  accountCreated: 'Failed to add user',
  profileUnconfirmed: 'Failed to add user',
  profileAdded: 'Failed to add user',
  assignmentUnconfirmed: 'Failed to add user',
  assigned: 'Failed to send the invitation',
  invitationUnconfirmed: 'Failed to send the invitation',
  invitationSent: 'Failed to record the invitation',
};

/** The text of a failed step: the server's message, or the fallback for this progress. */
export function failureText(error: BackendError, progress: Progress): string {
  return errorText(error, error.kind === 'unreachable' ? UNANSWERED : FALLBACKS[progress]);
}

/** Why an unfinished account could not be discarded; null after a success. */
export function discardFailure(outcome: Outcome<unknown>): string | null {
  return outcome.ok ? null : failureText(outcome.error, 'unfinished');
}

/** Which parts are saved for the new user with this address. */
export function progressText(progress: Progress, email: string): string {
  const texts: Record<Progress, string> = {
    nothing: '',
    unfinished: `There is an account for ${email} that was never finished: it has no profile.`,
    accountUnconfirmed: `Could not confirm whether an account for ${email} was created.`,
    accountCreated: `The account for ${email} was created, but the profile was not saved.`,
    profileUnconfirmed: `The account for ${email} was created. Could not confirm whether the profile was saved.`,
    profileAdded: `${email} was added, but the department and team were not saved.`,
    assignmentUnconfirmed: `${email} was added. Could not confirm whether the department and team were saved.`,
    assigned: `${email} was added, but the invitation was not sent.`,
    invitationUnconfirmed: `${email} was added. Could not confirm whether the invitation was sent.`,
    invitationSent: `${email} was added and the invitation was sent, but it was not recorded.`,
  };
  return texts[progress];
}

/** The toast after the dialog was closed with an unfinished account. */
export function unfinishedNoticeText(email: string): string {
  return `An account for ${email} may be left without a profile. To finish or discard it, add the same address again.`;
}

/** The toast after an invitation was sent. */
export function invitedText(email: string): string {
  return `User added. An invitation is on its way to ${email}`;
}
