import type { SnapshotFrom } from 'xstate';
import { failureOf } from './addTeamContext.ts';
import type { addTeamMachine } from './addTeamMachine.ts';
import { departmentChoices, type DepartmentChoice } from './teamForm.ts';

type Snapshot = SnapshotFrom<typeof addTeamMachine>;

/** Whether the dialog is on screen. */
export function selectIsOpen(snapshot: Snapshot) {
  return snapshot.matches('open');
}

/** What is typed and chosen, by field. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** What is wrong, by field. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/** The options of the department select, No Department first. A new array each time: compare it shallowly. */
export function selectDepartmentChoices(snapshot: Snapshot): DepartmentChoice[] {
  return departmentChoices(snapshot.context.departments, snapshot.context.department);
}

/** Whether departments can be chosen yet. */
export function selectChoicesStatus(snapshot: Snapshot): 'loading' | 'ready' | 'failed' {
  if (snapshot.matches({ open: { choices: 'failed' } })) return 'failed';
  return snapshot.matches({ open: { choices: 'ready' } }) ? 'ready' : 'loading';
}

/** Whether the team is being added. */
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
