import { refusalText, type Refusal, type RefusalKind } from '../outcome.ts';
import { SAME_PASSWORD } from './settingsForm.ts';

/** At which request saving stopped. */
export type Step = 'verifying' | 'savingName' | 'changingPassword';

/** Why saving stopped, and what was saved before. */
export type Failure = { step: Step; refusal: Refusal; isNameSaved: boolean; isPasswordSaved: boolean };

/** What to say where no answer came. */
const UNANSWERED: Record<Step, string> = {
  verifying: 'Failed to update settings. The server did not answer. Check your connection and try again.',
  savingName: 'Could not confirm whether your display name was saved. Check your connection and try again.',
  changingPassword: 'Could not confirm whether your new password was saved. Check your connection and try again.',
};

/** Why the settings were not saved, in words: the server's, or the catalogue's (specification, section 8). */
export function failureText(failure: Failure): string {
  const { step, refusal } = failure;
  const reason = refusalText(refusal, fallback(step, refusal.kind));
  return [savedPartText(failure), reason].filter((text) => text !== null).join(' ');
}

/** Whether the new password may be saved already, although no answer said so. */
export function isPasswordInDoubt(failure: Failure | null): boolean {
  return failure?.step === 'changingPassword' && failure.refusal.kind === 'unreachable';
}

function fallback(step: Step, kind: RefusalKind): string {
  if (kind === 'unreachable') return UNANSWERED[step];
  return kind === 'samePassword' ? SAME_PASSWORD : 'Failed to update settings';
}

function savedPartText({ isNameSaved, isPasswordSaved, refusal }: Failure): string | null {
  const isRestUnknown = refusal.kind === 'unreachable';
  if (isPasswordSaved) {
    return isRestUnknown ? 'Your new password is saved.' : 'Your new password is saved, but your display name is not.';
  }
  if (!isNameSaved) return null;
  return isRestUnknown ? 'Your display name is saved.' : 'Your display name is saved, but your password is not.';
}
