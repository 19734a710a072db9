import type { SnapshotFrom } from 'xstate';
import { errorText } from '../shared/outcome.ts';
import type { profileSetupMachine } from './profileSetupMachine.ts';

type Snapshot = SnapshotFrom<typeof profileSetupMachine>;

/** The user's email, for password managers. */
export function selectEmail(snapshot: Snapshot) {
  return snapshot.context.email;
}

/** Whether only editors change the first and last name. */
export function selectAreNamesFixed(snapshot: Snapshot) {
  return snapshot.context.areNamesFixed;
}

/** The values of the form. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** The errors of the fields. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/** Whether the new password is saved; the form then has no password fields. */
export function selectIsPasswordSaved(snapshot: Snapshot) {
  return snapshot.matches('passwordSaved') || snapshot.matches({ submitting: { step: 'savingProfile' } });
}

/** Which part is saved, if only the profile failed. */
export function selectSavedPart(snapshot: Snapshot): string | null {
  return snapshot.matches('passwordSaved') ? 'Your new password is saved, but your profile is not.' : null;
}

/** The error above the form: the server's message or the default (specification, section 8). */
export function selectFailure({ context: { error } }: Snapshot): string | null {
  return error && errorText(error, 'Failed to update profile');
}
