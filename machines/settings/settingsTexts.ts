import { type BackendError, errorText } from '../shared/outcome.ts';
import { SAME_PASSWORD } from './settingsForm.ts';

/** The request that failed. */
export type Step = 'verifying' | 'savingName' | 'changingPassword';

/** Why saving failed, and what was saved before. */
export type Failure = {
  step: Step;
  error: BackendError;
  isNameSaved: boolean;
  isPasswordSaved: boolean;
  /** Whether the new password may be saved although no response confirmed it. */
  isPasswordUnconfirmed: boolean;
};

/** The error without a response. */
const UNANSWERED: Record<Step, string> = {
  verifying: 'Failed to update settings. The server did not answer. Check your connection and try again.',
  savingName: 'Could not confirm whether your display name was saved. Check your connection and try again.',
  changingPassword: 'Could not confirm whether your new password was saved. Check your connection and try again.',
};

/** Why the settings were not saved: the server's message or the default (specification, section 8). */
export function failureText(failure: Failure): string {
  const reason = errorText(failure.error, fallback(failure));
  return [savedPartText(failure), reason].filter((text) => text !== null).join(' ');
}

function fallback({ step, error, isPasswordUnconfirmed }: Failure): string {
  if (isPasswordUnconfirmed) return UNANSWERED.changingPassword;
  if (error.kind === 'unreachable') return UNANSWERED[step];
  return error.kind === 'samePassword' ? SAME_PASSWORD : 'Failed to update settings';
}

function savedPartText({ isNameSaved, isPasswordSaved, error }: Failure): string | null {
  const isRestUnknown = error.kind === 'unreachable';
  if (isPasswordSaved) {
    return isRestUnknown ? 'Your new password is saved.' : 'Your new password is saved, but your display name is not.';
  }
  if (!isNameSaved) return null;
  return isRestUnknown ? 'Your display name is saved.' : 'Your display name is saved, but your password is not.';
}
