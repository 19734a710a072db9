import type { SnapshotFrom } from 'xstate';
import { errorText } from '../shared/outcome.ts';
import type { profileSetupMachine } from './profileSetupMachine.ts';

type Snapshot = SnapshotFrom<typeof profileSetupMachine>;

/** Whose profile it is: password managers file the new password under it. */
export function selectEmail(snapshot: Snapshot) {
  return snapshot.context.email;
}

/** What is typed, by field. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** What is wrong, by field. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/** Whether a request is under way. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether it takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** Whether the new password is saved already: the password fields are over then. */
export function selectIsPasswordSaved(snapshot: Snapshot) {
  return snapshot.matches('passwordSaved') || snapshot.matches({ submitting: { step: 'savingProfile' } });
}

/** What is saved and what is not, after the profile alone failed. */
export function selectSavedPart(snapshot: Snapshot): string | null {
  return snapshot.matches('passwordSaved') ? 'Your new password is saved, but your profile is not.' : null;
}

/** The general error above the form: the server's words, or the catalogue's (specification, section 8). */
export function selectFailure({ context: { error } }: Snapshot): string | null {
  return error && errorText(error, 'Failed to update profile');
}
