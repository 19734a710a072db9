import { assignableRoles, type Party } from '../rules/permissions.ts';
import { NO_CHOICES, teamsOf, withField, type PlacementChoices } from '../rules/placement.ts';
import type { FieldErrors } from '../rules/validation.ts';
import type { ListedPerson } from '../shared/entities.ts';
import { NO_REASON } from '../shared/outcome.ts';
import { EMPTY_FORM, newPerson, type AddUserField, type AddUserForm } from './addUserForm.ts';
import { failureText, unfinishedNoticeText, progressText, type Progress } from './failure.ts';
import type { FirstSignIn, NewAccountOutput } from './newAccount.ts';

export type AddUserContext = {
  editor: Party;
  form: AddUserForm;
  errors: FieldErrors<AddUserField>;
  /** The user who had the address at the last attempt. */
  listed: ListedPerson | null;
  choices: PlacementChoices;
  firstSignIn: FirstSignIn;
  /** The temporary password; empty before it exists and after Done. */
  password: string;
  progress: Progress;
  /** The id of the new account; empty until it exists. */
  userId: string;
  /** Whether the new user must open the link in a confirmation email before signing in. */
  hasToConfirm: boolean;
  /** Why the last attempt failed, as text. */
  failure: string | null;
};

export type FieldChange = { field: AddUserField; value: string };

export type AddUserEvent =
  /** Cancel. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'firstSignIn.choose'; firstSignIn: FirstSignIn }
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Retries the failed step. */
  | { type: 'retry' }
  /** Deletes the account without a profile, and closes. */
  | { type: 'account.discard' }
  /** Deletes the unfinished account of this address, and starts over. */
  | { type: 'account.startOver' }
  /** Returns to the form to correct the address. */
  | { type: 'email.correct' }
  /** Leaves the new user without an assignment, and sends the invitation if one is wanted. */
  | { type: 'assignment.skip' }
  | { type: 'password.copy' }
  | { type: 'password.done' };

const FORM_VIEWS = ['unfinishedAccount', 'interrupted', 'assignmentFailed', 'invitationFailed'] as const;
type FormView = (typeof FORM_VIEWS)[number];
type FormState = FormView | 'discarding' | 'showingPassword' | { showingPassword: 'copied' | 'copyFailed' };
type Snapshot = {
  context: AddUserContext;
  matches(state: 'permissionDenied' | { open: { form: FormState } }): boolean;
};

/** The view of the dialog. `interrupted` also shows the form: all fields except the address can be corrected. */
export type AddUserView = 'permissionDenied' | 'form' | 'password' | FormView;

/** The input of the dialog. */
export type AddUserProps = { editor: Party };

/** The context of a dialog that opens, without its editor. */
export const OPENED: Omit<AddUserContext, 'editor'> = {
  form: EMPTY_FORM,
  errors: {},
  listed: null,
  choices: NO_CHOICES,
  firstSignIn: 'temporaryPassword',
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

/** The context after an attempt: stores where the next one continues. */
export function afterAttempt({ password, progress, userId, hasToConfirm, error }: NewAccountOutput) {
  return { password, progress, userId, hasToConfirm, failure: error && failureText(error, progress) };
}

/** The context after an attempt that threw: its progress is unknown. */
export function afterDefect(): Pick<AddUserContext, 'progress' | 'failure'> {
  const progress = 'accountUnconfirmed';
  return { progress, failure: failureText(NO_REASON.error, progress) };
}

/** The toast text after the dialog was closed with an unfinished account. */
export function unfinishedNotice({ context: { form } }: { context: AddUserContext }) {
  return { text: unfinishedNoticeText(newPerson(form).email) };
}

/** The view of the dialog. */
export function selectView(snapshot: Snapshot): AddUserView {
  const isAt = (form: FormState) => snapshot.matches({ open: { form } });
  if (snapshot.matches('permissionDenied')) return 'permissionDenied';
  if (isAt('showingPassword')) return 'password';
  if (isAt('discarding')) return 'interrupted';
  return FORM_VIEWS.find(isAt) ?? 'form';
}

/** The user who adds. */
export function selectEditor({ context }: Snapshot): Party {
  return context.editor;
}

/** The roles to offer: those below the editor's (specification, section 5). */
export function selectRoleChoices({ context: { editor } }: Snapshot) {
  return assignableRoles(editor.role);
}

/** How the new user signs in first. */
export function selectFirstSignIn({ context }: Snapshot): FirstSignIn {
  return context.firstSignIn;
}

/** The departments to offer. */
export function selectDepartmentChoices({ context }: Snapshot) {
  return context.choices.departments;
}

/** The teams of the selected department, or all. */
export function selectTeamChoices({ context: { choices, form } }: Snapshot) {
  return teamsOf(choices.teams, form.departmentId);
}

/** Why the last attempt failed. */
export function selectFailure({ context }: Snapshot): string | null {
  return context.failure;
}

/** Which parts are saved, if an attempt was interrupted; null otherwise. */
export function selectProgressText(snapshot: Snapshot): string | null {
  const { progress, form, failure } = snapshot.context;
  const isComplete = selectView(snapshot) === 'password' && failure === null;
  return isComplete ? null : progressText(progress, newPerson(form).email) || null;
}

/** The temporary password while it is shown. */
export function selectTemporaryPassword(snapshot: Snapshot): string | null {
  return selectView(snapshot) === 'password' ? snapshot.context.password : null;
}

/** Whether the new user must open the link in a confirmation email before signing in. */
export function selectHasToConfirm({ context }: Snapshot): boolean {
  return context.hasToConfirm;
}

/** Whether the password was copied. */
export function selectCopyStatus(snapshot: Snapshot): 'notCopied' | 'copied' | 'copyFailed' {
  const statuses = ['copied', 'copyFailed'] as const;
  const isAt = (status: 'copied' | 'copyFailed') => snapshot.matches({ open: { form: { showingPassword: status } } });
  return statuses.find(isAt) ?? 'notCopied';
}
