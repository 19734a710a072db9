import type { SnapshotFrom } from 'xstate';
import { failureOf } from './settingsContext.ts';
import { isNameChanged } from './settingsForm.ts';
import type { settingsMachine } from './settingsMachine.ts';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

/** The values of the form. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** The errors of the fields. */
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

/** Whether leaving the page would lose changes. */
export function selectIsUnsaved(snapshot: Snapshot) {
  return snapshot.hasTag('unsaved');
}

/** Whether Leave without saving? is open. */
export function selectIsConfirmingLeave(snapshot: Snapshot) {
  return snapshot.matches({ leaving: 'confirmingLeave' });
}

/** Why saving failed, and what was saved, or null; also null while saving. */
export function selectFailure(snapshot: Snapshot): string | null {
  return snapshot.hasTag('busy') ? null : failureOf(snapshot.context);
}

/** The unsaved display name, the only field that may be stored as a draft, or null. */
export function selectDraft({ context: { form, savedName } }: Snapshot): string | null {
  return isNameChanged(form, savedName) ? form.displayName : null;
}
