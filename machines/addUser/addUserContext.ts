import { assignableRoles, type Party } from '../rules/permissions.ts';
import { NO_CHOICES, teamsOf, withField, type PlacementChoices } from '../rules/placement.ts';
import type { FieldErrors } from '../rules/validation.ts';
import { NO_REASON } from '../shared/outcome.ts';
import { EMPTY_FORM, newPerson, type AddUserField, type AddUserForm } from './addUserForm.ts';
import { failureText, leftBehindText, progressText, type Progress } from './failure.ts';
import type { NewAccountOutput } from './newAccountMachine.ts';

export type AddUserContext = {
  /** Null while the dialog is closed. */
  editor: Party | null;
  form: AddUserForm;
  errors: FieldErrors<AddUserField>;
  choices: PlacementChoices;
  /** The temporary password until it was shown; empty otherwise. */
  password: string;
  progress: Progress;
  /** The new account's id; empty until it exists. */
  userId: string;
  /** Whether the new user has to open the link in a confirmation mail before signing in. */
  hasToConfirm: boolean;
  /** Why the last attempt failed, as a text. */
  failure: string | null;
};

export type FieldChange = { field: AddUserField; value: string };

export type AddUserEvent =
  | { type: 'dialog.open'; editor: Party }
  /** Cancel. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Repeats what failed. */
  | { type: 'retry' }
  /** Deletes an account that has no profile, and closes. */
  | { type: 'account.discard' }
  /** Discards the unfinished account that has the address, and adds the user from the start. */
  | { type: 'account.startOver' }
  /** Back to the form, to type another address. */
  | { type: 'email.correct' }
  /** Leaves the new user without a department and team. */
  | { type: 'assignment.skip' }
  | { type: 'password.copy' }
  | { type: 'password.done' };

type FormView = 'unfinishedAccount' | 'interrupted' | 'assignmentFailed';
type FormState = FormView | 'discarding' | 'showingPassword' | { showingPassword: 'copied' | 'copyFailed' };
type Snapshot = {
  context: AddUserContext;
  matches(state: 'closed' | 'permissionDenied' | { open: { form: FormState } }): boolean;
};

/** What the dialog shows. `interrupted` shows the form as well: all fields but the address can be corrected. */
export type AddUserView = 'closed' | 'permissionDenied' | 'form' | 'password' | FormView;

/** The context of a closed dialog. */
export const CLOSED: AddUserContext = {
  editor: null,
  form: EMPTY_FORM,
  errors: {},
  choices: NO_CHOICES,
  password: '',
  progress: 'nothing',
  userId: '',
  hasToConfirm: false,
  failure: null,
};

/** The context after a field was changed: clears its error and the last failure. */
export function afterChange({ form, errors, choices }: AddUserContext, { field, value }: FieldChange) {
  const others = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
  return { form: withField(form, field, value, choices.teams), errors: others, failure: null };
}

/** The context after an attempt: what the next one needs to continue from there. */
export function afterAttempt({ password, progress, userId, hasToConfirm, error }: NewAccountOutput) {
  return { password, progress, userId, hasToConfirm, failure: error && failureText(error, progress) };
}

/** The context after an attempt that threw: its progress is unknown. */
export function afterDefect(): Pick<AddUserContext, 'progress' | 'failure'> {
  const progress = 'accountUnconfirmed';
  return { progress, failure: failureText(NO_REASON.error, progress) };
}

/** The text of the toast after the dialog was closed too early. */
export function leftBehind({ context: { form } }: { context: AddUserContext }) {
  return { text: leftBehindText(newPerson(form).email) };
}

/** What the dialog shows. */
export function selectView(snapshot: Snapshot): AddUserView {
  const isAt = (form: FormState) => snapshot.matches({ open: { form } });
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('permissionDenied')) return 'permissionDenied';
  if (isAt('showingPassword')) return 'password';
  if (isAt('discarding')) return 'interrupted';
  return (['unfinishedAccount', 'interrupted', 'assignmentFailed'] as const).find(isAt) ?? 'form';
}

/** Null while the dialog is closed. */
export function selectEditor({ context }: Snapshot): Party | null {
  return context.editor;
}

/** The roles to offer: those below the editor's (specification, section 5). */
export function selectRoleChoices({ context: { editor } }: Snapshot) {
  return assignableRoles(editor?.role ?? null);
}

/** The departments to offer. */
export function selectDepartmentChoices({ context }: Snapshot) {
  return context.choices.departments;
}

/** The teams of the chosen department, or all. */
export function selectTeamChoices({ context: { choices, form } }: Snapshot) {
  return teamsOf(choices.teams, form.departmentId);
}

/** Why the last attempt failed. */
export function selectFailure({ context }: Snapshot): string | null {
  return context.failure;
}

/** What is saved and what is not, if an attempt stopped on the way (also beside the password); null otherwise. */
export function selectProgressText(snapshot: Snapshot): string | null {
  const { progress, form, failure } = snapshot.context;
  const isComplete = selectView(snapshot) === 'password' && failure === null;
  return isComplete ? null : progressText(progress, newPerson(form).email) || null;
}

/** The temporary password while it is shown. */
export function selectTemporaryPassword(snapshot: Snapshot): string | null {
  return selectView(snapshot) === 'password' ? snapshot.context.password : null;
}

/** Whether the new user has to open the link in a confirmation mail before signing in. */
export function selectHasToConfirm({ context }: Snapshot): boolean {
  return context.hasToConfirm;
}

/** Whether the password was copied. */
export function selectCopyStatus(snapshot: Snapshot): 'notCopied' | 'copied' | 'copyFailed' {
  const statuses = ['copied', 'copyFailed'] as const;
  const isAt = (status: 'copied' | 'copyFailed') => snapshot.matches({ open: { form: { showingPassword: status } } });
  return statuses.find(isAt) ?? 'notCopied';
}
