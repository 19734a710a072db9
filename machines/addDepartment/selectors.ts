import type { SnapshotFrom } from 'xstate';
import { failureOf } from './addDepartmentForm.ts';
import type { addDepartmentMachine } from './addDepartmentMachine.ts';

type Snapshot = SnapshotFrom<typeof addDepartmentMachine>;

/** Whether the dialog is on screen. */
export function selectIsOpen(snapshot: Snapshot) {
  return !snapshot.matches('closed');
}

/** What is typed, by field. */
export function selectForm({ context: { name } }: Snapshot) {
  return { name };
}

/** What is wrong, by field. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/** Whether the department is being added. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether it takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** Why the last attempt was refused; null while the next one runs. */
export function selectFailure(snapshot: Snapshot): string | null {
  return snapshot.hasTag('busy') ? null : failureOf(snapshot.context);
}
