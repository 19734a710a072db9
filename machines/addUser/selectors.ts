import type { SnapshotFrom } from 'xstate';
import { assignableRoles } from '../rules/permissions.ts';
import { teamsOf } from '../rules/placement.ts';
import { newPerson } from './addUserForm.ts';
import type { addUserMachine } from './addUserMachine.ts';
import { progressText } from './failure.ts';

type Snapshot = SnapshotFrom<typeof addUserMachine>;

/** What the dialog shows. `interrupted` shows the form as well: all but the address can still be corrected. */
export type AddUserView =
  'closed' | 'permissionDenied' | 'form' | 'unfinishedAccount' | 'interrupted' | 'assignmentFailed' | 'password';

/** What the dialog shows now. */
export function selectView(snapshot: Snapshot): AddUserView {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('permissionDenied')) return 'permissionDenied';
  if (snapshot.matches({ open: { form: 'unfinishedAccount' } })) return 'unfinishedAccount';
  if (snapshot.matches({ open: { form: 'interrupted' } })) return 'interrupted';
  if (snapshot.matches({ open: { form: 'discarding' } })) return 'interrupted';
  if (snapshot.matches({ open: { form: 'assignmentFailed' } })) return 'assignmentFailed';
  if (snapshot.matches({ open: { form: 'showingPassword' } })) return 'password';
  return 'form';
}

/** Who adds; null while the dialog is closed. */
export function selectEditor(snapshot: Snapshot) {
  return snapshot.context.editor;
}

/** What is typed and chosen, by field. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** What is wrong, by field. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/** The roles to offer: below the editor's own (specification, section 5). */
export function selectRoleChoices({ context: { editor } }: Snapshot) {
  return assignableRoles(editor?.role ?? null);
}

/** The departments to offer. */
export function selectDepartmentChoices(snapshot: Snapshot) {
  return snapshot.context.choices.departments;
}

/** The teams to offer: those of the chosen department, or all. */
export function selectTeamChoices({ context: { choices, form } }: Snapshot) {
  return teamsOf(choices.teams, form.departmentId);
}

/** Whether departments and teams can be chosen yet. */
export function selectChoicesStatus(snapshot: Snapshot): 'loading' | 'ready' | 'failed' {
  if (snapshot.matches({ open: { choices: 'failed' } })) return 'failed';
  return snapshot.matches({ open: { choices: 'ready' } }) ? 'ready' : 'loading';
}

/** Whether a request of the form is under way. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether it takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** Why the last attempt failed. */
export function selectFailure(snapshot: Snapshot) {
  return snapshot.context.failure;
}

/** What is done and what is not, when an attempt stopped on the way (also beside the password); null otherwise. */
export function selectProgressText(snapshot: Snapshot) {
  const { progress, form, failure } = snapshot.context;
  const isWithoutTrouble = selectView(snapshot) === 'password' && failure === null;
  return isWithoutTrouble ? null : progressText(progress, newPerson(form).email) || null;
}

/** The temporary password, while it is shown. */
export function selectTemporaryPassword(snapshot: Snapshot) {
  return selectView(snapshot) === 'password' ? snapshot.context.password : null;
}

/** Whether the new user has to open the link of a confirmation mail before signing in. */
export function selectHasToConfirm(snapshot: Snapshot) {
  return snapshot.context.hasToConfirm;
}

/** Whether the password was copied. */
export function selectCopyStatus(snapshot: Snapshot): 'notCopied' | 'copied' | 'copyFailed' {
  if (snapshot.matches({ open: { form: { showingPassword: 'copied' } } })) return 'copied';
  return snapshot.matches({ open: { form: { showingPassword: 'copyFailed' } } }) ? 'copyFailed' : 'notCopied';
}
