import type { SnapshotFrom } from 'xstate';
import { failureOf } from './settingsContext.ts';
import { isNameChanged } from './settingsForm.ts';
import type { settingsMachine } from './settingsMachine.ts';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

/** What is typed, by field. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** What is wrong, by field. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/** Whether Save Changes is enabled. */
export function selectCanSave(snapshot: Snapshot) {
  return snapshot.can({ type: 'form.submit' });
}

/** Whether Discard Changes is enabled. */
export function selectCanDiscard(snapshot: Snapshot) {
  return snapshot.can({ type: 'form.discard' });
}

/** Whether leaving the page would lose something: also what a closing tab asks. */
export function selectIsUnsaved(snapshot: Snapshot) {
  return snapshot.hasTag('unsaved');
}

/** Whether to ask: leave without saving? */
export function selectIsConfirmingLeave(snapshot: Snapshot) {
  return snapshot.matches({ leaving: 'confirmingLeave' });
}

/** Whether the settings are being saved. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether saving takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** Why the last attempt stopped, and what it saved; null while the next one runs. */
export function selectFailure(snapshot: Snapshot): string | null {
  return snapshot.hasTag('busy') ? null : failureOf(snapshot.context);
}

/** The typed display name, where it is not saved: the only part of the form that may be kept as a draft. */
export function selectDraft({ context: { form, savedName } }: Snapshot): string | null {
  return isNameChanged(form, savedName) ? form.displayName : null;
}

/** Whether the other devices are being signed out. */
export function selectIsSigningOutDevices(snapshot: Snapshot) {
  return snapshot.hasTag('devicesBusy');
}

/** Whether signing the other devices out takes longer than it should. */
export function selectIsSigningOutDevicesSlow(snapshot: Snapshot) {
  return snapshot.hasTag('devicesSlow');
}
